import { searchWords } from '@harambee/domain';
import {
  type HelpArticle,
  helpArticle,
  helpArticles,
  helpLanguages,
  helpTranslation,
} from '@harambee/domain/help';
import MiniSearch from 'minisearch';

/** All translations of an article in one field: people search in their own language. */
const translated = (id: string): string =>
  helpLanguages.flatMap((one) => (one === 'en' ? [] : (helpTranslation(id, one) ?? []))).join(' ');

/** Words without accents and capitals, so that "contrasena" finds "contraseña" and "paramètres" "parametres". */
const index = new MiniSearch<HelpArticle & { translated: string }>({
  fields: ['title', 'words', 'text', 'translated'],
  tokenize: searchWords,
  searchOptions: {
    boost: { title: 4, words: 2 },
    prefix: (term) => term.length >= 3,
    fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
    maxFuzzy: 2,
    combineWith: 'AND',
  },
});
index.addAll(helpArticles.map((article) => ({ ...article, translated: translated(article.id) })));

const found = (query: string, combineWith: 'AND' | 'OR'): HelpArticle[] =>
  index.search(query, { combineWith }).flatMap(({ id }) => helpArticle(String(id)) ?? []);

/**
 * The articles with all words of a search, in English or a language of the help, best first; with some of them where none
 * has all.
 */
export function findArticles(query: string): HelpArticle[] {
  const all = found(query, 'AND');
  return all.length > 0 ? all : found(query, 'OR');
}
