import { isSameValue } from '../outbox/says-the-same.ts';
import { mergeRows, mergeValue, undecided } from './merge-rows.ts';

/** Three versions of the fields of one record: what editing began with, the person's own, and what is saved now. */
export interface Versions<Fields extends object = object> {
  read: Fields;
  mine: Fields;
  theirs: Fields;
}

/**
 * How a field is merged. `whole`: by one of the two. `set`: a list whose order means nothing, item by item. `mine`: the
 * person's own, whatever the other did. `rows`: row by row and cell by cell; the value names the key of a row.
 */
export type MergeKind = 'whole' | 'set' | 'mine' | { rows: string };

/** A merge, field by field. */
export interface FieldsMerge {
  /** The merged fields; of what is asked, the person's own. */
  values: Record<string, unknown>;
  byMe: string[];
  byThem: string[];
  /** Fields that both have changed in different ways. */
  asked: string[];
}

type Values = Record<string, unknown>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Theirs, with what was added and without what was removed. */
function mergeSet(read: unknown, mine: unknown, theirs: unknown): unknown[] {
  const [before, own, other] = [listOf(read), listOf(mine), listOf(theirs)];
  const added = own.filter((item) => !before.includes(item) && !other.includes(item));
  return [...other.filter((item) => own.includes(item) || !before.includes(item)), ...added];
}

function merged(kind: MergeKind, read: unknown, mine: unknown, theirs: unknown): unknown {
  if (kind === 'mine') return mine;
  const whole = mergeValue(read, mine, theirs);
  if (whole !== undecided || kind === 'whole') return whole;
  if (kind === 'set') return mergeSet(read, mine, theirs);
  return mergeRows(kind.rows, { read: listOf(read), mine: listOf(mine), theirs: listOf(theirs) });
}

/**
 * Merges the fields `names` of a record (OFFLINE-19): what one of the two changed is taken, what both changed in the same
 * way as well; the rest is asked.
 */
export function mergeFields(
  { read, mine, theirs }: Versions,
  names: readonly string[],
  kindOf: (name: string) => MergeKind,
): FieldsMerge {
  const merge: FieldsMerge = { values: {}, byMe: [], byThem: [], asked: [] };
  for (const name of names) {
    const [before, own, other] = [(read as Values)[name], (mine as Values)[name], (theirs as Values)[name]];
    const value = merged(kindOf(name), before, own, other);
    if (value === undecided) merge.asked.push(name);
    merge.values[name] = value === undecided ? own : value;
    if (!isSameValue(before, own)) merge.byMe.push(name);
    if (!isSameValue(before, other)) merge.byThem.push(name);
  }
  return merge;
}
