import type { ChatBody } from '@harambee/domain/schemas';
import { searchHelp } from '../help/help-index.ts';
import type { Records } from '../records/records.ts';
import { goToPage, namedPage, type PagePath, pages } from '../tools/pages.ts';
import type { Answer, Question } from './answer.ts';
import { namedBadge } from './answers/impact.ts';
import { whoHas } from './answers/people.ts';
import type { Ask } from './ask.ts';
import { type Concept, understand } from './concepts.ts';
import { topicOf } from './dialogue.ts';
import { recordIntents } from './intents.ts';
import { helpChips, unknown as unknownIn } from './replies/help.ts';
import { byRules } from './rules.ts';

/** A help text that scores lower does not match the question. */
const leastCoverage = 0.5;
const leastScore = 6;

/**
 * The assistant without a model: rules over the recognized intent, then a search in the help. The same question
 * about the same records gets the same answer.
 */
export async function builtInAnswer(
  { message, history }: ChatBody,
  firstName: string,
  records: Records,
): Promise<Answer> {
  const ask: Ask = {
    topic: topicOf({ message, history }, await records.names(), records.now),
    records,
    firstName,
  };
  const question: Question = { message, history, firstName, records, understood: understand(message) };
  const isEnglish = ask.topic.language === 'en';
  const { concepts } = ask.topic;
  const asksForSection =
    isEnglish && concepts.has('who') && (concepts.has('section') || concepts.has('texts'));
  const byRule =
    (isEnglish && !ask.topic.order ? await namedBadge(question) : undefined) ??
    (asksForSection ? await whoHas(question) : undefined) ??
    (isEnglish && concepts.has('question') ? await fromRecords(question) : undefined) ??
    (await byRules(ask));
  if (byRule) return byRule;
  if (!isEnglish) return unknownIn(ask);
  return (await fromRecords(question)) ?? fromHelp(question) ?? pageAlone(question) ?? unknownIn(ask);
}

async function fromRecords(question: Question): Promise<Answer | undefined> {
  const { concepts } = question.understood;
  const has = (...asked: Concept[]) => asked.every((concept) => concepts.has(concept));
  return recordIntents.find((intent) => intent.holds(has, question))?.answer(question);
}

const offerPage = (path: PagePath): Answer => ({
  intent: 'page',
  goes: true,
  reply: `Shall I take you to ${pages[path].label}?`,
  actions: [goToPage(path)],
});

/** A message that is only the name of a page: "settings". */
function pageAlone({ message, understood }: Question): Answer | undefined {
  const path = understood.names.length <= 1 ? namedPage(message) : undefined;
  return path && offerPage(path);
}

function fromHelp({ message }: Question): Answer | undefined {
  const [best] = searchHelp(message, 1);
  if (!best || best.coverage < leastCoverage || best.score < leastScore) return undefined;
  const { id, title, text } = best.article;
  return {
    intent: `help.${id}`,
    reply: `**${title}**\n\n${text}`,
    actions: helpChips(best.article, 'en'),
  };
}
