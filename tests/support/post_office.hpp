// A post for parts that are threads of one process.
#pragma once

#include <barrier>
#include <functional>
#include <thread>
#include <vector>

#include "core/parts/post.hpp"

namespace shunt::test {

/// Joins some parts, each of which has a thread to itself.
class PostOffice {
public:
    explicit PostOffice(int parts) : letters_(static_cast<std::size_t>(parts)), round_(parts), parts_(parts) {}

    /// Calls `work` in a thread for each part, with its post, and waits for all.
    void run(const std::function<void(parts::Post&)>& work) {
        std::vector<std::thread> threads;
        for (int part = 0; part < parts_; ++part)
            threads.emplace_back([this, part, &work] {
                Desk desk(*this, part);
                work(desk);
            });
        for (std::thread& thread : threads) thread.join();
    }

private:
    class Desk final : public parts::Post {
    public:
        Desk(PostOffice& office, int part) : office_(&office), part_(part) {}
        [[nodiscard]] int parts() const override { return office_->parts_; }
        [[nodiscard]] int part() const override { return part_; }
        [[nodiscard]] std::vector<parts::Letter> exchange(const std::vector<parts::Letter>& letters) override {
            office_->letters_[static_cast<std::size_t>(part_)] = letters;
            office_->round_.arrive_and_wait();
            std::vector<parts::Letter> answers;
            for (const auto& from : office_->letters_) answers.push_back(from[static_cast<std::size_t>(part_)]);
            office_->round_.arrive_and_wait();
            return answers;
        }

    private:
        PostOffice* office_;
        int part_;
    };

    std::vector<std::vector<parts::Letter>> letters_;  // by sender, then by receiver
    std::barrier<> round_;
    int parts_;
};

}  // namespace shunt::test
