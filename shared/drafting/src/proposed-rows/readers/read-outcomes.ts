import type { PlanRow } from '@harambee/domain';
import { moneyOf, moneyPattern } from '../../reading/numbers/money.ts';
import { numberOf, numeral } from '../pieces/figures.ts';
import { dateIn, monthName } from '../pieces/months-in.ts';
import { clause, longestRow, type Reading, type Words } from '../pieces/words.ts';
import { type Measure, measureOf } from './read-measures.ts';

type Cells = Partial<PlanRow<'outcomes'>>;
type Outcome = Reading<PlanRow<'outcomes'>>;

const date = String.raw`(?:the end of )?(?:(?:\d{1,2} )?${monthName} )?(?:19|20)\d\d\b`;
const unit = String.raw`(?: ?%| per cent\b| (?!(?:by|in|of|at|to|for|from|and|or|within|among|until|per|a|each)\b)\p{L}+(?: (?:a|per|each) (?:\d[\d,]* )?\p{L}+(?: \p{L}+)?)?)`;
const range = new RegExp(
  String.raw`\bfrom (?<a>${numeral})(?<au>${unit})?(?: in (?<ay>${date})| \((?<ap>${date})\))? to (?:at least )?(?<b>${numeral})(?: of (?<t>${numeral}))?(?<bu>${unit})?(?= by| in| \(|[,.;]|$)(?:(?:,? (?:by|in) | \()(?<by>${date}))?`,
  'giu',
);
const moneyRange = new RegExp(
  String.raw`\bfrom ${moneyPattern('a')}(?: in (?<ay>${date})| \((?<ap>${date})\))? to (?:at least )?${moneyPattern('b')}(?<rate> (?:a|per|each) \p{Ll}+)?(?= by| in| \(|[,.;]|$)(?:(?:,? (?:by|in) | \()(?<by>${date}))?`,
  'gu',
);
const risen = /\b(?:raise|increase|rise|rises|risen|improve|grow|grows|double)\b/i;
const fallen = /\b(?:reduce|cut|lower|decrease|fall|falls|fallen|drop|drops|shrinks?|shorten|halve)\b/i;
const verb =
  /^(?:(?:to )?(?:raise|increase|improve|reduce|cut|lower|decrease|shorten|bring down|bring|grow)\s+)/i;

/**
 * Reads what an objective counts, its baseline and target, and how it is measured if one statement says so (PROP-50).
 */
export function readOutcome(objective: Words, measures: readonly Measure[]): Outcome[] {
  if (objective.text.length > longestRow) return [];
  const change =
    readRange(objective.text) ??
    readCompared(objective.text) ??
    readOfWhole(objective.text) ??
    readAll(objective.text) ??
    readCount(objective.text);
  if (!change?.indicator || change.target === undefined) return [];
  const inObjective = ownMeasure(objective.text);
  const measure = measureOf(`${objective.text.replace(/, measured by .*/, '')}`, measures);
  const cells: Cells = {
    ...(measure?.method && { method: measure.method }),
    ...(measure?.responsible && { responsible: measure.responsible }),
    ...(measure?.frequency && { frequency: measure.frequency }),
    ...inObjective,
    ...change,
  };
  return [{ cells, sources: [objective, ...(measure ? [measure.words] : [])] }];
}

/** ", measured by verbal autopsies, conducted by the medical coordinator". */
function ownMeasure(text: string): Cells {
  const { method, who } =
    /, (?:as )?measured (?:by|with|in) (?:the |an? )?(?<method>[^,.;]{4,120})(?:, (?:conducted|done|carried out) by (?:the )?(?<who>[^,.;]{3,60}))?/iu.exec(
      text,
    )?.groups ?? {};
  return { ...(method && { method }), ...(who && { responsible: who }) };
}

interface Range {
  index: number;
  baseline?: number | undefined;
  target?: number | undefined;
  total?: number | undefined;
  unit: string;
  baselineDate?: string | undefined;
  targetDate?: string | undefined;
}

/** "from 19 to 26 of 31", "from KES 40,000 to KES 65,000 a year". */
function rangeIn(text: string): Range | undefined {
  const [inMoney] = text.matchAll(moneyRange);
  if (inMoney) {
    const groups = inMoney.groups ?? {};
    const [one, other] = [moneyOf(groups, 'a'), moneyOf(groups, 'b')];
    if (!one || one.unit !== other?.unit) return undefined;
    return {
      index: inMoney.index,
      baseline: one.value,
      target: other.value,
      unit: `${one.unit}${groups.rate ?? ''}`,
      baselineDate: groups.ay ?? groups.ap,
      targetDate: groups.by,
    };
  }
  const [found] = text.matchAll(range);
  if (!found) return undefined;
  const { a = '', b = '', t, au = '', bu = '', ay, ap, by } = found.groups ?? {};
  const [one, other] = [unitOf(au), unitOf(bu)];
  return {
    index: found.index,
    baseline: numberOf(a),
    target: numberOf(b),
    total: t ? numberOf(t) : undefined,
    unit: other.startsWith(one) ? other : one,
    baselineDate: ay ?? ap,
    targetDate: by,
  };
}

/** "Raise X from A to B of T by D". */
function readRange(text: string): Cells | undefined {
  const found = rangeIn(text);
  // Two changes in one objective would be two rows, and it is unclear which words belong to which.
  if (
    !found ||
    [...text.matchAll(/\bfrom (?:about )?(?:[\p{Lu}\p{Sc}]\p{L}{0,2}\p{Sc}?\s?)?\d/giu)].length > 1
  )
    return undefined;
  const { baseline, target, total, unit: statedUnit } = found;
  if (baseline === undefined || target === undefined || baseline === target) return undefined;
  const before = text.slice(0, found.index);
  // "Raise" with a falling figure: one of the two is a mistake, and it is unclear which.
  const direction = target > baseline ? 'increase' : 'decrease';
  if ((direction === 'increase' ? fallen : risen).test(before)) return undefined;
  const named = indicatorOf(before);
  // Without a known verb, the end of the indicator may be a verb.
  if (named === clause(before)) return undefined;
  const counted =
    /\bthe (?:number of )?(?:\p{Ll}+ )?(?<noun>people|children|\p{Ll}+s) (?:who|that|of|in|with)\b/u.exec(
      before,
    )?.groups?.noun;
  return {
    indicator: named,
    baseline,
    target,
    direction,
    ...(statedUnit ? { unit: statedUnit } : counted && { unit: counted }),
    ...(total !== undefined && { total }),
    ...dated('baselineDate', found.baselineDate),
    ...dated('targetDate', found.targetDate ?? leadingDate(text)),
  };
}

const unitOf = (words: string): string => words.trim().replace(/^per cent$/i, '%');
const dated = (column: 'baselineDate' | 'targetDate', words: string | undefined): Cells => {
  const value = words && dateIn(words);
  return value ? { [column]: value } : {};
};
const leadingDate = (text: string): string | undefined =>
  new RegExp(String.raw`^By (${date}),`, 'u').exec(text)?.[1] ??
  new RegExp(String.raw`\bby (${date})(?=[.,;]|$)`, 'u').exec(text)?.[1];

/** What is counted, without verb, article and date. */
function indicatorOf(before: string): string {
  return clause(
    clause(before.replace(new RegExp(String.raw`^By ${date},`, 'u'), ''))
      .replace(verb, '')
      .replace(
        / (?:rises?|falls?|drops?|shrinks?|grows?|increases?|decreases?|(?:will|is to|are to) (?:rise|fall|have fallen|have risen|drop|grow|increase|decrease))$/iu,
        '',
      )
      .replace(/^(?:their|our|the number of) /iu, ''),
  );
}

/** "60% of girls will read, compared with 31% in 2025", "…; in 2025 it was 14%", "…, up from 34% of those who left in 2025". */
function readCompared(text: string): Cells | undefined {
  const found = new RegExp(
    String.raw`^(?:By (?<by>${date}), )?(?:(?<b>\d{1,3}(?:\.\d+)?)(?:%| per cent)|(?<half>half))(?: of (?:the |all )?| are )(?<what>[^,;]{5,160}?(?:, [^,;]{3,40} or [^,;]{5,80})?)(?:, compared with (?<c>\d[\d.]*)(?:%| per cent) in (?<cy>${date})|; in (?<dy>${date}) it was (?<d>\d[\d.]*)(?:%| per cent)|, up from (?<e>\d[\d.]*)(?:%| per cent)(?: of [^,;.]*?)? in (?<ey>${date}))(?:, by (?<last>${date}))?\.?$`,
    'u',
  ).exec(text)?.groups;
  const target = found?.half ? 50 : Number(found?.b);
  const baseline = Number(found?.c ?? found?.d ?? found?.e);
  if (!found?.what || !Number.isFinite(target) || !Number.isFinite(baseline) || target === baseline)
    return undefined;
  return {
    indicator: clause(found.what),
    unit: '%',
    baseline,
    target,
    direction: target > baseline ? 'increase' : 'decrease',
    ...dated('baselineDate', found.cy ?? found.dy ?? found.ey),
    ...dated('targetDate', found.by ?? found.last),
  };
}

/** "26 of 31 springs flow in the dry season by September 2029; in 2025 they were 19". */
function readOfWhole(text: string): Cells | undefined {
  const found = new RegExp(
    String.raw`(?<![\d.,]|from )\b(?<b>\d+) of (?:the )?(?<t>\d+) (?<what>(?<noun>\p{Ll}+s) [^,;]{3,100}?)(?:,)? by (?<by>${date})(?:; in (?<ay>${date}) (?:they were|it was|there were) (?<a>\d+))?\.?$`,
    'u',
  ).exec(text)?.groups;
  if (!found?.what) return undefined;
  return {
    indicator: clause(found.what),
    unit: found.noun ?? '',
    target: Number(found.b),
    total: Number(found.t),
    direction: 'increase',
    ...(found.a && { baseline: Number(found.a) }),
    ...dated('baselineDate', found.ay),
    ...dated('targetDate', found.by),
  };
}

/** "By December 2028, all 20 schools will use a written route, which none does at present." */
function readAll(text: string): Cells | undefined {
  const found = new RegExp(
    String.raw`^(?:By (?<by>${date}), )?all (?<t>\d+) (?<noun>\p{Ll}+s) will (?<what>[^,;]{5,120}?)(?<none>, which none (?:does|do|has|have)(?: at present| today| now)?)?\.?$`,
    'u',
  ).exec(text)?.groups;
  if (!found?.what || !found.noun) return undefined;
  return {
    indicator: clause(found.what),
    unit: found.noun,
    target: Number(found.t),
    total: Number(found.t),
    direction: 'increase',
    ...(found.none && { baseline: 0 }),
    ...dated('targetDate', found.by),
  };
}

/** "Train 180 health workers by December 2027", "30 paid placements completed by August 2029". */
function readCount(text: string): Cells | undefined {
  const found = new RegExp(
    String.raw`^(?:(?:to )?(?:train|certify|equip|build|drill|open|plant|form|reach|support|recruit|establish|set up|install|publish)(?:, \p{Ll}+)*(?: and \p{Ll}+)? )?(?<b>${numeral}) (?<what>\p{Ll}[^,;.()\d]{4,100}?),? by (?<by>${date})\.?$`,
    'iu',
  ).exec(text)?.groups;
  const target = numberOf(found?.b ?? '');
  if (!found?.what || target === undefined || target < 2) return undefined;
  const noun = /(?<noun>\p{Ll}+s) (?:completed|trained|built|opened|held|published|installed|planted)$/u.exec(
    found.what,
  )?.groups?.noun;
  return {
    indicator: clause(found.what),
    target,
    direction: 'increase',
    ...(noun && { unit: noun }),
    ...dated('targetDate', found.by),
  };
}
