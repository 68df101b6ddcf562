/** A stretch that two texts have in common: where it begins in each, and how long it is. */
export interface Run {
  before: number;
  after: number;
  length: number;
}

/** A stretch between runs: what went, and what came in its place. */
export interface Gap {
  before: [start: number, end: number];
  after: [start: number, end: number];
}

/** The gap in front of a run. */
export function gapAt(runs: readonly Run[], place: number): Gap {
  const nothing = { before: 0, after: 0, length: 0 };
  const [last, run] = [runs[place - 1] ?? nothing, runs[place] ?? nothing];
  return {
    before: [last.before + last.length, run.before],
    after: [last.after + last.length, run.after],
  };
}

/** The gaps before, between and after runs: one more than runs. */
export function gapsBetween(runs: readonly Run[], before: string, after: string): Gap[] {
  const ends = [...runs, { before: before.length, after: after.length, length: 0 }];
  return ends.map((_, place) => gapAt(ends, place));
}
