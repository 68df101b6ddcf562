import { listWords } from '../format/list-words.ts';
import type { FieldProblem } from '../rules.ts';
import type { FieldsMerge, Versions } from './merge-fields.ts';

/** The result of merging two people's changes of one record. */
export type MergeResult<Fields extends object = object> =
  | {
      kind: 'merged';
      fields: Fields;
      /** What the other has changed, as people read it: labels of fields. */
      theirs: string[];
    }
  /** Only a person can decide: the names of these fields. */
  | { kind: 'asked'; names: string[] };

/** Merges the changes of one kind of record. Pure. */
export type Merging<Fields extends object = object> = (versions: Versions<Fields>) => MergeResult<Fields>;

/** A merging of whatever kind of record, for code that keeps their fields as they are. */
export type AnyMerging = (versions: Versions<never>) => MergeResult;

/**
 * Problems that the merged whole has although what both began with had none, in fields where both have changed
 * something: each text was right, and together they are not.
 */
export function asksAfterMerge(
  { byMe, byThem }: FieldsMerge,
  { before, after }: Record<'before' | 'after', readonly FieldProblem[]>,
  involvedIn: (field: string) => readonly string[] = (field) => [field],
): string[] {
  return after
    .filter(({ field }) => !before.some((known) => known.field === field))
    .flatMap(({ field }) => {
      const involved = involvedIn(field);
      const touched = (names: readonly string[]) => involved.filter((name) => names.includes(name));
      const [mine, theirs] = [touched(byMe), touched(byThem)];
      return mine.length > 0 && theirs.length > 0 ? [...mine, ...theirs] : [];
    });
}

/** The result of a merge, with what its rules ask. `labels` names the fields for people. */
export function resultOf<Fields extends object>(
  { asked, byThem }: FieldsMerge,
  fields: Fields,
  broken: readonly string[],
  labels: Readonly<Record<string, string>>,
): MergeResult<Fields> {
  const names = [...new Set([...asked, ...broken])];
  if (names.length > 0) return { kind: 'asked', names };
  return { kind: 'merged', fields, theirs: [...new Set(byThem.flatMap((name) => labels[name] ?? []))] };
}

/** More labels than these are counted. */
const namedLabels = 3;

/**
 * What people are told after a merge (OFFLINE-20): "Amina changed “Budget” meanwhile. Both changes are kept." `who` is
 * a name; undefined if it is not known.
 */
export function mergedWords(theirs: readonly string[], who?: string | 'you'): string {
  const rest = theirs.length - namedLabels;
  const named = theirs.slice(0, rest > 1 ? namedLabels : theirs.length).map((label) => `“${label}”`);
  const what = listWords(rest > 1 ? [...named, `${rest} more`] : named) || 'it';
  if (who === 'you') return `You changed ${what} on another device meanwhile. Both changes are kept.`;
  return `${who ?? 'Someone else'} changed ${what} meanwhile. Both changes are kept.`;
}
