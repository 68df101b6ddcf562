import MiniSearch from 'minisearch';
import { tokensOf } from '../built-in/tokens.ts';
import { accountArticles } from './account-articles.ts';
import type { HelpArticle } from './article.ts';
import { impactArticles } from './impact-articles.ts';
import { organizationArticles } from './organization-articles.ts';
import { proposalArticles } from './proposal-articles.ts';

export const helpArticles: readonly HelpArticle[] = [
  ...proposalArticles,
  ...organizationArticles,
  ...impactArticles,
  ...accountArticles,
];

/** Words that say nothing of what is asked. */
const emptyWords = new Set(
  tokensOf(
    `a about again all am an and any anything are as at be been but by can cant could did do does doing done dont for from get
    gets give go got had has have hello help here hey hi how i id if im in into is it its ive just know let like look make may me
    mean much many my need now of ok on one ones or our please rafiki really say shall should show so some soon still yet already sure tell than thank
    that the their them then there these they thing this those to too up us use using want was way we were what whats when where
    which who whos why will with work works would yes you your`,
  ),
);

/** The words that carry a question. */
export const contentTokens = (text: string): string[] =>
  tokensOf(text).filter((token) => token.length > 1 && !emptyWords.has(token));

const index = new MiniSearch<HelpArticle>({
  fields: ['title', 'words', 'text'],
  tokenize: (text) => tokensOf(text),
  processTerm: (term) => (emptyWords.has(term) ? null : term),
  searchOptions: {
    boost: { title: 4, words: 2, text: 1 },
    prefix: (term) => term.length >= 4,
    fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
    maxFuzzy: 2,
  },
});
index.addAll(helpArticles);
const byId = new Map(helpArticles.map((article) => [article.id, article]));

const helpWords = new Set(
  helpArticles.flatMap(({ title, words, text }) => tokensOf(`${title} ${words} ${text}`)),
);

/** Written as we write it, so no typing mistake for something else. */
export const isHelpWord = (token: string): boolean => helpWords.has(token) || emptyWords.has(token);

export interface HelpHit {
  article: HelpArticle;
  score: number;
  /** The part of the question's words it was found by, 0 to 1. */
  coverage: number;
}

/** Articles that answer a question, the best first. */
export function searchHelp(question: string, limit = 3): HelpHit[] {
  const asked = [...new Set(contentTokens(question))];
  if (asked.length === 0) return [];
  return index
    .search(asked.join(' '))
    .flatMap(({ id, score, queryTerms }) => {
      const article = byId.get(id as string);
      const coverage = new Set(queryTerms).size / asked.length;
      return article ? [{ article, score: score * coverage, coverage }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
