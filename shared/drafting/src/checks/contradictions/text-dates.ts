import { type Check, contradiction } from '../check.ts';
import type { Checked } from '../checked.ts';
import { type Hinted, matchesOf } from '../reading/hinted.ts';
import { inFigures, numbersIn } from '../reading/numbers.ts';
import { type Passage, passagesOf } from '../reading/passages.ts';
import { monthInWords, projectTime } from '../reading/project-time.ts';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthAndYear =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?\s)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{2,6})?\.?,?\s((?:19|20)\d\d)\b/gi;
/** A date in a text about the time before the project is not part of the plan. */
const ofBefore =
  /\b(?:since|was|were|had|agreed|signed|promised|decided|letter|memorandum|survey|resolution|agreement|report|until|ends? in)\b/i;

const of = (checked: Checked, ...fields: string[]): Passage[] =>
  passagesOf(checked).filter(({ field }) => fields.includes(field));

/** "Months 9-27" in a project of 24. */
export const numberedMonths: Check = function* numberedMonths(checked) {
  const { projectDuration } = checked.proposal;
  if (projectDuration < 1) return;
  for (const { path, text } of of(
    checked,
    'timeline',
    'methodology',
    'objectives',
    'activities',
    'sections',
  )) {
    const named = [
      ...text.matchAll(/\bmonths?\s+(\d{1,3}(?:(?:\s*(?:,|-|–|—|to|and|or|until)\s*)+\d{1,3})*)/gi),
    ]
      .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
      .map(Number);
    const latest = Math.max(0, ...named, ...tableMonths(text));
    if (latest > projectDuration && latest <= 120)
      yield contradiction(checked, {
        message: `The text speaks of month ${latest}; the project has ${inFigures(projectDuration)} months.`,
        at: [path, 'projectDuration'],
      });
    // Elsewhere "Year 5" is a class.
    if (path !== 'timeline') continue;
    const years = [...text.matchAll(/\bYear\s+(\d)\b(?![^\n]*\b(?:pupil|class|school|choir)s?\b)/gu)].map(
      ([, year]) => Number(year),
    );
    const lastYear = Math.max(0, ...years);
    if (lastYear > Math.ceil(projectDuration / 12))
      yield contradiction(checked, {
        message: `The text speaks of year ${lastYear}; the project has ${inFigures(projectDuration)} months.`,
        at: [path, 'projectDuration'],
      });
  }
};

/** Months in a table that somebody typed: the cells under "Months". */
function tableMonths(text: string): number[] {
  const cellsOf = (line: string) => line.split(/\s*[|\t]\s*/);
  const [head = '', ...lines] = text.split('\n');
  const place = cellsOf(head).findIndex((cell) => /^months?$/i.test(cell));
  if (place < 0) return [];
  return lines.flatMap((line) => (cellsOf(line)[place]?.match(/\d{1,3}/g) ?? []).map(Number));
}

/** Months of the calendar in the timeline that lie outside the project. */
export const calendarMonths: Check = function* calendarMonths(checked) {
  const { first, last, months } = projectTime(checked.proposal);
  if (first === undefined || last === undefined) return;
  for (const { path, text } of of(checked, 'timeline'))
    for (const sentence of text.split(/(?<=\.)\s+(?=\p{Lu})|\n/u)) {
      for (const { 0: words, 1: name = '', 2: year, index } of sentence.matchAll(monthAndYear)) {
        const month = Number(year) * 12 + names.indexOf(name.slice(0, 3).toLowerCase());
        const before = sentence.slice(Math.max(0, index - 40), index);
        if (month > last)
          yield contradiction(checked, {
            message: `The timeline reaches to ${words}; the project of ${inFigures(months)} months ends in ${monthInWords(last)}.`,
            at: [path, 'projectDuration'],
          });
        else if (month < first && !ofBefore.test(before))
          yield contradiction(checked, {
            message: `The timeline speaks of ${words}; the project starts only in ${monthInWords(first)}.`,
            at: [path, 'startDate'],
          });
      }
    }
};

/** Objectives that are due after the project. */
export const objectiveDates: Check = function* objectiveDates(checked) {
  const { first, last, months } = projectTime(checked.proposal);
  if (first === undefined || last === undefined) return;
  for (const { path, text } of of(checked, 'objectives')) {
    const dated = [...text.matchAll(monthAndYear)].map(([words, name = '', year]) => ({
      words,
      month: Number(year) * 12 + names.indexOf(name.slice(0, 3).toLowerCase()),
    }));
    const years = [...text.matchAll(/\b(?:by|in|until|before)\s(?:the end of\s)?((?:19|20)\d\d)\b/gi)].map(
      ([, year = '']) => ({ words: year, month: Number(year) * 12 }),
    );
    const late = [...dated, ...years].find(({ month }) => month > last);
    if (late)
      yield contradiction(checked, {
        message: `The objective is due in ${late.words}; the project of ${inFigures(months)} months ends in ${monthInWords(last)}.`,
        at: [path, 'projectDuration'],
      });
  }
};

const timeUnits: Readonly<Record<string, number>> = { year: 12, month: 1 };
const ofProject: readonly Hinted[] = [
  {
    pattern:
      /(?:^|[.!?]\s+|\n)(?:over|during|for|within)\s+(?:the\s+)?([\p{L}\p{N}-]{1,20}(?: and a half)?)\s+(year|month)s?\b(?=,)/giu,
    hint: /(?:over|during|for|within)\s+(?:the\s+)?\S+(?: and a half)?\s+(?:year|month)s?,/i,
  },
  {
    pattern: /\bover the ([\p{L}\p{N}-]{1,20})\s+(year|month)s?\b(?! (?:before|to|since|that))/giu,
    hint: /over the \S+\s+(?:year|month)/i,
  },
  {
    pattern:
      /\b([\p{L}\p{N}]{1,20})[- ](year|month)[- ](?:project|programme|program|plan|grant|intervention)\b/giu,
    hint: /[- ](?:year|month)[- ](?:project|programme|program|plan|grant|intervention)/i,
  },
  {
    pattern:
      /\b(?:the\s)?([\p{L}\p{N}-]{1,20})\s+(year|month)s?\s+of the (?:project|programme|program|grant)\b/giu,
    hint: /\s(?:year|month)s?\s+of the (?:project|programme|program|grant)/i,
  },
  {
    pattern:
      /\b(?:project|programme|program|grant)\s+(?:lasts|runs|takes|goes on|is)\s+(?:for|over)?\s*([\p{L}\p{N}-]{1,20})\s+(year|month)s?\b/giu,
    hint: /(?:project|programme|program|grant)\s+(?:lasts|runs|takes|goes on|is)\s+(?:for|over)?\s*\S+\s+(?:year|month)/i,
  },
];

/** "Over three years" in a project of 24 months. */
export const statedDuration: Check = function* statedDuration(checked) {
  const { projectDuration } = checked.proposal;
  if (projectDuration < 1) return;
  for (const { path, text } of of(checked, 'title', 'description', 'methodology', 'objectives', 'sections'))
    for (const [words, number = '', unit = ''] of ofProject.flatMap((way) => matchesOf(text, way))) {
      const value = numbersIn(number)[0]?.value ?? (/^(?:one|a)$/i.test(number) ? 1 : undefined);
      if (value === undefined) continue;
      const stated = (value + (/and a half/.test(number) ? 0.5 : 0)) * (timeUnits[unit.toLowerCase()] ?? 1);
      // Years are whole numbers.
      const isSame =
        unit.toLowerCase() === 'year' ? Math.abs(stated - projectDuration) < 6 : stated === projectDuration;
      if (!isSame)
        yield contradiction(checked, {
          message: `The text says “${words.replace(/^[.!?\s]+/, '')}” (${inFigures(stated)} months); the project has ${inFigures(projectDuration)} months.`,
          at: [path, 'projectDuration'],
        });
    }
};
