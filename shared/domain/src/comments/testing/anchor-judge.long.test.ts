import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import type { JudgedAnchor } from './anchor-expectations.ts';
import { judgeAnchors } from './anchor-judge.ts';
import type { Follow } from './anchor-witness.ts';
import { followWords } from './naive-follow.ts';
import { runsIn, worlds } from './random-runs.ts';

// What judges the anchors must itself be right: a plain follower passes, and the usual mistakes are found.

const gone = (anchor: JudgedAnchor, at: number): JudgedAnchor => ({
  ...anchor,
  start: at,
  end: at,
  state: 'gone',
});
const at = (anchor: JudgedAnchor, start: number): JudgedAnchor => ({
  ...anchor,
  start,
  end: start + anchor.quote.length,
  state: 'here',
});

/** Follows one comment, whatever becomes of the others. */
type FollowOne = (anchor: JudgedAnchor, before: string, after: string) => JudgedAnchor;

const firstOccurrence: FollowOne = (anchor, _before, after) => {
  const start = after.indexOf(anchor.quote);
  return start < 0 ? gone(anchor, Math.min(anchor.start, after.length)) : at(anchor, start);
};

const nearestOffset: FollowOne = (anchor, _before, after) => {
  const places = [after.lastIndexOf(anchor.quote, anchor.start), after.indexOf(anchor.quote, anchor.start)];
  const [nearest] = places
    .filter((place) => place >= 0)
    .sort((one, other) => Math.abs(one - anchor.start) - Math.abs(other - anchor.start));
  return nearest === undefined ? gone(anchor, Math.min(anchor.start, after.length)) : at(anchor, nearest);
};

const alwaysGone: FollowOne = (anchor, _before, after) => gone(anchor, Math.min(anchor.start, after.length));

const staysPut: FollowOne = (anchor, _before, after) =>
  after.slice(anchor.start, anchor.end) === anchor.quote
    ? anchor
    : gone(anchor, Math.min(anchor.start, after.length));

/** Right while the words are there, but it takes what replaced them for what is left. */
const keepsTheEdges: FollowOne = (anchor, before, after) => {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - start && before.at(-1 - tail) === after.at(-1 - tail))
    tail += 1;
  const delta = after.length - before.length;
  const moved = (place: number) => (place <= start ? place : place + delta);
  const [from, to] = [Math.max(0, moved(anchor.start)), Math.max(0, moved(anchor.end))];
  if (to <= from) return gone(anchor, Math.min(from, after.length));
  return {
    ...anchor,
    start: from,
    end: to,
    state: after.slice(from, to) === anchor.quote ? 'here' : 'changed',
  };
};

// It does not store what a good one needs to bring everything back: one run in ten may end with a complaint about an
// undo. Fixed seeds, so that this says the same every time.
test.each(worlds)('a plain follower of words gets through most runs: %s', (world) => {
  const runs = Array.from({ length: propertyRuns(60, 20) }, (_, index) => ({
    world,
    seed: (index + 1) * 7919,
  }));
  const complaints = runs.flatMap((run) => judgeAnchors(followWords, run));
  expect(complaints.length).toBeLessThanOrEqual(Math.ceil(runs.length * 0.2));
});

test.each([
  ['the first occurrence', firstOccurrence],
  ['the occurrence nearest to the former place', nearestOffset],
  ['always gone', alwaysGone],
  ['the former place', staysPut],
  ['the same distance from both ends', keepsTheEdges],
])('a wrong follower is caught in every run: %s', (_name, followOne) => {
  const follow: Follow = (anchors, before, after) =>
    anchors.map((anchor) => followOne(anchor, before, after));
  for (const world of worlds) {
    fc.assert(
      fc.property(runsIn(world), (run) => {
        expect(judgeAnchors(follow, run)).toHaveLength(1);
      }),
      { numRuns: propertyRuns(30), endOnFailure: true },
    );
  }
});
