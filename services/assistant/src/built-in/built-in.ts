import { dayOf } from '@harambee/domain';
import type { ChatBody } from '@harambee/domain/schemas';
import { searchHelp } from '../help/help-index.ts';
import type { Records } from '../records/records.ts';
import { goToPage, namedPage, type PagePath, pages } from '../tools/pages.ts';
import { read } from '../understanding/read.ts';
import type { Answer, Question } from './answer.ts';
import { namedBadge } from './answers/impact.ts';
import { whoHas } from './answers/people.ts';
import { asidesIn } from './asides.ts';
import type { Ask } from './ask.ts';
import { type Concept, understand } from './concepts.ts';
import { topicOf } from './dialogue.ts';
import { recordIntents } from './intents.ts';
import { cannot } from './left-out.ts';
import { questionsIn } from './questions-in.ts';
import { helpBySense, helpChips, unknown as unknownIn } from './replies/help.ts';
import { byRules } from './rules.ts';

/** A help text that scores lower does not match the question. */
const leastCoverage = 0.5;
const leastScore = 6;

/**
 * The assistant without a model: rules over the recognized intent, then a search in the help. The same question
 * about the same records gets the same answer. Of two questions in one message each gets its answer.
 */
export async function builtInAnswer(body: ChatBody, firstName: string, records: Records): Promise<Answer> {
  const names = await records.names();
  const today = dayOf(new Date(records.now));
  const parts = questionsIn(body.message, (text) => read(text, names, today));
  const whole = (): Promise<Answer> => answerTo(body, firstName, records);
  if (parts.length < 2) {
    const found = await whole();
    return (await withoutAside(body, firstName, records, found)) ?? found;
  }
  const answers: Answer[] = [];
  const history = [...body.history];
  for (const message of parts) {
    const found = await answerTo({ ...body, message, history }, firstName, records);
    answers.push(found);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: found.reply });
  }
  if (answers.some(({ intent }) => intent.startsWith('order.'))) return whole();
  const isHelp = answers.every(({ intent }) => intent.startsWith('help.'));
  // A piece of a question that leads into the help, or to "which one?", says nothing by itself.
  const isKnown = ({ intent }: Answer, at: number): boolean =>
    intent !== 'unknown' &&
    (isHelp || !intent.startsWith('help.')) &&
    (at === 0 || intent !== 'proposal.which');
  const known = answers.filter(isKnown);
  if (known.length === answers.length) return joined(known);
  const asOne = await whole();
  if (asOne.intent !== 'unknown' || known.length === 0) return asOne;
  const open = parts.filter((_part, at) => {
    const found = answers[at];
    return !found || !isKnown(found, at);
  });
  const found = joined(known);
  return { ...found, reply: `${cannot(open, read(body.message, names, today).language)}\n\n${found.reply}` };
}

/** "The board meets at ten: how much have we asked for?": the answer to the question alone, if the whole has none. */
async function withoutAside(
  body: ChatBody,
  firstName: string,
  records: Records,
  found: Answer,
): Promise<Answer | undefined> {
  if (found.intent !== 'unknown' && !found.isPartial) return undefined;
  const names = await records.names();
  const today = dayOf(new Date(records.now));
  for (const { question, aside } of asidesIn(body.message, (text) => read(text, names, today))) {
    const answered = await answerTo({ ...body, message: question }, firstName, records);
    if (answered.isPartial || /^(?:unknown|order\.|talk\.|page$)/.test(answered.intent)) continue;
    if (answered.intent.startsWith('help.')) return answered;
    const { language } = read(body.message, names, today);
    return { ...answered, reply: `${cannot([aside], language)}\n\n${answered.reply}` };
  }
  return undefined;
}

/** Several answers as one, each with its links. */
function joined(answers: readonly Answer[]): Answer {
  const [first] = answers;
  if (!first) throw new Error('there is no answer to join');
  const replies = [...new Set(answers.map(({ reply }) => reply))];
  const actions = answers.flatMap(({ actions: own = [] }) => own);
  const distinct = [...new Map(actions.map((action) => [action.target, action])).values()];
  if (replies.length === 1) return first;
  return {
    intent: first.intent,
    reply: replies.join('\n\n'),
    ...(distinct.length > 0 && { actions: distinct }),
  };
}

async function answerTo(
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
  // An article that has the words which an answer leaves out answers better.
  const isOpen = byRule?.isPartial || byRule?.intent === 'unknown';
  if (byRule) return (isOpen && helpBySense(ask, byRule)) || byRule;
  if (!isEnglish) return helpBySense(ask) ?? unknownIn(ask);
  return (
    (await fromRecords(question)) ??
    helpBySense(ask) ??
    fromHelp(question) ??
    pageAlone(question) ??
    unknownIn(ask)
  );
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
