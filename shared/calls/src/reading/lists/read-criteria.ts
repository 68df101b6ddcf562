import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import { numeralsIn } from '../numbers/numerals.ts';
import { scoringWords, type Weight, weightsIn } from '../numbers/weights-in.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
import { cellOf, type Grid } from '../tables/grids.ts';
import { folded } from '../text/folded.ts';
import { says } from '../text/phrases.ts';
import { type Span, sentencesOf } from '../text/sentences.ts';
import {
  alone,
  atEnd,
  atStart,
  bare,
  besideNumber,
  inBrackets,
  inList,
  outOf,
  total,
  unitFirst,
} from './weight-patterns.ts';

export interface CriterionFound {
  text: string;
  weight: number;
  isSure: boolean;
  at: Place;
  lines: Place[];
}

/** Before a number: what it is the most of. */
const upTo =
  /[\s,(:–-]+(?:up to|max(?:imum|imo|ima)?\.?|hasta(?: un maximo de)?|jusqu'[àa]|até|ate|de 0 [aà]|0 [aà]|0 to|0)$/iu;

const criterion = (passage: Passage, text: string, weight: string, from = 0): CriterionFound[] => {
  if (text.length > longestSentence) return [];
  const name = text
    .replace(/^[^?]{3,60}\?\s/, '')
    .replace(/^\W*(?:points?|puntos|pontos|marks?|%)[.,;]?\s/iu, '')
    .replace(/^(?:[\s,;:–-]|(?:and|et|y|e)\s)+|[\s,;:.–-]+$/g, '')
    .replace(upTo, '')
    // "We give marks as follows: need".
    .replace(/^[^:]{12,80}:\s(?=.{3})/, '');
  const lead = /^(?:[\s,;:–-]|(?:and|et|y|e)\s)+/.exec(text)?.[0].length ?? 0;
  if (!/\p{L}{2}/u.test(name) || total.test(folded(name)) || /\?/.test(name)) return [];
  return [
    {
      text: name,
      weight: Number(weight.replace(',', '.')),
      isSure: true,
      at: placeAt(passage, from + lead),
      lines: linesOf(passage),
    },
  ];
};

const longestSentence = 600;
/** A criterion beside its number. */
const longestItem = 140;

/** "Need counts for 40 per cent, reach for 35 and cost for a quarter": numbers that make up a hundred. */
function inSentence(passage: Passage): CriterionFound[] {
  if (!says(passage.plain, scoringWords)) return [];
  const inOne = sentencesOf(passage.text).flatMap((sentence) => within(passage, sentence));
  // "Impact: 50 points. Originality: 50."
  return inOne.length > 1 ? inOne : within(passage, { start: 0, end: passage.text.length });
}

/** Numbers that make up a hundred, or the number that the words name as their sum: "out of 20". */
function wholeOf(all: readonly Weight[], plain: string): readonly Weight[] {
  const sum = all.reduce((total, { value }) => total + value, 0);
  if (all.length > 1 && Math.abs(sum - 100) <= 0.5) return all;
  const whole = all.find(
    ({ value, start }) =>
      value * 2 === sum && /(?:out of|sur|sobre|de|em|total of) $/.test(plain.slice(0, start)),
  );
  return whole && all.length > 2 ? all.filter((one) => one !== whole) : [];
}

function within(passage: Passage, { start, end }: Span): CriterionFound[] {
  const plain = passage.plain.slice(start, end);
  if (plain.length > longestSentence) return [];
  const all = wholeOf(
    weightsIn(plain.replace(/(?<!\d)0 (?:a|to|-|y|et|e) 100(?!\d)/g, (range) => ' '.repeat(range.length))),
    plain,
  );
  if (all.length < 2) return [];
  const behind = plain.slice(all[0]?.end ?? 0);
  const isFirst =
    (all[0]?.start ?? 0) < 4 || /^\s?(?:%|points?|puntos|pontos)?\s?(?:for|pour|para|por)\s/.test(behind);
  let from = 0;
  return all.flatMap((weight, index) => {
    const at = isFirst ? weight.end : from;
    const text = passage.text.slice(
      start + at,
      start + (isFirst ? (all[index + 1]?.start ?? plain.length) : weight.start),
    );
    from = weight.end;
    return criterion(passage, text.replace(edges, ''), String(weight.value), start + at);
  });
}
const edges =
  /^[\s)%,;.]*(?:(?:per ?cent|pour cent|por ciento|por cento|points?|puntos|pontos|of the marks)[\s),]*)?(?:for|pour|para|de|por|and|et|y|e)?\s|\s(?:counts?\s)?(?:for|at|with|pour|con|com|vale|a|à|is worth)?\s?\(?$/gu;

/** "Fit (35 points), strength (35 points)": several in one line. */
function listed(passage: Passage): CriterionFound[] {
  let start = 0;
  const matches = [...passage.plain.matchAll(inList)];
  if (matches.length < 2) return [];
  return matches.flatMap((match) => {
    const text = passage.text.slice(start, match.index).replace(/[([]\s*$/, '');
    const found = criterion(passage, text, match[1] ?? '', start);
    start = match.index + match[0].length;
    return found;
  });
}

/** "Need 40 %     Reach 35 %": criteria side by side, each with its number. */
function besides(passage: Passage, isInPart: boolean): CriterionFound[] {
  const found = passage.cells.map((cell) => {
    const plain = folded(cell);
    // "Score: need /30" has the label of all.
    return besideNumber.exec(plain) ?? outOf.exec(plain);
  });
  const named = found.flatMap((match, index) =>
    match
      ? criterion(
          passage,
          (passage.cells[index] ?? '').slice(0, match[1]?.length).replace(/^[^:]{2,40}:\s/, ''),
          match[2] ?? '',
        )
      : [],
  );
  const isAll = named.length >= passage.cells.length - (zoneOf(folded(passage.cells[0] ?? '')) ? 1 : 0);
  return isAll && (isInPart || hundred(named)) ? named : [];
}

function readPassage(passage: Passage, isInPart = false): CriterionFound[] {
  const last = folded(passage.cells.at(-1) ?? '');
  const weight = alone.exec(last)?.[1];
  const beside = besides(passage, isInPart);
  if (beside.length > 1) return beside;
  if (passage.cells.length > 1 && weight)
    return criterion(passage, passage.cells.slice(0, -1).join(' '), weight);
  const several = [listed(passage), inSentence(passage)].find(({ length }) => length > 1);
  if (several) return several;
  if (passage.text.length > longestItem) return [];
  const start = atStart.exec(passage.plain);
  if (start) return criterion(passage, passage.text.slice(-(start[2]?.length ?? 0)), start[1] ?? '');
  const end =
    atEnd.exec(passage.plain) ??
    outOf.exec(passage.plain) ??
    unitFirst.exec(passage.plain) ??
    (isInPart || /[.…_]{4}/.test(passage.plain) ? bare.exec(passage.plain) : null);
  if (!end) return [];
  return criterion(passage, passage.text.slice(0, end[1]?.length), end[2] ?? '');
}

const hundred = (found: readonly CriterionFound[]): boolean =>
  found.length > 1 &&
  [100, 50].some((sum) => Math.abs(found.reduce((all, { weight }) => all + weight, 0) - sum) < 0.5);

/** "How do we decide? Need 50 points, reach 50." */
function isLabel({ plain }: Passage): boolean {
  const lead = /^[^?]{3,60}\?(?=\s)/.exec(plain)?.[0];
  return lead !== undefined && !plain.slice(lead.length).includes('?') && zoneOf(lead, true) === 'criteria';
}

/** Items one below the other, or in one sentence, that make up a hundred: criteria, whatever stands above them. */
function makingHundred(items: readonly Placed[]): CriterionFound[] {
  const all: CriterionFound[] = [];
  let run: CriterionFound[] = [];
  const end = () => {
    // Another sum is another scale, such as points of 60; a person looks.
    if (hundred(run)) all.push(...run);
    else if (run.length > 2) all.push(...run.map((one) => ({ ...one, isSure: false })));
    run = [];
  };
  for (const { passage, part, signs, isHeading } of items) {
    const isOther =
      part.zone === 'criteria' ||
      (inBrackets.test(passage.plain) && part.zone === 'form' && passage.marker?.kind === 'number') ||
      isHeading ||
      (signs.isQuestion && !isLabel(passage)) ||
      signs.limits.length > 0;
    // Behind a line of dots a small number is that of a page.
    const isPages = /[.…_]{4}/.test(passage.plain);
    const found = isOther ? [] : readPassage(passage).filter(({ weight }) => weight >= 5 || !isPages);
    if (found.length > 1) {
      end();
      if (hundred(found)) all.push(...found);
    } else if (found.length === 1) run.push(...found);
    else end();
  }
  end();
  return all;
}

/** Points behind questions and headings of the form: "2. Project design (40 points)". */
function besidesQuestions(items: readonly Placed[]): CriterionFound[] {
  const found = items
    .filter(({ part, passage }) => part.zone === 'form' && !passage.isRow)
    .flatMap(({ passage }) => {
      const match = inBrackets.exec(passage.plain);
      return match ? criterion(passage, passage.text.slice(0, match.index), match[1] ?? '') : [];
    });
  return found.length > 1 ? found : [];
}

/** Scoring criteria with their weights: rows and lists in the parts about them, and rows of tables. */
export function readCriteria(items: readonly Placed[], grids: readonly Grid[]): CriterionFound[] {
  const inGrid = new Set(grids.flatMap(({ head, rows }) => [head, ...rows]));
  const inPart = items
    .filter(
      ({ passage, part, signs, isHeading }) =>
        part.zone === 'criteria' && !inGrid.has(passage) && !isHeading && !signs.isQuestion,
    )
    .flatMap(({ passage }) => readPassage(passage, true));
  const besides = besidesQuestions(items);
  const inText = [
    ...inPart,
    ...(inPart.length > 1 ? [] : besides),
    ...makingHundred(items.filter(({ passage }) => !inGrid.has(passage))),
  ];
  const rows = grids
    .filter(({ kind }) => kind === 'criteria')
    .flatMap((grid) =>
      grid.rows.flatMap((row) => {
        const cell = folded(cellOf(grid, row, 'weight'));
        const [numeral] = numeralsIn(cell);
        const text = cellOf(grid, row, 'criterion');
        // "Eligibility | ..." below the criteria is a statement of its own.
        if (!numeral || !alone.test(cell.trim()) || zoneOf(folded(text)) === 'eligibility') return [];
        return criterion(row, text, String(numeral.value));
      }),
    );
  const all = [...inText, ...rows];
  const key = ({ text, at }: CriterionFound) => `${at.page}:${at.line} ${text}`;
  const keys = all.map(key);
  return all.filter((one, index) => keys.indexOf(key(one)) === index);
}
