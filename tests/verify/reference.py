#!/usr/bin/python3
"""reference.py CARD: checks a small result card of Shunt with nothing of Shunt: its own reading, its own moves, its own search.

Says "equal" and ends with 0, or where the card is wrong and ends with 1. It is slow, and knows no gates and no names of several letters.
"""

import hashlib
import json
import sys

OTHER = {"U": "horizontal", "L": "vertical", "R": "vertical", "D": "horizontal"}
STEPS = {"U": (-1, 0), "L": (0, -1), "R": (0, 1), "D": (1, 0)}
TOLD = ("name", "source", "note", "metric", "distinct", "alike", "colour", "facts")  # what changes no move; kinds are told by the card


class Puzzle:  # a position is, for every piece, how many rows and columns it is away from where it starts
    def __init__(self, card):
        self.extent, self.in_groups = card["metric"].rsplit("-")[-1], card["metric"].startswith("super-")
        fields, (board, *goals) = self.read(card["puzzle"])
        self.ground = {at: sign if sign in "# " else "." for at, sign in board.items()}
        self.size = max(row for row, _ in board) + 1, max(column for _, column in board) + 1
        tiles = "".join(set(board.values()) if "*" in fields["tiles"] else fields["tiles"]) + "_"
        wholes = {(sign, sign in tiles and at): [at] if sign in tiles else [cell for cell in board if board[cell] == sign]
                  for at, sign in board.items() if sign not in ".# "}
        self.pieces = [(name, cells) for (name, _), cells in wholes.items()]  # with their cells at the start
        self.kinds = {"".join(sorted(set(kind))) for kind in card["kinds"]}
        axes = [axis.split(" ") for axis in fields["axis"]]
        self.closed = {letter: "".join(names for axis, names in axes if axis == other) for letter, other in OTHER.items()}
        self.goals = [[(sign, {at} if sign in tiles else {cell for cell in goal if goal[cell] == sign})
                       for at, sign in goal.items() if sign not in ".# "] for goal in goals]

    @staticmethod
    def read(text):
        fields, blocks, block = {"tiles": [], "axis": []}, [], None
        for line in text.split("\n"):
            key, colon, value = line.partition(":")
            if key in ("board", "goal") and colon:
                block, row = {}, 0
                blocks.append(block)
            elif key in ("tiles", "axis") and colon:
                fields[key].append(value.strip())
            elif block is not None and line and not (colon and key in TOLD):
                block.update({(row, column): sign for column, sign in enumerate(line)})
                row += 1
            else:
                block = sys.exit(f"this program does not know the line {line!r}") if line and key not in TOLD else None
        return fields, blocks

    def cells(self, position, piece):
        rows, columns = position[piece]
        return [(row + rows, column + columns) for row, column in self.pieces[piece][1]]

    def code(self, position):
        rows = [[self.ground.get((row, column), " ") for column in range(self.size[1])] for row in range(self.size[0])]
        for kind in self.kinds:
            alike = [piece for piece, (name, _) in enumerate(self.pieces) if name in kind]
            for piece, cells in zip(alike, sorted((self.cells(position, piece) for piece in alike), key=min)):
                for row, column in cells:
                    rows[row][column] = self.pieces[piece][0]
        return "/".join(map("".join, rows))

    def pushed(self, position, seed, letter):  # the pieces that go along when one makes a step; nothing where one of them cannot
        at = {cell: piece for piece in range(len(self.pieces)) for cell in self.cells(position, piece)}
        group, todo = {seed}, [seed]
        while todo:
            piece = todo.pop()
            ahead = [(row + STEPS[letter][0], column + STEPS[letter][1]) for row, column in self.cells(position, piece)]
            if self.pieces[piece][0] in self.closed[letter] or any(self.ground.get(to) != "." for to in ahead):
                return None
            todo += {at[to] for to in ahead if to in at} - group
            group |= set(todo)
        return frozenset(group)

    def moved(self, position, group, letter):  # the position after a step of these pieces and no others; nothing where they cannot
        if any(not (self.pushed(position, piece, letter) or {-1}) <= group for piece in group):
            return None
        rows, columns = STEPS[letter]
        return tuple((at[0] + rows, at[1] + columns) if piece in group else at for piece, at in enumerate(position))

    def groups(self, position, letter):  # all sets of pieces that can make a step, or only the single ones
        seeds = {self.pushed(position, piece, letter) for piece in range(len(self.pieces))} - {None}
        groups, joined = set(), {group for group in seeds if self.in_groups or len(group) == 1}
        while joined != groups and self.in_groups:
            groups, joined = joined, joined | {a | b for a in joined for b in seeds}
        return joined

    def neighbours(self, position):
        for first in STEPS:
            for group in self.groups(position, first):
                seen, todo = {position}, [self.moved(position, group, first)]
                while todo:
                    here = todo.pop()
                    if here and here not in seen:
                        seen.add(here)
                        yield here
                        on = {"step": "", "slide": first, "move": STEPS}[self.extent]
                        todo += [self.moved(here, group, letter) for letter in on]

    def is_solved(self, position):
        at = {frozenset(self.cells(position, piece)): name for piece, (name, _) in enumerate(self.pieces)}

        def is_met(sign, cells):
            if sign == "_":
                return not cells & set().union(*at)
            return any({at.get(frozenset(cells)), sign} <= set(kind) for kind in self.kinds)

        return any(all(is_met(*wanted) for wanted in goal) for goal in self.goals)

    def levels(self):  # all positions by depth, each level as {code: position}
        start = tuple((0, 0) for _ in self.pieces)
        known, level = set(), {self.code(start): start}
        while level:
            yield level
            known |= set(level)
            found = {self.code(to): to for position in level.values() for to in self.neighbours(position)}
            level = {code: position for code, position in found.items() if code not in known}


def fault_of_way(puzzle, position, card):
    for number, move in enumerate(card["way"], 1):
        firsts = [min(puzzle.cells(position, piece)) for piece in range(len(position))]
        group = frozenset(piece for piece, (row, column) in enumerate(firsts) if [row + 1, column + 1] in move["at"])
        one = {"step": len(move["path"]) == 1, "slide": len(set(move["path"])) == 1, "move": True}[puzzle.extent]
        for letter in move["path"]:
            position = puzzle.moved(position, group, letter) if position else None
        if not position or not one or len(group) != len(move["at"]) or (len(group) != 1 and not puzzle.in_groups):
            return f"move {number} of the way is none"
    return None if puzzle.is_solved(position) and len(card["way"]) == card["length"] else "the way does not end as it should"


def fault_of(card):
    puzzle = Puzzle(card)
    for depth, level in enumerate(puzzle.levels()):
        if "levels" not in card and any(map(puzzle.is_solved, level.values())):
            return None if card.get("length") == depth else f"a shortest solution has length {depth}"
        digests = (int(hashlib.sha256(code.encode()).hexdigest(), 16) for code in level)
        found = {"positions": len(level), "hash": f"{sum(digests) % 2**256:064x}"}
        if depth == 0 and "way" in card and (fault := fault_of_way(puzzle, *level.values(), card)):
            return fault
        if "levels" in card and not card["complete"] and depth == len(card["levels"]):
            return None
        if "levels" in card and card["levels"][depth : depth + 1] != [found]:
            return f"depth {depth}: {found}"
    return "there is no more" if card.get("solvable") or depth + 1 < len(card.get("levels", [])) else None


if __name__ == "__main__":
    wrong = fault_of(json.loads(open(sys.argv[1], encoding="utf-8").read()))
    sys.exit(f"not equal: {wrong}" if wrong else print("equal"))
