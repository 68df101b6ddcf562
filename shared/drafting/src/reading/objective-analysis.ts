import { westernDigits } from '@harambee/domain';
import { spelledNumber, spelledValue } from './numbers/spelled-numbers.ts';
import { counted, leadIn, population, verbs } from './objective-words.ts';

/** Who, how much and until when, according to an objective, in the writer's own words. */
export interface ObjectiveAnalysis {
  /** First word, if it is a known infinitive ("Train 27 teachers"). */
  verb?: string;
  /** Who benefits. */
  who?: string;
  /** What is measured: the words before its figures. */
  indicator?: string;
  /** What is produced, if it is counted: "22 pump mechanics". */
  output?: string;
  baseline?: string;
  /** "from 3 hours to 30 minutes", with its units. */
  range?: string;
  /** A single number is the target. The role of several numbers without "from ... to" is unknown. */
  targets: string[];
  date?: string;
}

const numeral = String.raw`[$€£]?\d+(?:[.,]\d+)*(?:\s?(?:%|per cent|percent|[٪％]))?`;
const fromTo = new RegExp(
  String.raw`(?:\bfrom|\bkutoka|\bde|\bdesde|从|由|من)\s*(?:about |around )?(${numeral})[^.;]{0,60}?(?:\bto|\bhadi| à| a| para|到|至|إلى|الى)\s*(?:about |around |at least )?(${numeral})`,
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

/** A match that ends inside a longer number ("2026.5") would be a number nobody wrote. */
function standsAlone(line: string, [start, end]: [number, number]): boolean {
  return !/\d[.,]?$/.test(line.slice(0, start)) && !/^[.,]?\d/.test(line.slice(end));
}

/** "Objective 1:" and "2." number objectives; they are not figures. */
const numbering = /^\s*(?:(?:specific )?objective \d{1,2}\b|\(?\d{1,2}[.)]\s)/i;

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
  const unit =
    /^ (?!(?:a|an|and|at|before|by|each|for|ifikapo|in|of|on|or|per|to|until|within|بحلول|en|d[’']ici)\b)[\p{L}]+/iu.exec(
      line.slice(end),
    );
  return [start, end + (unit?.[0].length ?? 0)];
}

/** A few words, trimmed of connecting words at the ends. */
function phrase(text: string): string | undefined {
  const bare = text
    .replace(/^[\s,;:.–—-]+|[\s,;:.–—(-]+$/gu, '')
    .replace(/\s+(?:by|to|of|for|from|at|is|are|are:|baseline)$/iu, '');
  return /\p{L}/u.test(bare) && bare.length <= 200 ? bare : undefined;
}

/** Numbers in words count only if there are no digits; "one" and "first" are rarely figures. */
function spelledTargets(text: string): Span[] {
  return Array.from(
    text.matchAll(spelledNumber),
    (match): Span => [match.index, match.index + match[0].length],
  ).filter(
    (span) =>
      (spelledValue(text.slice(...span)) ?? 0) > 1 &&
      !/\b(?:within|after|of|under|over)\s$/iu.test(text.slice(0, span[0])),
  );
}

/** Reads an objective; parts that are not found are absent, never guessed. */
export function analyzeObjective(text: string): ObjectiveAnalysis {
  const line = westernDigits(text);
  const dated = firstSpan(line, dates);
  const rest = dated
    ? line.slice(0, dated[0]) + ' '.repeat(dated[1] - dated[0]) + line.slice(dated[1])
    : line;
  const label = numbering.exec(line)?.[0].length ?? 0;
  const range = fromTo.exec(rest)?.indices as Span[] | undefined;
  const from = range?.[1] ?? baselineMark.exec(rest)?.indices?.[1];
  const digits = range?.[2]
    ? [range[2]]
    : Array.from(rest.matchAll(anyNumber), (match) => match.indices?.[0] as Span).filter(
        (span) => span[0] >= label && span[0] !== from?.[0] && !isYear(rest.slice(...span)),
      );
  const to = digits.length > 0 ? digits : spelledTargets(rest);
  // Compared in 0-9, returned in the writer's digits.
  const original = (span: Span | undefined) => (span ? text.slice(...span).trim() : undefined);
  const begin = leadIn.exec(line)?.[0].length ?? 0;
  const verb = verbs.exec(line.slice(begin));
  const afterVerb = begin + (verb?.index === 0 ? verb[0].length : 0);
  const baselineAt = range?.[0]?.[0] ?? (from && baselineMark.exec(rest)?.index);
  const [target] = to;
  const noun = target && !range && counted.exec(rest.slice(target[1]))?.[1]?.trimEnd();
  const output =
    noun && /^\p{L}/u.test(noun) && !/[%]|cent$/u.test(text.slice(...target))
      ? text.slice(target[0], target[1] + 1 + noun.length)
      : undefined;
  return {
    verb: verb ? text.slice(begin + verb.index, begin + verb.index + verb[0].length) : undefined,
    who: population.exec(text)?.[0],
    indicator:
      baselineAt !== undefined && baselineAt > afterVerb
        ? phrase(text.slice(afterVerb, baselineAt))
        : (noun && phrase(noun)) || undefined,
    output: baselineAt === undefined ? output?.trim() : undefined,
    baseline: original(from),
    range: range?.[0] && original(withUnit(rest, range[0])),
    targets: to.map((span) => text.slice(...span).trim()),
    date: original(dated),
  };
}
