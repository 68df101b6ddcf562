import { paths } from '@harambee/domain';
import { type HelpArticle, helpArticle, helpTranslation } from '@harambee/domain/help';
import type { ChatAction } from '@harambee/domain/schemas';
import { topics } from '../../help/topics.ts';
import { goTo, isPage } from '../../tools/pages.ts';
import type { Language } from '../../understanding/languages.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip } from '../ask.ts';
import { general, offers } from '../words/general.ts';

/** "How do I …?", "what is …?": the article of its topic, in the language of the question. */
export function explained({ topic }: Ask): Answer | undefined {
  const { language } = topic;
  // Copied, because only what the topic of the answer speaks of counts as read.
  const concepts = new Set(topic.concepts);
  const found = topics.find(
    ({ article: id, all, any }) =>
      helpArticle(id) &&
      all.every((one) => concepts.has(one)) &&
      (!any || any.some((one) => concepts.has(one))),
  );
  for (const one of [...(found?.all ?? []), ...(found?.any ?? []), ...(found?.also ?? [])])
    topic.concepts.has(one);
  const article = found && helpArticle(found.article);
  if (!article) return undefined;
  const { id, title, text } = article;
  const translated = language === 'en' ? undefined : helpTranslation(id, language);
  const reply =
    language === 'en'
      ? `**${title}**\n\n${text}`
      : (translated ?? `${general.inEnglish[language]}\n\n${text}`);
  return answer(`help.${id}`, reply, ...helpChips(article, language));
}

/** The page where it is done, and the article in the help. */
export const helpChips = ({ id, page }: HelpArticle, language: Language): ChatAction[] => [
  ...(page && isPage(page) ? [pageChip(page, language)] : []),
  goTo(paths.helpArticle(id), general.readInHelp[language]),
];

/** What Rafiki does not know, and then what it does. */
export const unknown = ({ topic: { language } }: Ask): Answer => ({
  intent: 'unknown',
  reply: `${general.unknown[language]} ${offers[language]}`,
});

export const outside = ({ topic: { language } }: Ask): Answer => ({
  intent: 'unknown',
  reply: `${general.outside[language]} ${offers[language]}`,
});

export const predicted = ({ topic: { language } }: Ask): Answer => ({
  intent: 'unknown',
  reply: `${general.prediction[language]} ${offers[language]}`,
});

/** Words that name nothing here: another organization, a record that does not exist. */
export const notOurs = ({ topic: { language } }: Ask): Answer => ({
  intent: 'unknown',
  reply: `${general.others[language]} ${offers[language]}`,
});
