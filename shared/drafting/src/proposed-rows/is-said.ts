import type { PlanRow, PlanTableName } from '@harambee/domain';

/** What a row is about, column by column. */
const about: { [Name in PlanTableName]: readonly (keyof PlanRow<Name> & string)[] } = {
  outcomes: ['indicator'],
  activities: ['activity'],
  people: ['name', 'post'],
  risks: ['risk'],
  assumptions: ['assumption'],
  mechanisms: ['mechanism'],
  safeguards: ['measure'],
  trackRecord: ['project'],
};

/** The subject of a row; '' if the row would say nothing. */
export const subjectOf = <Name extends PlanTableName>(table: Name, row: PlanRow<Name>): string =>
  about[table]
    .map((column) => String(row[column]))
    .join(' ')
    .trim();

/** The words that distinguish texts, without "the" and "of"; all words of a short text. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3 || /\p{N}/u.test(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** The share of the shorter text's words that the other text has, too. */
function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  return short.size === 0 ? 0 : [...short].filter((word) => long.has(word)).length / short.size;
}

/** Two texts with at least this share in common are about the same thing. */
const same = 0.7;

/** True if one of the rows already says it: it is the same row or has the same subject. */
export function isSaid<Name extends PlanTableName>(
  table: Name,
  row: PlanRow<Name>,
  rows: readonly PlanRow<Name>[],
): boolean {
  return rows.some((other) => other.id === row.id || isAboutTheSame(table, row, other));
}

function isAboutTheSame<Name extends PlanTableName>(
  table: Name,
  row: PlanRow<Name>,
  other: PlanRow<Name>,
): boolean {
  if (table === 'people') {
    const [one, two] = [row, other] as unknown as PlanRow<'people'>[];
    if (one?.name || two?.name) return overlap(one?.name ?? '', two?.name ?? '') >= same;
    return overlap(one?.post ?? '', two?.post ?? '') >= same;
  }
  if (table === 'outcomes') {
    const [one, two] = [row, other] as unknown as PlanRow<'outcomes'>[];
    const isSameFigure = one?.target === two?.target && (one?.baseline ?? null) === (two?.baseline ?? null);
    if (isSameFigure && overlap(one?.indicator ?? '', two?.indicator || (two?.outcome ?? '')) >= same / 2)
      return true;
  }
  return about[table].some((column) => overlap(String(row[column]), String(other[column])) >= same);
}
