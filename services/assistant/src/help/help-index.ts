import { type HelpArticle, helpArticle, helpArticles } from '@harambee/domain/help';
import MiniSearch from 'minisearch';
import { contentTokens, emptyWords } from '../language/content-words.ts';
import { tokensOf } from '../language/tokens.ts';

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

const helpWords = new Set(
  helpArticles.flatMap(({ title, words, text }) => tokensOf(`${title} ${words} ${text}`)),
);

/** One of our own words, so not a typing mistake. */
export const isHelpWord = (token: string): boolean => helpWords.has(token) || emptyWords.has(token);

export interface HelpHit {
  article: HelpArticle;
  score: number;
  /** The share of the question's words that the article contains, 0 to 1. */
  coverage: number;
}

/** Articles that answer a question, best first. */
export const searchHelp = (question: string, limit = 3): HelpHit[] =>
  searchTerms([...new Set(contentTokens(question))], limit);

/** Articles that have some of these words, best first. */
export function searchTerms(terms: readonly string[], limit = 3): HelpHit[] {
  if (terms.length === 0) return [];
  return index
    .search(terms.join(' '))
    .flatMap(({ id, score, queryTerms }) => {
      const article = helpArticle(id as string);
      const coverage = new Set(queryTerms).size / terms.length;
      return article ? [{ article, score: score * coverage, coverage }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
