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

/** What a row is about; '' for one that would say nothing. */
export const subjectOf = <Name extends PlanTableName>(table: Name, row: PlanRow<Name>): string =>
  about[table]
    .map((column) => String(row[column]))
    .join(' ')
    .trim();

/** The words that tell texts apart, not "the" and "of"; of a short one all. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3 || /\p{N}/u.test(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** Of the shorter text, the part of its words that the other has, too. */
function overlap(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  return short.size === 0 ? 0 : [...short].filter((word) => long.has(word)).length / short.size;
}

/** As much of it in common, and two texts are about the same. */
const same = 0.7;

/** Whether one of some rows says already what a row would: it is that row, or is about the same. */
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
