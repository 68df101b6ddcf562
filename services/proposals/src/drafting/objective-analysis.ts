import { westernDigits } from '@harambee/domain';

/** What an objective says of who, how much and until when. Values are in the writer's own words. */
export interface ObjectiveAnalysis {
  /** First word, when it is an infinitive we know ("Train 27 teachers"). */
  verb?: string;
  baseline?: string;
  /** "from 3 hours to 30 minutes", with its units. */
  range?: string;
  /** One number: the target. Several without "from ... to": figures whose part only the writer knows. */
  targets: string[];
  date?: string;
}

const verbs =
  /^(?:build|construct|drill|install|train|reduce|increase|raise|improve|provide|establish|equip|enrol|enroll|support|strengthen|reach|create|develop|deliver|lower|cut|bring|plant|restore|protect|vaccinate|screen|treat|teach|distribute|rehabilitate|repair|connect|form|launch|expand|ensure|help|enable|organise|organize|conduct|set up|open|feed|supply|double|halve|grow|keep|link|map|place|register|recruit|renovate|scale|serve|start|upgrade)\b/i;
const numeral = String.raw`[$€£]?\d+(?:[.,]\d+)*(?:\s?(?:%|per cent|percent))?`;
const fromTo = new RegExp(
  String.raw`(?:\bfrom|\bkutoka|从|由|من)\s*(?:about |around )?(${numeral})[^.;]{0,60}?(?:\bto|\bhadi|到|至|إلى|الى)\s*(?:about |around |at least )?(${numeral})`,
  'id',
);
const baselineMark = new RegExp(
  String.raw`(?:\bbaseline(?: of| is|:)?|\bcurrently|\btoday(?: it is|:)?|\bup from|\bdown from|\bnow)\s+(?:about |around )?(${numeral})`,
  'id',
);
const anyNumber = new RegExp(numeral, 'dg');
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba)';
const dates = [
  new RegExp(String.raw`(?:\b\d{1,2} )?\b${months}(?: \d{1,2},)? (?:19|20)\d\d\b`, 'id'),
  /\b(?:19|20)\d\d-\d\d(?:-\d\d)?\b/d,
  /(?:19|20)\d\d年(?:\d{1,2}月)?/d,
  /\bQ[1-4] (?:19|20)\d\d\b/di,
  /\b(?:within|after|in|by) (?:the first )?\d{1,3} (?:days|weeks|months|years)\b/di,
  /\b(?:by |in |before )?(?:the end of )?(?:month|week|quarter|year) \d{1,3}\b/di,
  /\b(?:by|in|before|until|mwaka|ifikapo|عام|سنة|بحلول)\s+(?:the end of )?(?:19|20)\d\d\b/di,
  /\b(?:19|20)\d\d\b/d,
];

const isYear = (value: string): boolean => /^(?:19|20)\d\d$/.test(value);

/** A match that ends inside a longer number ("2026.5") would state a number nobody wrote. */
function standsAlone(line: string, [start, end]: [number, number]): boolean {
  return !/\d[.,]?$/.test(line.slice(0, start)) && !/^[.,]?\d/.test(line.slice(end));
}

type Span = [number, number];

function firstSpan(line: string, patterns: readonly RegExp[]): Span | undefined {
  for (const pattern of patterns) {
    const span = pattern.exec(line)?.indices?.[0];
    if (span && standsAlone(line, span)) return span;
  }
  return undefined;
}

/** The word after a number is its unit, unless it begins the next part of the sentence. */
function withUnit(line: string, [start, end]: Span): Span {
  const unit = /^ (?!(?:a|an|and|at|before|by|each|for|in|of|on|or|per|to|until|within)\b)[\p{L}]+/iu.exec(
    line.slice(end),
  );
  return [start, end + (unit?.[0].length ?? 0)];
}

/** Reads an objective; what cannot be found is left out, never guessed. */
export function analyseObjective(text: string): ObjectiveAnalysis {
  const line = westernDigits(text);
  const dated = firstSpan(line, dates);
  const rest = dated
    ? line.slice(0, dated[0]) + ' '.repeat(dated[1] - dated[0]) + line.slice(dated[1])
    : line;
  const range = fromTo.exec(rest)?.indices as Span[] | undefined;
  const from = range?.[1] ?? baselineMark.exec(rest)?.indices?.[1];
  const to = range?.[2]
    ? [range[2]]
    : Array.from(rest.matchAll(anyNumber), (match) => match.indices?.[0] as Span).filter(
        (span) => span[0] !== from?.[0] && !isYear(rest.slice(...span)),
      );
  // Looked up in 0-9, answered in the digits of the writer.
  const original = (span: Span | undefined) => (span ? text.slice(...span).trim() : undefined);
  return {
    verb: verbs.exec(line)?.[0],
    baseline: original(from),
    range: range?.[0] && original(withUnit(rest, range[0])),
    targets: to.map((span) => text.slice(...span).trim()),
    date: original(dated),
  };
}
