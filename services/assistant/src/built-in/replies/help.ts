import { formatNumber, paths } from '@harambee/domain';
import { type HelpArticle, helpArticle, helpTranslation } from '@harambee/domain/help';
import type { ChatAction } from '@harambee/domain/schemas';
import { searchTerms } from '../../help/help-index.ts';
import { topics } from '../../help/topics.ts';
import { goTo, isPage } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import type { Language } from '../../understanding/languages.ts';
import { articleNamed, type Concept, englishOf } from '../../understanding/lexicon.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import { counted } from '../../understanding/vocabulary/figures.ts';
import type { Words } from '../../understanding/vocabulary/words.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, linesOf, pageChip } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn } from '../words/dates.ts';
import { general, offers } from '../words/general.ts';
import { organization } from '../words/organization.ts';

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
  return inLanguage(article, language);
}

/** "Where are the old versions of a text?": what only the help explains, by its name. */
export function namedArticle({ topic }: Ask): Answer | undefined {
  const { language, tokens } = topic;
  const article = helpArticle(articleNamed(tokens, language) ?? '');
  if (!article) return undefined;
  covers(
    topic,
    'howTo',
    'where',
    'meaning',
    'why',
    'report',
    'impact',
    'texts',
    'saving',
    'publicPage',
    'list',
    'daysLeft',
    'due',
    'spare',
    'profile',
    'changing',
    'howMany',
  );
  return inLanguage(article, language);
}

/** What a word of a question means in the help, which is in English: one of its words is enough. */
const leastShare = 0.6;
const leastScore = 9;

/** A question of how something is done that no topic answers: the article that has most of what it speaks of. */
export function helpBySense({ topic }: Ask): Answer | undefined {
  const { language, concepts, found, unknown } = topic;
  const asksHow = (['howTo', 'why', 'meaning'] as const).some((one) => concepts.has(one));
  const named = [...new Set(found.map(({ name }) => name))].filter((one) => !asking.has(one));
  if (!asksHow || named.length === 0 || unknown.length >= named.length) return undefined;
  const [best] = searchTerms([...new Set(named.flatMap(englishOf))], 1);
  if (!best || best.score < leastScore) return undefined;
  const { title, words, text } = best.article;
  const own = new Set(tokensOf(`${title} ${words} ${text}`));
  const told = named.filter((one) => englishOf(one).some((word) => own.has(word)));
  return told.length / named.length >= leastShare ? inLanguage(best.article, language) : undefined;
}

/** Words of asking speak of nothing that an article explains. */
const asking: ReadonlySet<Concept> = new Set([
  ...([
    'howTo',
    'why',
    'meaning',
    'list',
    'pick',
    'who',
    'when',
    'where',
    'negation',
    'still',
    'either',
  ] as const),
  ...(['thirdPerson', 'ofThose', 'compare', 'next', 'newOne', 'decision'] as const),
]);

function inLanguage(article: HelpArticle, language: Language): Answer {
  const { id, title, text } = article;
  const translated = language === 'en' ? undefined : helpTranslation(id, language);
  const reply =
    language === 'en'
      ? `**${title}**\n\n${text}`
      : (translated ?? `${general.inEnglish[language]}\n\n**${title}**\n\n${text}`);
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
/** Whether a question counts what a figure of the profile counts: "pupils", in any of the languages. */
function isCountedIn(
  { tokens, language }: Ask['topic'],
  { name, unit }: { name: string; unit: string },
): boolean {
  const own = new Set(tokensOf(`${name} ${unit}`));
  const wordsOf = (words: Words): string[] => tokensOf(`${words.en ?? ''} ${words[language] ?? ''}`);
  return Object.values(counted).some((words) => {
    const said = wordsOf(words);
    return said.some((word) => own.has(word)) && tokens.some((token) => said.includes(token));
  });
}

export async function notOurs({ topic, records }: Ask): Promise<Answer> {
  const { language, concepts } = topic;
  const isCounted = concepts.has('howMany') && topic.strangers.length === 0 && !concepts.has('points');
  const figures = isCounted ? ((await records.organization())?.figures ?? []) : [];
  const asked = figures.filter((figure) => isCountedIn(topic, figure));
  if (asked.length === 0)
    return { intent: 'unknown', reply: `${general.others[language]} ${offers[language]}` };
  // "How many pupils have safe water?": the profile may say it.
  const lines = asked.map(
    ({ name, value, unit, date, source }) =>
      `**${plain(name)}**: ${[`${formatNumber(value)} ${plain(unit)}`, date && dayIn(date, language), plain(source)].filter(Boolean).join(', ')}`,
  );
  return answer(
    'profile.figures',
    `${general.others[language]} ${organization.figures[language]}\n\n${linesOf(lines)}`,
    pageChip(paths.profiles, language),
  );
}
