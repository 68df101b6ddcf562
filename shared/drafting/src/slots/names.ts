import type { Finding } from './finding.ts';

/** What a model may name without a slot. */
export interface KnownNames {
  /** The words of all facts, and of the applicant's own texts; lower-cased. */
  words: ReadonlySet<string>;
  /** True for a word of the dictionary: it is no name by itself. */
  isCommonWord(word: string): boolean;
}

const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:[-’'.&][\p{L}\p{M}]+)*['’]?`;
const nameRun = new RegExp(
  `(?<![\\p{L}\\p{M}])${word}(?: (?:(?:of|the|and|for|de|la|du|del|wa|ya|al) )*${word})*`,
  'gu',
);

/** Posts are written with a capital or without one: neither makes a name of them. */
const post =
  /^(?:officer|manager|coordinator|director|assistant|adviser|advisor|supervisor|lead|leader|head|chief|specialist|trainer|mentor|mobilizer|monitor|evaluator|accountant|auditor|nurse|midwife|doctor|teacher|headteacher|driver|engineer|technician|hydrogeologist|hydrologist|agronomist|artist|producer|secretary|treasurer|chair|chairperson|board|committee|association|group|team|panel|council|unit|office|user|worker|volunteer|consultant|intern|guard|cook|librarian|counselor|psychologist|economist|analyst|administrator|facilitator|caretaker|pilot|fellow|partner|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

export const knownWords = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(wordsOf));

/** Before these a capital is a habit of spelling: "each Water User Association", "our Medical Coordinator". */
const determiner =
  /\b(?:an?|each|every|one|its|our|their|his|her|any|no|another|all|both|some|these|those|new|local|post of)\s+$/iu;

/** "A Yachachiq, who teaches farmers": one of many, whatever they are called. "A Nairobi hospital" names a place. */
const isOneOfMany = (before: string, after: string): boolean =>
  /\ban?\s+$/iu.test(before) && /^(?:[,.;:]|\s+(?:is|was|who|that|will|has)\b)/u.test(after);

/**
 * Names that nothing the applicant gave contains (DRAFT-21). The first word of a sentence is capitalized anyway. Titles of
 * posts and terms made of common words are none, whatever their capitals.
 */
export function* unknownNames(bare: string, { words, isCommonWord }: KnownNames): Generator<Finding> {
  for (const { 0: run, index } of bare.matchAll(nameRun)) {
    const before = bare.slice(0, index);
    const begins = /^[\s•"“‘(–—-]*$/u.test(before) || /[.!?:;…]["”’)]*\s+["“‘(]*$/u.test(before);
    const parts = run.split(' ').filter((part) => /^\p{Lu}/u.test(part));
    const isKnown = (part: string) => wordsOf(part).every((one) => one.length === 1 || words.has(one));
    const isTerm = (part: string) =>
      wordsOf(part).every((one) => one.length === 1 || post.test(one) || isCommonWord(one));
    // The first word of a sentence alone proves nothing, unless no dictionary knows it.
    const claimed =
      begins && (isKnown(parts[0] as string) || isTerm(parts[0] as string)) ? parts.slice(1) : parts;
    const unknown = claimed.filter((part) => !isKnown(part));
    if (unknown.length === 0) continue;
    const isPost = post.test(parts.at(-1) as string);
    if (unknown.every(isTerm) && (isPost || determiner.test(before))) continue;
    if (isOneOfMany(before, bare.slice(index + run.length))) continue;
    yield { refusal: 'name', words: run };
  }
}
