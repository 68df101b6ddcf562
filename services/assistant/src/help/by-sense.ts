import { type HelpArticle, helpArticles } from '@harambee/domain/help';
import { emptyWords } from '../language/content-words.ts';
import type { Language } from '../understanding/languages.ts';
import { type Concept, englishOf, type Found, helpWordsIn } from '../understanding/lexicon.ts';
import { tokensOf } from '../understanding/tokens.ts';
import { isHelpWord } from './help-index.ts';

/** One thing that a question speaks of. */
export interface Notion {
  /** English words, any of which an article may have for it; none for a word that means nothing here. */
  words: readonly string[];
  /** It is asked for a rule of the product: "how big may a file be?" */
  isRule?: boolean;
  /** Where the question says it. */
  places: readonly number[];
}

/** The beginning of a word that its forms share: "restored", "restores". */
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ations?|ions?|ing|ed|es|s|e)$/, '') : word;

const weights = { title: 4, words: 2, text: 1 };

/** Of each article, how much each stem says of it. */
const stems = new Map(
  helpArticles.map((article) => {
    const own = new Map<string, number>();
    for (const part of ['text', 'words', 'title'] as const)
      for (const word of tokensOf(article[part])) own.set(stemOf(word), weights[part]);
    return [article, own] as const;
  }),
);

/** A word that few articles have says more. */
function rarityOf(stem: string): number {
  const count = [...stems.values()].filter((own) => own.has(stem)).length;
  return count === 0 ? 0 : Math.log(1 + helpArticles.length / count);
}
const rarities = new Map<string, number>();
function rarity(stem: string): number {
  const known = rarities.get(stem) ?? rarityOf(stem);
  rarities.set(stem, known);
  return known;
}

/** Concepts of asking, and those that nearly every article speaks of. */
const asking: ReadonlySet<Concept> = new Set([
  ...(['howTo', 'why', 'meaning', 'list', 'pick', 'who', 'when', 'where', 'negation', 'still'] as const),
  ...(['either', 'thirdPerson', 'ofThose', 'compare', 'next', 'newOne', 'decision', 'ability'] as const),
  ...(['howMany', 'howMuch', 'helps', 'mine', 'located', 'daysLeft', 'whatNext', 'mood'] as const),
]);

/** Of these an article must speak: what it says of documents says nothing of proposals. */
const kinds: ReadonlySet<string> = new Set([
  'proposal',
  'document',
  'call',
  'profile',
  'password',
  'budget',
  'role',
]);

/** The words of the help for concepts that people name in many ways. */
const words: Partial<Record<Concept, string>> = {
  ...{ funder: 'funder', team: 'colleague team', submitted: 'submit send', everSent: 'submit send' },
  ...{ writing: 'write create', section: 'section', due: 'deadline', texts: 'text', lead: 'lead owner' },
  ...{ status: 'status', requested: 'asks amount', money: 'amount', role: 'role', comment: 'comment' },
  ...{ completed: 'completed', approved: 'approved', signOff: 'agree', publicPage: 'public', task: 'task' },
  ...{ secured: 'earn', saving: 'download export', changing: 'edit change', uploading: 'upload file' },
};

const rules: ReadonlySet<string> = new Set(['mb size', 'limit maximum']);

/** Every article is about these. */
const ofProduct: ReadonlySet<string> = new Set(
  'harambee rafiki page pages pagina paginas ukurasa somebody someone accident'.split(' '),
);

const placesOf = ({ at, length }: { at: number; length: number }): number[] =>
  Array.from({ length }, (_, n) => at + n);

/** What a question speaks of, each thing once. */
export function notionsIn({
  tokens,
  language,
  found,
  unknown,
}: {
  tokens: readonly string[];
  language: Language;
  found: readonly Found<Concept>[];
  unknown: readonly string[];
}): Notion[] {
  const own = helpWordsIn(tokens, language);
  const taken = new Set(own.flatMap(placesOf));
  const concepts = found.filter(
    (one) =>
      !asking.has(one.name) &&
      !placesOf(one).some((place) => taken.has(place) || ofProduct.has(tokens[place] ?? '')),
  );
  for (const at of [...concepts.flatMap(placesOf)]) taken.add(at);
  const rest = tokens.flatMap((token, at): [string, Notion][] => {
    if (taken.has(at) || token.length < 3 || ofProduct.has(token) || emptyWords.has(token)) return [];
    if (isHelpWord(token) && rarity(stemOf(token)) > 0) return [[token, { words: [token], places: [at] }]];
    return unknown.includes(token) ? [[token, { words: [], places: [at] }]] : [];
  });
  const notions = new Map<string, Notion>();
  for (const one of own)
    notions.set(one.name, {
      ...{ words: tokensOf(one.name), places: placesOf(one) },
      ...(rules.has(one.name) && { isRule: true }),
    });
  for (const one of concepts) {
    const own = kinds.has(one.name) ? [one.name] : tokensOf(words[one.name] ?? '');
    notions.set(one.name, { words: own.length > 0 ? own : englishOf(one.name), places: placesOf(one) });
  }
  return [...new Map([...notions, ...rest]).values()];
}

export interface Told {
  article: HelpArticle;
  score: number;
  /** The share of the notions that it speaks of, 0 to 1. */
  coverage: number;
  /** Those that it does not speak of. */
  left: readonly Notion[];
}

/** What an article says of the notions: of each, its strongest word. */
export function told(article: HelpArticle, notions: readonly Notion[]): Told {
  const own = stems.get(article) ?? new Map<string, number>();
  const gainOf = ({ words }: Notion): number => {
    // "It is called ready" is of no call: a kind is what an article is about.
    const least = words.some((word) => kinds.has(word)) ? weights.words : 0;
    const weighed = words.map(stemOf).map((stem) => ({ stem, weight: own.get(stem) ?? 0 }));
    return Math.max(
      0,
      ...weighed.filter(({ weight }) => weight >= least).map(({ stem, weight }) => weight * rarity(stem)),
    );
  };
  const left = notions.filter((one) => gainOf(one) === 0);
  return {
    article,
    score: notions.reduce((sum, one) => sum + gainOf(one), 0),
    coverage: 1 - left.length / Math.max(1, notions.length),
    left,
  };
}

/** The article that tells most of what a question speaks of; undefined where none tells enough. */
export function articleFor(notions: readonly Notion[], leastCoverage: number): Told | undefined {
  const isKind = ({ words: [word = ''] }: Notion) => kinds.has(word);
  const [best] = helpArticles
    .map((article) => told(article, notions))
    .filter(({ left }) => !left.some(isKind))
    .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage);
  return best && best.score >= leastScore && best.coverage >= leastCoverage ? best : undefined;
}
/** One word of a title, or two of its words that are rare. */
const leastScore = 7;
