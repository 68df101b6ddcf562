import { layoutWords, mostWords } from '../limits/limit-words.ts';
import type { LimitFound } from '../limits/limits-in.ts';
import type { Passage } from '../lines/passage.ts';
import { isFurtherRequest, optionalWords, requiredWords } from '../signs/asking-words.ts';
import type { Signs } from '../signs/signs.ts';
import { folded } from '../text/folded.ts';
import { says } from '../text/phrases.ts';
import type { Span } from '../text/sentences.ts';

/** What is cut with a limit: the whole sentence or brackets, else from "max." or the number to the end of the sentence. */
function limitSpan(plain: string, limit: LimitFound, { sentences }: Signs): Span | undefined {
  const { within } = limit;
  if (plain.charAt(within.start) === '(' || plain.charAt(within.start) === '[') return within;
  const isFirst = sentences[0]?.start === within.start;
  const before = plain.slice(within.start, limit.start);
  const said = [...before.matchAll(mostWords)].at(-1)?.index ?? before.length;
  const lead =
    /,?\s?(?:in|en|with|within|using|con|com|avec|of|de|and)?\s?$/.exec(before.slice(0, said))?.[0].length ??
    0;
  const from = within.start + said - lead;
  const rest = plain.slice(limit.end, within.end).split(/\s+/).filter(Boolean).length;
  if (isFirst && plain.slice(0, from).trim() === '') return undefined;
  if (!isFirst && from - within.start < 40 && !/\?$/.test(plain.slice(within.start, within.end)))
    return within;
  return rest <= 4 ? { start: from, end: within.end } : undefined;
}

/** What an answer is worth: "(20 points)". */
const points = /^[([]\D{0,12}\d{1,3}\s?(?:%|points?|pts?\.?|puntos?|pontos?|marks?)[)\]]$/;

/** Brackets that say that the answer may be left out, or how long it may be without a figure. */
function asides(plain: string): Span[] {
  return [...plain.matchAll(/[([][^()[\]]{0,80}[)\]]/g)]
    .filter(
      ({ 0: text }) =>
        points.test(text) ||
        ((says(text, optionalWords) || says(text, requiredWords)) && text.length < 40) ||
        (says(text, layoutWords) && text.length < 40),
    )
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** "Your team      a few words": a cell of its own that only bounds the answer. */
function layoutCell({ text, plain, cells }: Passage): Span[] {
  const last = cells.at(-1) ?? '';
  if (cells.length < 2 || last.length > 40 || !says(folded(last), layoutWords)) return [];
  return text.endsWith(last) ? [{ start: plain.length - last.length, end: plain.length }] : [];
}

/** Sentences behind the first one that only say how long the answer may be: "Half a page." */
function layoutSentences(plain: string, { sentences }: Signs): Span[] {
  return sentences.slice(1).filter(({ start, end }) => {
    const text = plain.slice(start, end);
    return text.length < 50 && says(text, layoutWords) && !/\?$/.test(text);
  });
}

export interface QuestionWords {
  text: string;
  /** Sentences behind it that ask nothing more. */
  help: string;
}

/** The words of a question without its number, limit and marks, and what helps to answer it. */
export function questionWords(passage: Passage, signs: Signs): QuestionWords {
  const { text, plain } = passage;
  const spans = [
    ...layoutCell(passage),
    ...signs.limits.flatMap((limit) => limitSpan(plain, limit, signs) ?? []),
    ...asides(plain),
    ...layoutSentences(plain, signs),
  ];
  const parts = signs.sentences.map(({ start, end }) => ({
    text: without(text, { start, end }, spans),
    isAsking: isAskingPart(plain.slice(start, end), signs, start > 0),
  }));
  const last = Math.max(
    0,
    parts.findLastIndex(({ isAsking }) => isAsking),
  );
  const joined = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.text)
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .join(' ');
  return { text: tidy(joined(0, last + 1)), help: joined(last + 1) };
}

const isAskingPart = (sentence: string, signs: Signs, isFurther: boolean): boolean =>
  /\?["'”’»)\]*\s]*$/.test(sentence) ||
  signs.requests.has(sentence) ||
  (isFurther && isFurtherRequest(sentence));

const without = (text: string, { start, end }: Span, spans: readonly Span[]): string => {
  let result = '';
  let at = start;
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    if (span.end <= at || span.start >= end) continue;
    result += text.slice(at, Math.max(at, span.start));
    at = Math.min(end, span.end);
  }
  return tidy(result + text.slice(at, end));
};

const tidy = (text: string): string =>
  text
    .replace(/[.…_]{4,}/g, ' ')
    .replace(/\*\s*(?=\()/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s*]+|[\s*]+$/g, '')
    .replace(/\s?[,;:–—-]$/, '');
