import { dayOf } from '@harambee/domain';
import type { ChatBody } from '@harambee/domain/schemas';
import type { WholeProposal } from '../records/history.ts';
import type { Concept } from '../understanding/lexicon.ts';

import { read } from '../understanding/read.ts';
import type { Names, Reading } from '../understanding/reading.ts';

/** A message with what it leaves out taken from what was said before. */
export interface Topic extends Reading<WholeProposal> {
  /** "How much is that together?": the mention is the records that were listed before. */
  isOfList?: boolean;
  /** What the message says by itself. */
  own: Reading<WholeProposal>;
}

/** Words that ask for nothing by themselves: "and the goats?", "which ones?", "last year?" */
const weak: readonly Concept[] = [
  ...([
    'list',
    'negation',
    'still',
    'proposal',
    'compare',
    'either',
    'soon',
    'newOne',
    'texts',
    'located',
    'team',
  ] as const),
];

/** Questions about one record. */
export const single: readonly Concept[] = [
  ...(['when', 'due', 'daysLeft', 'howMuch', 'requested', 'status', 'who', 'lead', 'signOff'] as const),
  ...([
    'readiness',
    'missing',
    'funder',
    'missed',
    'completed',
    'submitted',
    'approved',
    'rejected',
  ] as const),
];

const asksSomething = ({ concepts }: Topic): boolean => [...concepts].some((one) => !weak.includes(one));
const asksOfOne = ({ concepts }: Topic): boolean =>
  !concepts.has('howMany') && single.some((one) => concepts.has(one));

/** What an order alone says: "submit it" in one word of Swahili. */
const deeds: readonly Concept[] = [
  ...(['submitted', 'everSent', 'approved', 'rejected', 'funded', 'completed', 'signOff'] as const),
  ...(['deleting', 'changing', 'writing', 'saving', 'uploading', 'hide', 'due'] as const),
];

/** Questions about one record that may leave out which: "how many days are left?" */
const elliptic: readonly Concept[] = [
  ...(['daysLeft', 'when', 'who', 'lead', 'howMuch', 'requested', 'money', 'readiness'] as const),
  ...(['signOff', 'missing', 'status'] as const),
];
const isElliptic = ({ concepts, tokens, unknown, periods, mention, funder, person }: Topic): boolean =>
  tokens.length <= 5 &&
  unknown.length + periods.length === 0 &&
  !mention &&
  !funder &&
  !person &&
  [...concepts].every((one) => elliptic.includes(one) || weak.includes(one)) &&
  !concepts.has('proposal') &&
  !concepts.has('list');

/** The own proposals that an answer names. What is said to be an answer is untrusted: only own titles count. */
function namedIn(reply: string, proposals: readonly WholeProposal[]): WholeProposal[] {
  const bold = [...reply.matchAll(/\*\*([^*\n]{3,300})\*\*/g)].map(([, title = '']) =>
    title.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, ''),
  );
  return [
    ...new Set(bold.flatMap((title) => proposals.find((one) => (one.title || one.grantId) === title) ?? [])),
  ];
}

/** The records that were spoken of last: one, or those that were listed. */
function focusOf(
  before: Topic | undefined,
  reply: string,
  proposals: readonly WholeProposal[],
): Topic['mention'] {
  if (before?.mention?.rows.length === 1) return before.mention;
  const rows = namedIn(reply, proposals);
  return rows.length > 0 ? { rows, used: new Set(), words: [] } : undefined;
}

/** What an earlier message says stands before all that this one says: no word of this one denies it. */
const moved = <One extends { at: number }>(one: One): One => ({ ...one, at: one.at - 1_000 });

/** Completes a message by what was said before: which record "it" is, and what "and last year?" asks. */
function completed(
  reading: Topic,
  before: Topic | undefined,
  reply: string,
  proposals: readonly WholeProposal[],
): Topic {
  const focus = focusOf(before, reply, proposals);
  if (reading.order || (asksSomething(reading) && asksOfOne(reading))) {
    const isBare = reading.order
      ? reading.tokens.length <= 3 && [...reading.concepts].every((one) => deeds.includes(one))
      : isElliptic(reading);
    const isAbout = !reading.mention && (reading.points || reading.continues || isBare);
    if (!focus || !isAbout || reading.periods.length > 0) return reading;
    if (focus.rows.length === 1) return { ...reading, mention: focus };
    // Of several: "how much is that together?", but not "and submitted?", which asks for others.
    const isOfThose = [...reading.concepts].some((one) => elliptic.includes(one) || one === 'due');
    return isOfThose ? { ...reading, mention: focus, isOfList: true } : reading;
  }
  if (!before || asksSomething(reading)) return reading;
  // "Yes" to an answer about a record: how it stands.
  if (
    reading.points &&
    !reading.continues &&
    reading.tokens.length <= 2 &&
    focus?.rows.length === 1 &&
    !reading.mention
  )
    return { ...reading, mention: focus };
  const goesOn = reading.continues || reading.points || reading.tokens.length <= 5;
  if (!goesOn || reading.unknown.length > 1) return reading;
  const candidates = before.mention?.rows ?? [];
  const rows = reading.mention?.rows.filter((row) => candidates.includes(row)) ?? [];
  const mention =
    reading.mention && candidates.length > 1 && rows.length > 0
      ? { ...reading.mention, rows }
      : (reading.mention ?? before.mention);
  const concepts = new Set([...before.concepts, ...reading.concepts]);
  // "How many drafts?" "Which ones?" asks for a list now.
  if (reading.concepts.has('list')) concepts.delete('howMany');
  return {
    ...before,
    own: reading.own,
    ...{ message: reading.message, language: reading.language, tokens: reading.tokens, concepts },
    found: [...before.found.map(moved), ...reading.found],
    excepted: reading.excepted,
    periods: reading.periods.length > 0 ? reading.periods : before.periods,
    mentions: [],
    unknown: reading.unknown,
    ...{ numbers: reading.numbers, strangers: reading.strangers },
    limits: reading.limits.length > 0 ? reading.limits : before.limits,
    documents: reading.documents.length > 0 ? reading.documents : before.documents,
    calls: reading.calls.length > 0 ? reading.calls : before.calls,
    ...(reading.funder
      ? { funder: reading.funder, funders: reading.funders }
      : { funders: before.funders.map(moved) }),
    without: reading.without ?? before.without,
    ...(reading.person
      ? { person: reading.person, people: reading.people }
      : { people: before.people.map(moved) }),
    ...(mention && { mention }),
  };
}

/** What a message asks after all that was said before it. Pure. */
export function topicOf({ message, history }: ChatBody, names: Names<WholeProposal>, now: number): Topic {
  const today = dayOf(new Date(now));
  let before: Topic | undefined;
  let reply = '';
  const readingOf = (text: string): Topic => {
    const own = read(text, names, today, before?.language);
    return { ...own, own };
  };
  for (const { role, content } of history) {
    if (role === 'assistant') {
      // "Great! Taking you there now." names nothing.
      if (content.includes('**')) reply = content;
      continue;
    }
    before = completed(readingOf(content.slice(0, 2_000)), before, reply, names.proposals);
  }
  return completed(readingOf(message), before, reply, names.proposals);
}
