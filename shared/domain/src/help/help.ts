import { accountArticles } from './account-articles.ts';
import type { HelpArticle, HelpLanguage } from './article.ts';
import { funderArticles } from './funder-articles.ts';
import { impactArticles } from './impact-articles.ts';
import { organizationArticles } from './organization-articles.ts';
import { proposalArticles } from './proposal-articles.ts';
import { translations } from './translations.ts';

export { type HelpArticle, type HelpLanguage, helpLanguages } from './article.ts';

export {
  type HelpPicture,
  helpPictures,
  pictureSchemes,
  pictureSize,
} from './pictures.ts';

/** The help by topic, in the order of its index (HELP-01). */
export const helpTopics: readonly { id: string; title: string; articles: readonly HelpArticle[] }[] = [
  { id: 'proposals', title: 'Proposals', articles: proposalArticles },
  { id: 'funders', title: 'Calls of funders and documents', articles: funderArticles },
  { id: 'organization', title: 'Your organization and team', articles: organizationArticles },
  { id: 'impact', title: 'Points, badges and impact', articles: impactArticles },
  { id: 'account', title: 'Your account and this app', articles: accountArticles },
];

export const helpArticles: readonly HelpArticle[] = helpTopics.flatMap(({ articles }) => articles);

const byId = new Map(helpArticles.map((article) => [article.id, article]));

/** One article by its id; undefined for an id that no article has. */
export const helpArticle = (id: string): HelpArticle | undefined => byId.get(id);

/** The text of an article in a language, in short; undefined where it is only in English. */
export const helpTranslation = (id: string, language: Exclude<HelpLanguage, 'en'>): string | undefined =>
  translations[id]?.[language];
