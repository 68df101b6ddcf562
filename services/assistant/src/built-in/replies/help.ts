import { helpArticle } from '../../help/help-index.ts';
import { topics } from '../../help/topics.ts';
import { translations } from '../../help/translations.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip } from '../ask.ts';
import { general, offers } from '../words/general.ts';

/** "How do I …?", "what is …?": the article of its topic, in the language of the question. */
export function explained({ topic }: Ask): Answer | undefined {
  const { concepts, language } = topic;
  const found = topics.find(
    ({ all, any }) => all.every((one) => concepts.has(one)) && (!any || any.some((one) => concepts.has(one))),
  );
  const article = found && helpArticle(found.article);
  if (!article) return undefined;
  const { id, title, text, page } = article;
  const translated = language === 'en' ? undefined : translations[id]?.[language];
  const reply =
    language === 'en'
      ? `**${title}**\n\n${text}`
      : (translated ?? `${general.inEnglish[language]}\n\n${text}`);
  return answer(`help.${id}`, reply, ...(page ? [pageChip(page, language)] : []));
}

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
