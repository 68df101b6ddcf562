import { addDays, dayOf, formatDay, momentOf, spelledAtEnd } from '@harambee/domain';
import { daysIn } from '../reading/dates/days-in.ts';
import { numeralsIn } from '../reading/numbers/numerals.ts';
import { anyPhrase } from '../reading/text/phrases.ts';
import { type Direction, directionAt } from './direction-words.ts';

/** An age that a text asks for, or a day on which an organization had to exist. */
export type AskedAge =
  | { kind: 'months'; months: number; direction: Direction | undefined }
  | {
      kind: 'day';
      /** As it is named: a day, or a year. */
      named: string;
      /** The last day on which those count that existed before. */
      last: string;
      /** It had to exist by then; false if it must not. */
      isBefore: boolean | undefined;
    };

const units =
  /(?<!\p{L})(?:(?:full|complete|whole|consecutive|calendar) )?(years?'?|yrs?|ans?|annees?|anos?|months?'?|mois|mes|meses)(?!\p{L})/gu;

/** "Two (2) years": the number in front of its unit. */
function numberBefore(plain: string): number | undefined {
  const left = plain
    .replace(/\s?\([^)]{1,20}\)\s?$/, '')
    .replace(/[- ]+$/, '')
    .trimEnd();
  const numeral = numeralsIn(left).at(-1);
  if (numeral?.end === left.length) return numeral.value;
  return spelledAtEnd(left)?.value;
}

const isMonth = (unit: string) => /^m/.test(unit);

function spansIn(plain: string): AskedAge[] {
  const readable = plain.replaceAll(/(?<=\d)-(?=\p{L})/gu, ' ');
  return [...readable.matchAll(units)].flatMap(({ index, 0: whole, 1: unit = '' }) => {
    const count = numberBefore(readable.slice(0, index));
    if (count === undefined || count <= 0 || count >= 200) return [];
    const months = isMonth(unit) ? count : count * 12;
    return [
      {
        kind: 'months',
        months,
        direction: directionAt(readable, startOfNumber(readable, index), index + whole.length),
      },
    ];
  });
}

/** Where the number in front of a unit begins, so that words before it count. */
function startOfNumber(plain: string, end: number): number {
  const left = plain
    .slice(0, end)
    .replace(/\s?\([^)]{1,20}\)\s?$/, '')
    .trimEnd();
  const numeral = numeralsIn(left).at(-1);
  if (numeral?.end === left.length) return numeral.start;
  return spelledAtEnd(left)?.start ?? end;
}

const beforeWords = anyPhrase({
  en: 'before|prior to|by|no later than|not later than|on or before|in or before|earlier than|until',
  fr: "avant|avant le|au plus tard|anterieur* a|anterieur* au|jusqu'au",
  es: 'antes de|antes del|a mas tardar|anterior* a|anterior* al|con anterioridad a|con anterioridad al|hasta',
  pt: 'antes de|antes do|ate|o mais tardar|anterior* a|anterior* ao',
});
const afterWords = anyPhrase({
  en: 'after|not before|no earlier than|later than|on or after|from',
  fr: 'apres|apres le|posterieur* a|posterieur* au|a partir de|a partir du',
  es: 'despues de|despues del|posterior* a|posterior* al|a partir de|a partir del',
  pt: 'depois de|apos|posterior* a|posterior* ao|a partir de',
});

/** Whether the last word before a day says before or after; undefined if neither does. */
function isBeforeDay(left: string): boolean | undefined {
  const last = (words: RegExp) => [...left.matchAll(words)].at(-1);
  const [before, after] = [last(beforeWords), last(afterWords)];
  if (!before && !after) return undefined;
  const end = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : -1);
  // "Not before" holds "before".
  return end(before) === end(after) ? false : end(before) > end(after);
}

/** Words that take the day itself in. */
const takesIn =
  /(?:\bby|in or before|on or before|no later than|not later than|au plus tard(?: en| le)?|a mas tardar(?: en| el)?|o mais tardar(?: em)?|hasta(?: el)?|jusqu'(?:au|en)|ate(?: a)?|\bfrom|on or after|not before|no earlier than|a partir d[eou](?:l| la)?) $/;

const dayBefore = (day: string): string => dayOf(addDays(momentOf(day), -1));

/** A day or year with the words in front of it; `first` and `last` are the days of what is named. */
function dayAsked(
  plain: string,
  start: number,
  named: { named: string; first: string; last: string },
): AskedAge {
  const left = plain.slice(Math.max(0, start - 40), start).replace(/(?:\bthe|\ble|\bel|\bo) $/, '');
  const isBefore = isBeforeDay(left);
  const isIn = takesIn.test(left);
  const last = isBefore === isIn ? named.last : dayBefore(named.first);
  return { kind: 'day', named: named.named, last, isBefore };
}

function daysAsked(plain: string): AskedAge[] {
  const days = daysIn(plain, { monthFirst: false }).filter(({ other }) => other === undefined);
  const years = [...plain.matchAll(/(?<![\d./-])(?:19|20)\d\d(?![\d./-]\d|\d)/gu)].filter(
    ({ index }) => !days.some(({ start, end }) => index >= start && index < end),
  );
  return [
    ...days.map(({ day, start }) => dayAsked(plain, start, { named: formatDay(day), first: day, last: day })),
    ...years.map(({ index, 0: year }) =>
      dayAsked(plain, index, { named: year, first: `${year}-01-01`, last: `${year}-12-31` }),
    ),
  ];
}

/** Every age and day that a folded text asks for. Days that read in two ways are left out. */
export const agesIn = (plain: string): AskedAge[] => {
  const spans = spansIn(plain);
  return spans.length > 0 ? spans : daysAsked(plain);
};
