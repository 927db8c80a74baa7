// What comes from workers, now or from an earlier visit, and goes to the part that has asked for it.
#pragma once

#include "core/outcome/value.hpp"
#include "ui/jobs/job.hpp"

namespace shunt::ui {

struct Model;

/// A message of the page's queue of jobs.
void receive(Model& model, outcome::Value message);
/// Takes {"request", "report"} of an earlier visit as if it were done now, without a word: an answer or a census of the puzzle that
/// is open, or what a search has found. Nothing that is known already is replaced, and what does not fit is ignored.
void recall(Model& model, outcome::Value kept);
/// Ends a job, or takes one that has failed off the list.
void cancel_job(Model& model, Ticket ticket);

}  // namespace shunt::ui
