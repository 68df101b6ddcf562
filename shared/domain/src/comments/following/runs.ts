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

/** The gaps before, between and after runs: one more than runs. */
export function gapsBetween(runs: readonly Run[], before: string, after: string): Gap[] {
  const ends = [...runs, { before: before.length, after: after.length, length: 0 }];
  return ends.map((run, place) => {
    const last = runs[place - 1];
    return {
      before: [last ? last.before + last.length : 0, run.before],
      after: [last ? last.after + last.length : 0, run.after],
    };
  });
}
