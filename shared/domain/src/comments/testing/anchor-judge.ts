import type { JudgedAnchor } from './anchor-expectations.ts';
import { claimsOf, type Follow, Witness } from './anchor-witness.ts';
import { changeOf, type EditChoice, quotedRange } from './random-changes.ts';
import { numbersOf, type World, worldOf } from './sample-texts.fixture.ts';
import { type TextChange, takenBack } from './text-changes.ts';

/** What an anchor did wrong in one change. */
export interface Complaint {
  problem: string;
  kind: string;
  step: number;
  quote: string;
  claimedBefore: JudgedAnchor;
  claimed: JudgedAnchor;
  before: string;
  after: string;
}

/** One run: a text, comments on its words, and 200 edits in a row, all by the seed. */
export interface JudgedRun {
  world: World['name'];
  seed: number;
}

const editsInARow = 200;

/** Of four choices, one takes back what was done last; undo after undo is common. */
const isUndo = ({ kind, aim }: EditChoice) => (kind + aim) % 4 === 0;

/**
 * Follows comments through all edits of a run, and says where one is lost, stands on other words, spans too much or
 * too little, or does not come back by undo. Which character is which is known from the edits, not from the texts.
 * Where the texts cannot tell (`a a` becomes `a`), each explanation counts. It stops at the first complaint.
 */
export function judgeAnchors(follow: Follow, { world: name, seed }: JudgedRun): Complaint[] {
  const world = worldOf(name, seed);
  const next = numbersOf(seed + 7);
  let text = world.text;
  let history: TextChange[] = [];
  const witnesses: Witness[] = [];
  const comment = () => {
    const range = quotedRange(text, next);
    if (range) witnesses.push(new Witness(text, range.from, range.to));
  };
  for (let count = 0; count < 6; count += 1) comment();
  for (let step = 0; step < editsInARow; step += 1) {
    const choice = { kind: next(1000), place: next(10_000), size: next(1000), aim: next(1000) };
    const aimedAt = witnesses[choice.size % witnesses.length];
    const last = isUndo(choice) ? history.pop() : undefined;
    const change = last ? takenBack(last) : changeOf(world, text, choice, aimedAt?.range());
    const anchors = witnesses.map(({ claimed }) => claimed);
    for (const [index, claims] of claimsOf(follow, anchors, change).entries()) {
      const witness = witnesses[index] as Witness;
      const claimedBefore = witness.claimed;
      const problem = witness.judge(claims, change, !!last);
      if (problem) {
        const { claimed } = witness;
        const { before, after, kind } = change;
        return [{ problem, kind, step, quote: claimed.quote, claimedBefore, claimed, before, after }];
      }
    }
    text = change.after;
    if (!last) history.push(change);
    // New comments in between; what was before them cannot be undone any more.
    if (step % 20 === 19) {
      history = [];
      for (const witness of witnesses) witness.forgetHistory();
      comment();
    }
  }
  return [];
}
