import { proposalSections, westernDigits } from '@harambee/domain';
import {
  type DraftingFacts,
  draftContext,
  draftedSections,
  factTexts,
  numeralsIn,
  spelledNumber,
  spelledValue,
} from '@harambee/drafting';
import { isEnglishWord } from './english-words.ts';
import { type StatedFacts, statedFacts } from './text-sources.ts';

/** A part of a text that states something no fact contains. */
export interface Claim {
  start: number;
  end: number;
  /** The statement, as a note names it. */
  what: string;
}

/** What a text about these facts may state; computed once for each text. */
export interface KnownFacts {
  numerals: Set<string>;
  /** Every word of the facts, unchanged and lower-cased. */
  words: Set<string>;
  /** All words, lower-cased, with single spaces: to look up whole phrases. */
  phrases: string;
  /** The fact that a number or a name comes from. */
  stated: StatedFacts;
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** Capitalized words that are no names: parts of this document, the calendar, common words of proposals. */
const commonNames = [
  ...Object.values(proposalSections).flatMap(wordsIn),
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ...['Sustainable', 'Development', 'Goal', 'Goals', 'SDG', 'SDGs', 'NGO', 'NGOs', 'US', 'USD', 'I', 'Month'],
  ...['Months', 'Year', 'Objective', 'Objectives'],
];

export function knownFacts(facts: DraftingFacts): KnownFacts {
  const drafted = draftedSections(draftContext(facts, ''));
  const texts = factTexts(facts, drafted);
  return {
    numerals: new Set(texts.flatMap(numeralsIn)),
    words: new Set([...commonNames, ...texts.flatMap(wordsIn).flatMap((word) => [word, word.toLowerCase()])]),
    phrases: texts.join('\n').toLowerCase().replace(/\s+/g, ' '),
    stated: statedFacts(drafted),
  };
}

/** In reading order; of two overlapping ones, the first and longer one. */
export function unsupportedClaims(text: string, known: KnownFacts): Claim[] {
  const claims = [
    ...addresses(text, known),
    ...numerals(text, known),
    ...spelledNumbers(text, known),
    ...names(text, known),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return claims.filter((claim) => {
    if (claim.start < end) return false;
    end = claim.end;
    return true;
  });
}

const claimAt = (start: number, what: string): Claim => ({ start, end: start + what.length, what });

const address =
  /\b(?:https?|ftps?|javascript|vbscript|data|file|mailto|tel)\s?:\s?\S+|\bwww\.\S+|[^\s@]{1,64}@[^\s@]{1,253}|\b[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.(?:com|org|net|info|io|co|ngo|ai|app|dev|biz|xyz)\b(?:\/\S*)?/giu;

function addresses(text: string, { phrases }: KnownFacts): Claim[] {
  return [...text.matchAll(address)]
    .filter(([found]) => !phrases.includes(found.toLowerCase().replace(/[.,;:!?)\]"'”’]+$/u, '')))
    .map(({ 0: found, index }) => ({ ...claimAt(index, found), what: 'an address' }));
}

const scaled =
  /[\p{Nd}](?:[\p{Nd}.,]*[\p{Nd}])?(?:[ -]?(?:hundred|thousand|million|billion|trillion|[kmb]n?)\b)?/giu;

function numerals(text: string, { numerals: supported, phrases }: KnownFacts): Claim[] {
  // As long as the text itself: one character for each character.
  const western = westernDigits(text);
  const claims = [...western.matchAll(scaled)].flatMap(({ 0: found, index }) => {
    const holds = numeralsIn(found).every((numeral) => supported.has(numeral));
    const hasScale = /\p{L}$/u.test(found);
    const isKnown = holds && (!hasScale || phrases.includes(found.toLowerCase()));
    return isKnown ? [] : [{ ...claimAt(index, found), what: text.slice(index, index + found.length) }];
  });
  // Numbers without digits, such as fractions and Roman numerals.
  const others = [...text.matchAll(/[\p{No}\p{Nl}]+/gu)].filter(([found]) => !phrases.includes(found));
  return [...claims, ...others.map(({ 0: found, index }) => claimAt(index, found))];
}

function spelledNumbers(text: string, { numerals: supported, phrases }: KnownFacts): Claim[] {
  return [...text.matchAll(spelledNumber)].flatMap(({ 0: found, index }) => {
    const value = spelledValue(found);
    // "One" is a pronoun more often than a number.
    const isKnown = value === 1 || (value !== undefined && supported.has(String(value)));
    return isKnown || phrases.includes(found.toLowerCase()) ? [] : [claimAt(index, found)];
  });
}

const capital = String.raw`\p{Lu}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*`;
/** "Save the Children", "Ministry of Health", "Grace Nakiru". */
const nameRun = new RegExp(
  `(?<![\\p{L}\\p{M}])${capital}(?:(?: (?:of|the|and|for|de|la|du|wa|ya|al))* ${capital})*`,
  'gu',
);
const sentenceStart = /(?:^|[\n.!?:;…•(“"‘–—。！？])\s*$/u;

const openers =
  /^(?:a|an|the|this|that|these|those|in|on|at|by|for|from|to|with|and|but|or|as|if|when|while|all|our|their|its|each|every|both|through|after|before|under|over|during|since)$/i;
const joints = /^(?:(?:of|the|and|for|de|la|du|wa|ya|al) )+/u;

/**
 * Capitalized words that no fact contains. The first word of a sentence is always capitalized: it counts only if no
 * dictionary knows it. Scripts without capitals cannot be checked this way.
 */
function names(text: string, { words }: KnownFacts): Claim[] {
  const isKnown = (run: string) =>
    wordsIn(run).every(
      (word) =>
        !/^\p{Lu}/u.test(word) ||
        words.has(word) ||
        // People type "kenya"; but "children" in the facts does not make "Children" a name.
        (words.has(word.toLowerCase()) && !isEnglishWord(word)),
    );
  const isCommon = (word: string) =>
    wordsIn(word.toLowerCase()).every((part) => part.length === 1 || words.has(part) || isEnglishWord(part));
  return [...text.matchAll(nameRun)].flatMap(({ 0: run, index }) => {
    const begins = index === 0 || sentenceStart.test(text.slice(Math.max(0, index - 4), index));
    const [first = ''] = run.split(' ');
    const rest = run.slice(first.length).trimStart();
    // "The World Bank", "Nurses of Loima": the first word is capitalized because of the sentence.
    const opens = begins && !isAcronym(first) && (openers.test(first) || (isKnown(rest) && isCommon(first)));
    const claimed = opens ? rest.replace(joints, '') : run;
    return isKnown(claimed) ? [] : [claimAt(index + run.length - claimed.length, claimed)];
  });
}

const isAcronym = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word);
