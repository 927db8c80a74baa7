"""The benchmark's arithmetic and its table; knows nothing of programs and jobs."""

import dataclasses
import statistics

SAME = 0.03  # ratios nearer to 1 than this are no difference


@dataclasses.dataclass(frozen=True)
class Ratio:
    """Ratio of the medians of two series that were measured in turn, and the least and greatest ratio of a pair."""

    value: float
    least: float
    greatest: float

    def __str__(self):
        pairs = f" ({self.least:.2f} to {self.greatest:.2f})" if self.least < self.greatest else ""
        return f"{self.value:.2f}{pairs}"

    @property
    def verdict(self):
        """In words, for costs: less is better. Says so when some pairs point the other way."""
        if abs(self.value - 1) < SAME:
            return "no difference"
        words = f"{abs(self.value - 1) * 100:.0f} % {'less' if self.value < 1 else 'more'}"
        return words + (", pairs disagree" if self.least < 1 < self.greatest else "")


def ratio(ours, theirs):
    """Requires two series of equal length, at least 1, of positive numbers; the i-th of each were measured next to each other."""
    if len(ours) != len(theirs) or not ours:
        raise ValueError(f"series of {len(ours)} and {len(theirs)} measurements are no pairs")
    pairs = [a / b for a, b in zip(ours, theirs)]
    return Ratio(statistics.median(ours) / statistics.median(theirs), min(pairs), max(pairs))


def spread(series):
    """Half the distance from the least to the greatest, in per cent of the median; "-" when there is but one."""
    if len(series) == 1:
        return "-"
    return f"±{(max(series) - min(series)) / 2 / statistics.median(series) * 100:.0f} %"


def seconds_text(seconds):
    """Three or more digits: "0.00412", "0.134", "103.7"."""
    return f"{seconds:.5f}" if seconds < 0.01 else f"{seconds:.4f}" if seconds < 0.1 else f"{seconds:.3f}"


def table(headers, rows):
    """Lines of text. The first two columns hold words, the others figures, aligned to the right. A row with fewer cells than
    headers ends with a remark, which may be long."""
    full = [row for row in [headers, *rows] if len(row) == len(headers)]
    widths = [max(len(row[column]) for row in full) for column in range(len(headers))]
    for row in rows:
        for column, cell in enumerate(row[:2]):
            widths[column] = max(widths[column], len(cell))

    def line(row):
        cells = [cell.ljust(width) if column < 2 else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(row, widths))]
        if len(row) < len(headers):
            cells[-1] = row[-1]
        return "  ".join(cells).rstrip()

    return "\n".join(line(row) for row in [headers, *rows])
