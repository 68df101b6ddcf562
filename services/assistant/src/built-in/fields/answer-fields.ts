import type { Answer } from '../answer.ts';
import type { Ask } from '../ask.ts';
import { cannot, wordsAt } from '../left-out.ts';
import { asksWhoMay } from '../query/roles.ts';
import type { Topic } from '../topic.ts';
import { callKind } from './call-fields.ts';
import { documentKind } from './document-fields.ts';
import { eventKind } from './event-fields.ts';
import type { Kind } from './field.ts';
import { withLength } from './length-asked.ts';
import { spokenIn } from './parts.ts';
import { peopleKind } from './people-fields.ts';
import { proposalKind } from './proposal-fields.ts';
import type { Query } from './query.ts';
import { queryOf } from './query-of.ts';
import { said } from './said.ts';
import { isOwnTask, sectionsNamed, taskKind } from './task-fields.ts';

/** The answer to a question about the fields of records; undefined if it is none, or not understood word by word. */
export async function answerFields(ask: Ask): Promise<Answer | undefined> {
  const { concepts, documents, calls, mention } = ask.topic;
  const isOfExpiry = concepts.has('expire') && !concepts.has('due') && !mention;
  if (concepts.has('document') || documents.length > 0 || isOfExpiry) return answerOf(ask, documentKind);
  // What is compared with a call is a proposal.
  if (concepts.has('within') || concepts.has('beyond')) return answerOf(ask, proposalKind);
  if (concepts.has('call') || (calls.length > 0 && !mention)) return answerOf(ask, callKind);
  const ofDeeds = isOfDeeds(ask.topic) ? answerOf(ask, eventKind) : undefined;
  const ofPeople = isOfPeople(ask.topic) ? answerOf(ask, peopleKind) : undefined;
  const ofLength = withLength(ask);
  return ofDeeds ?? ofPeople ?? answerOf(ofLength.ask, ofLength.kind);
}

/** The answer to a question about open tasks: whose they are, of what, until when. */
export const answerTasks = async (ask: Ask): Promise<Answer | undefined> =>
  isOfTasks(ask) ? leniently(ask, taskKind) : undefined;

function answerOf<Row>(ask: Ask, kind: Kind<Row>): Promise<Answer> | undefined {
  const understood = queryOf(ask, kind);
  if (!understood || understood.left.length > 0) return undefined;
  return isAsked(ask, understood.query) ? said(ask, understood.query) : undefined;
}

/** An answer that names before it the words that it leaves out: where no other rule answers. */
export async function leniently<Row>(ask: Ask, kind: Kind<Row>): Promise<Answer | undefined> {
  const understood = queryOf(ask, kind);
  if (!understood) return undefined;
  const { query, left } = understood;
  const found = { ...(await said(ask, query)), isAccounted: true as const };
  if (left.length === 0) return found;
  const words = wordsAt(ask.topic.own, left);
  return { ...found, isPartial: true, reply: `${cannot(words, ask.topic.language)}\n\n${found.reply}` };
}

/** One's own tasks have an answer of their own, with the sign-offs, but for one section. */
function isOfTasks(ask: Ask): boolean {
  const { concepts } = ask.topic;
  if (!concepts.has('task') && !concepts.has('waitingMe')) return false;
  // "Colleagues without a task" asks for colleagues.
  if (isOfPeople(ask.topic)) return false;
  return !isOwnTask(ask.topic) || sectionsNamed(ask).length > 0;
}

/** Verbs of what people do with a proposal. */
const deeds: ReadonlySet<string> = new Set([
  ...['submitted', 'everSent', 'under_review', 'approved', 'rejected', 'funded', 'decided'],
]);
/** Names of the same deed. */
const doings: Partial<Record<string, string>> = { everSent: 'submitted', funded: 'approved' };
const deedOf = (name: string): string => doings[name] ?? name;
const joining = new Set('or and ou et o u y e au na ama'.split(' '));
const owning = new Set('of s de d du do da del dos das wa ya za la cha vya'.split(' '));
const agents = new Set(
  'by par por pelo pela na has have had did already just a ha ya ja deja o la le'.split(' '),
);

/** Whether somebody is named, or asked for, as who does it: "what has Brian sent?", not "Brian's that were sent". */
function isOfDeeds(topic: Topic): boolean {
  const { people, mention, concepts, tokens } = topic;
  if ((mention?.rows.length ?? 0) === 1 || concepts.has('lead') || concepts.has('signOff')) return false;
  if (concepts.has('statusChange') && !concepts.has('due')) return true;
  const spoken = spokenIn(topic);
  const verbs = spoken.filter(({ name }) => deeds.has(name));
  const whos = spoken.filter(({ name }) => name === 'who' || name === 'byWhom');
  // "Of what Joseph sent, what was rejected?" asks of proposals.
  const distinct = verbs.filter(
    ({ name }, at) => verbs.findIndex((verb) => deedOf(verb.name) === deedOf(name)) === at,
  );
  const [one, other] = distinct;
  const isJoined = (from: number, until: number) =>
    tokens.some(
      (token, at) =>
        at >= from && at < until && joining.has(token) && !people.some((who) => who.at === at + 1),
    );
  if (one && other && !isJoined(one.at + one.length, other.at)) return false;
  const isNear = (from: number, until: number): boolean =>
    from <= until && tokens.slice(from, until).every((token) => agents.has(token));
  const doers = [
    ...people.map(({ at }) => ({ at, length: namesAt(topic, at) })),
    ...whos.map(({ at, length }) => ({ at, length })),
  ].filter(({ at }) => !owning.has(tokens[at - 1] ?? '') && !/s$/.test(possessive(topic, at)));
  return doers.some(({ at, length }) =>
    verbs.some((verb) => isNear(at + length, verb.at) || isNear(verb.at + verb.length, at)),
  );
}

/** How many words of a person's name stand from a place on. */
function namesAt({ tokens, people }: Topic, at: number): number {
  const words = new Set(people.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  let length = 1;
  while (words.has(tokens[at + length] ?? '')) length += 1;
  return length;
}

/** "Brians": what is behind the name that stands at a place. */
const possessive = ({ tokens, people }: Topic, at: number): string => {
  const token = tokens[at] ?? '';
  const name = people
    .flatMap((one) => one.name.toLowerCase().split(/\s+/))
    .find((word) => token === `${word}s`);
  return name === undefined ? '' : 's';
};

/** Colleagues are counted or picked: by role, or by how much they have. */
function isOfPeople(topic: Topic): boolean {
  const { concepts, mention, counts } = topic;
  const any = (...some: Parameters<typeof concepts.has>[0][]) => some.some((one) => concepts.has(one));
  if (mention || asksWhoMay(topic) || any('rate', 'inviting', 'comment', 'each')) return false;
  if (any('role')) return true;
  const isPicked =
    counts.length > 0 || any('negation', 'most', 'fewest', 'howMany', 'list', 'each', 'noLead');
  const isOfWork = any('lead', 'proposal', 'task', 'signOff');
  if (any('team')) return isOfWork && isPicked;
  return any('who') && any('negation') && !any('noLead', 'funder', 'missed');
}

/** A bare list of everything, one record by its name, or what may be one of several, is no question of fields. */
function isAsked<Row>({ topic }: Ask, { kind, conditions, shape, shown }: Query<Row>): boolean {
  const narrowing = conditions.filter(({ field }) => field !== 'title');
  const named = kind.named(topic).length;
  const isMany = manyOf.some((one) => topic.concepts.has(one));
  // What one record is asked for mostly has its own answer.
  if (named === 1)
    return (
      shape.does === 'list' &&
      shown.length > 0 &&
      (kind.dateOf === 'deadline' || shown.every((one) => ofOne.has(one)))
    );
  if (named > 1 && narrowing.length === 0 && !isMany) return false;
  // "Is it ready?" asks of one that was spoken of.
  if (topic.points && topic.tokens.length <= 5 && !isMany && !topic.concepts.has('proposal')) return false;
  // "Which funder do we ask for most?" adds up, what one proposal asks for does not say it.
  if (
    shape.does === 'extreme' &&
    shown.includes('funder') &&
    topic.concepts.has('funder') &&
    shape.field === 'amount'
  )
    return false;
  // "Which funders have not answered?": none of theirs, or not all?
  if (
    shape.does === 'distinct' &&
    !shape.isNone &&
    shape.field === 'funder' &&
    topic.concepts.has('negation')
  )
    return false;
  // What is due may be a call, what is one's own is what is still open: those have answers of their own.
  const given = shown.filter((one) => !narrowing.some(({ field }) => field === one));
  const isPlain = shape.does === 'list' && given.length === 0;
  const isPlainOf = (field: string) =>
    shape.does === 'list' && narrowing.length === 0 && shown.includes(field);
  const isOfDays = narrowing.length > 0 && narrowing.every(({ field }) => ofDays.has(field));
  if (isPlain && isOfDays && !topic.concepts.has('proposal')) return kind.dateOf !== undefined;
  if (narrowing.length === 1 && topic.concepts.has('openStill')) return false;
  if (isPlain && narrowing.length === 1 && narrowing[0]?.field === 'lead') return false;
  // "Whose turn is it to sign?" is of those that wait for a signature.
  if (isPlainOf('signers')) return false;
  const isOfEach = named > 1 && shown.length > 0;
  if (shape.does === 'list' || shape.does === 'count')
    return narrowing.length > 0 || shown.length > 1 || isOfEach;
  return true;
}
const ofDays: ReadonlySet<string> = new Set(['deadline', 'late', 'daysLeft']);
/** Fields of one record that no other answer tells. */
const ofOne: ReadonlySet<string> = new Set([
  ...['category', 'currency', 'code', 'spare', 'wait', 'versions'],
  ...['role', 'leads', 'tasks', 'toSign'],
]);
const manyOf = ['list', 'howMany', 'each', 'biggest', 'smallest', 'newest', 'oldest', 'except'] as const;
