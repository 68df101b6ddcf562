import { formatNumber, paths } from '@harambee/domain';
import { type HelpArticle, helpArticle, helpTranslation } from '@harambee/domain/help';
import type { ChatAction } from '@harambee/domain/schemas';
import { articleFor, notionsIn, told } from '../../help/by-sense.ts';
import { topics } from '../../help/topics.ts';
import { goTo, isPage } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import type { Language } from '../../understanding/languages.ts';
import { articleNamed } from '../../understanding/lexicon.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import { counted } from '../../understanding/vocabulary/figures.ts';
import type { Words } from '../../understanding/vocabulary/words.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, linesOf, pageChip } from '../ask.ts';
import { cannot, wordsAt } from '../left-out.ts';
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

/** The share of a question that an article has to speak of. */
const leastCoverage = 0.6;
/** An article that a topic has named stays, if it speaks of half. */
const leastShare = 0.5;
const leastGain = 0.2;

/** What is asked is how the product works, whatever its rules: "does Harambee add it up?", "if I replace a file …" */
const ofProduct = /^(?:harambee|rafiki|app|ikiwa|nikiwa)$|^(?:ni|tu|u)ki\w{4,}$/;
const ofCase = /^(?:if|si|se)$/;

/** The article that tells most of what a question speaks of: where no topic answers, or an answer leaves words out. */
export function helpBySense({ topic }: Ask, before?: Answer): Answer | undefined {
  const { own, concepts, language } = topic;
  if (own.order || topic.mention?.rows.length === 1 || topic.calls.length > 0) return undefined;
  const notions = notionsIn(own);
  const asksHow =
    (['howTo', 'why', 'meaning', 'where'] as const).some((one) => concepts.has(one)) ||
    own.tokens.some((token, at) => ofProduct.test(token) || (at === 0 && ofCase.test(token))) ||
    notions.some(({ isRule }) => isRule);
  if (!asksHow || own.people.length + own.funders.length > 0) return undefined;
  const best = articleFor(notions, leastCoverage);
  if (!best) return undefined;
  const given = helpArticle(before?.intent.replace(/^help\./, '') ?? '');
  const share = given ? told(given, notions).coverage : 0;
  if (share >= leastShare || share > best.coverage - leastGain) return undefined;
  const found = inLanguage(best.article, language);
  const left = best.left.flatMap(({ places }) => places);
  return left.length === 0
    ? found
    : { ...found, reply: `${cannot(wordsAt(own, left), language)}\n\n${found.reply}` };
}

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
