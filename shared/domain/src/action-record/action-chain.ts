import type { ActionDetails } from './action-kinds.ts';

/** One entry of the record as it is stored, without its own hash. References stand for people: no name is part of it. */
export interface ChainedAction {
  tenantId: string;
  /** 1, 2, 3 … within an organization. */
  seq: number;
  /** Of the act: an act is written down once, however often it is tried. */
  actionId: string;
  /** When it was done. */
  at: Date;
  kind: string;
  /** References of who did it, to whom, and who takes over; '' where there is nobody. */
  who: string;
  whom: string;
  to: string;
  details: ActionDetails;
  /** The server stopped meanwhile, so the act may not have happened. */
  unconfirmed: boolean;
  /** The hash of the entry before. */
  before: string;
}

/** Where a chain ends: after this entry the next one follows. */
export interface ChainEnd {
  seq: number;
  hash: string;
}

/** What stands before the first entry of every organization. */
export const chainStart: ChainEnd = { seq: 0, hash: 'start' };

/** The version of this form. A change of the form needs a new number, and the earlier form for earlier entries. */
const form = 1;

/**
 * The text whose hash is the entry's (ACTIONS-02): JSON of every field in a fixed order, so that no two entries have the
 * same. Throws for a value of another type than the field has.
 */
export function chainText(entry: ChainedAction): string {
  const { tenantId, seq, actionId, at, kind, who, whom, to, details, unconfirmed, before } = entry;
  const sorted = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  const fields = [
    tenantId,
    seq,
    actionId,
    at.toISOString(),
    kind,
    who,
    whom,
    to,
    sorted,
    unconfirmed,
    before,
  ];
  return JSON.stringify([form, ...fields]);
}

/** What is wrong with a chain, for whoever runs the check. */
export const chainProblems = {
  missing: 'one or more entries before it are missing',
  order: 'it stands twice, or out of order',
  before: 'it does not continue the entry before it',
  changed: 'it was changed after it was written',
} as const satisfies Record<string, string>;
export type ChainProblem = keyof typeof chainProblems;

/** A field of another type is a change, not a failure of the check. */
function textOf(entry: ChainedAction): string | undefined {
  try {
    return chainText(entry);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with the next entry of a chain; undefined if nothing is (ACTIONS-06). Call it with the entries in their
 * order, each with the end that the one before it gave.
 *
 * @param hashes the hash of a text by each key that may have been used
 */
export function chainProblem(
  end: ChainEnd,
  entry: ChainedAction & { hash: string },
  hashes: (text: string) => readonly string[],
): ChainProblem | undefined {
  if (entry.seq !== end.seq + 1) return entry.seq > end.seq + 1 ? 'missing' : 'order';
  const text = textOf(entry);
  if (text === undefined || !hashes(text).includes(entry.hash)) return 'changed';
  return entry.before === end.hash ? undefined : 'before';
}
