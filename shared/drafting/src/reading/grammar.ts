import { formatNumber, smallNumberWords } from '@harambee/domain';
import { verbs } from './objective-words.ts';

/** Rules of English for words that other people wrote. If a rule cannot decide, it takes the more frequent case. */

const irregularPlurals =
  /^(?:people|children|women|men|girls|boys|youth|police|cattle|livestock|staff|feet|teeth|mice|geese|sheep)$/i;
const singularInS = /(?:ss|us|is|ics)$/i;
/** Words that start a phrase about a noun: "springs | flowing in the dry season". */
const endOfHead =
  /^(?:of|who|that|which|whose|where|with|without|in|at|on|for|per|by|to|from|under|over|after|before|between|among|a|an|the|is|are|was|were|has|have|and|or|de|del|des|du|da|do|das|dos|en|que|con|para|por|et|qui|dans|y|ya|wa|za|la)$/i;
const participle = /(?:ing|ed|lt|ught|ained|held|made|born|lost|met|paid)$/i;

const isPluralWord = (word: string): boolean =>
  irregularPlurals.test(word) || (/s$/i.test(word) && !singularInS.test(word));

/** True if a noun phrase is plural: "springs flowing in the dry season" rise, "yield of potato" rises. */
export function isPlural(phrase: string): boolean {
  const words = phrase
    .split(/[\s(]+/)
    .map((word) => word.replace(/[^\p{L}\p{M}’'-]/gu, ''))
    .filter(Boolean);
  const end = words.findIndex(
    (word, place) =>
      place > 0 &&
      (endOfHead.test(word) || (participle.test(word) && isPluralWord(words[place - 1] as string))),
  );
  const head = end === -1 ? words : words.slice(0, end);
  return isPluralWord(head.findLast((word, place) => place === 0 || !participle.test(word)) ?? '');
}

const measures =
  /^(?:age|amount|area|average|cost|coverage|depth|distance|height|income|length|level|mean|median|number|part|percentage|prevalence|price|proportion|rate|ratio|score|share|size|time|value|volume|weight|yield)$/i;

/**
 * "the time a woman spends", "the yield of potato", but "access to water": a single measure of a thing takes an
 * article.
 */
export function withArticle(phrase: string): string {
  const [head = ''] = phrase.split(
    /[\s(,]+(?:of|who|that|which|where|with|in|at|on|for|per|by|to|from|a|an|the)(?=\s)|[(,]/,
  );
  const [first = '', last = first] = [head.split(' ')[0], head.trim().split(' ').at(-1)];
  const isOne = !/^(?:an?|the|all|each|our|their|\p{Nd}+)$/iu.test(first);
  return isOne && measures.test(last) ? `the ${lowerFirst(phrase)}` : phrase;
}

/** "an NGO", "a university", "an hour": by sound, as far as the spelling shows it. */
export const indefinite = (words: string): string =>
  /^(?:[AEFHILMNORSX](?:\p{Lu}|\b)|(?!uni|eu|one\b|us)[aeiou]|hono|hour|heir)/u.test(
    /^\p{Lu}{2}/u.test(words) ? words : words.toLowerCase(),
  )
    ? 'an'
    : 'a';

const singulars: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  women: 'woman',
  men: 'man',
};

/** A unit after the number one: "hours" is "hour", "deaths per 1,000 births" is "death per 1,000 births". */
export function singularUnit(unit: string): string {
  const [first = '', ...rest] = unit.split(' ');
  const last = rest.at(-1);
  // "young people": if the first word is not plural, the last of two may be.
  if (rest.length === 1 && last && !/s$/i.test(first) && isPlural(last)) return `${first} ${singular(last)}`;
  return [singular(first), ...rest].join(' ');
}

function singular(word: string): string {
  const known = singulars[word.toLowerCase()];
  if (known) return known;
  if (!/s$/i.test(word) || singularInS.test(word)) return word;
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  return word.replace(/(?<=ch|sh|x|ss)es$|s$/i, '');
}

/**
 * Lower-cases the first letter, unless the word is a name or an abbreviation: "Survey the ground" inside a sentence.
 */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) && !/^(?:I|Dr|Ing|Mr|Mrs|Ms|Prof)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export const upperFirst = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const moreVerbs =
  /^(?:walk|raise|sow|lay|clear|dig|protect|set up|settle|link|restore|refurbish|register|appoint|assemble|graft|fence|stock|harvest|plough|pilot|print|translate|broadcast|distribute|feed|treat|vaccinate|screen|refer|consult|hold|find|select|visit|hand|share|monitor|measure|plan|write|run|carry|give|make|take|meet|prepare|offer|pay|buy|hire|choose|survey|review|put|design|agree|display|deliver|keep|send|conduct|organi[sz]e|attend|advise|assess|evaluate|inspect|trace|teach|lead|host|invite|publish|produce|perform|record|identify|map|study|test|verify|negotiate|procure|coach|interview|audit|copy|arrange|hire|open|close|analy[sz]e)\b/i;
/** "Copy the registers", "Put on eight shows": what follows a verb but not a noun at the beginning of a line. */
const verbWithObject =
  /^(?!\p{L}*(?:ing|tion|ment|ance|ence|ity)\b)\p{L}+(?: (?:up|on|out|over|off|down))? (?:the|a|an|all|every|each|our|their|its|it|them|everyone|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)(?!\p{L})/iu;

/** Phrases that begin with a verbal noun or a plural: "Training of mechanics", "Workshops for parents". */
const isNoun = (text: string): boolean =>
  /^\p{L}*(?:ing|tion|sion|ment|ance|ence|ity|al|ship)\b/iu.test(text) ||
  isPluralWord(text.split(/\s/)[0] ?? '');

/** True if all can follow "we will": most begin with a known verb, and none with a noun. */
export const areInstructions = (texts: readonly string[]): boolean => {
  const known = texts.filter(isInstruction).length;
  return (
    known === texts.length ||
    (known * 2 > texts.length && !texts.some((text) => !isInstruction(text) && isNoun(text)))
  );
};

/** True for what can follow "we will": "Drill eight boreholes", not "Drilling of boreholes". */
export const isInstruction = (text: string): boolean =>
  verbs.test(text) || moreVerbs.test(text) || verbWithObject.test(text);

/** A count inside a sentence: "three", "1,204". */
export const countInWords = (count: number): string =>
  smallNumberWords[count - 1] ?? formatNumber(count, 'en-US');
