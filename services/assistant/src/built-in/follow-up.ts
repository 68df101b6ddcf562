import type { WholeProposal } from '../records/history.ts';
import type { Concept } from '../understanding/lexicon.ts';
import { profileFields } from '../understanding/vocabulary/profile-fields.ts';
import { statuses } from '../understanding/vocabulary/statuses.ts';
import { continued, isAsk, isCurrency, moved, weak } from './continued.ts';
import type { Topic } from './topic.ts';

/** Questions about one record. */
export const single: readonly Concept[] = [
  ...([
    'byWhom',
    'whose',
    'duration',
    'inWeeks',
    'inMonths',
    'sinceWhen',
    'progress',
    'onTime',
    'comment',
  ] as const),
  ...(['when', 'due', 'daysLeft', 'howMuch', 'requested', 'status', 'who', 'lead', 'signOff'] as const),
  ...([
    'readiness',
    'missing',
    'funder',
    'decided',
    'missed',
    'completed',
    'submitted',
    'approved',
    'rejected',
    'funded',
  ] as const),
];

const asksSomething = ({ concepts, found }: Topic): boolean =>
  [...concepts].some((one) => !weak.includes(one)) ||
  // "Where are we?", not only "there".
  found.some(({ name, length }) => name === 'located' && length > 1);
const asksOfOne = ({ concepts }: Topic): boolean =>
  !concepts.has('howMany') && single.some((one) => concepts.has(one));

/** What an order alone says: "submit it" in one word of Swahili. */
const deeds: readonly Concept[] = [
  ...(['submitted', 'everSent', 'approved', 'rejected', 'funded', 'completed', 'signOff'] as const),
  ...(['deleting', 'changing', 'writing', 'saving', 'uploading', 'hide', 'due'] as const),
];

/** Questions about one record that may leave out which: "how many days are left?" */
const elliptic: readonly Concept[] = [
  ...([
    'daysLeft',
    'when',
    'who',
    'whose',
    'decided',
    'lead',
    'howMuch',
    'requested',
    'money',
    'readiness',
  ] as const),
  ...([
    'due',
    'sinceWhen',
    'inMonths',
    'signOff',
    'missing',
    'status',
    'byWhom',
    'duration',
    'inWeeks',
    'progress',
    'onTime',
  ] as const),
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

/** It asks for something, and leaves out what of: "and how many in November?" */
const isWithoutSubject = ({ concepts, mention, documents, calls }: Topic): boolean =>
  !mention &&
  documents.length + calls.length === 0 &&
  [...concepts].every((one) => isAsk(one) || weak.includes(one) || isCurrency(one)) &&
  !concepts.has('proposal');

/** "And how much did they give?" is about the funder or the person that was spoken of. */
function ofThem(before: Topic | undefined, reading: Topic, told?: Topic['people'][number]): Topic {
  const isOwn = reading.people.length + reading.funders.length > 0 || !!reading.mention;
  if (!before || isOwn || reading.order || !reading.concepts.has('thirdPerson')) return reading;
  return {
    ...reading,
    ...(before.funder && { funder: before.funder, funders: before.funders.map(moved) }),
    ...(!before.person && told && { person: told, people: [told] }),
    ...(before.person && { person: before.person, people: before.people.map(moved) }),
  };
}

const getting: readonly Concept[] = ['secured', 'requested', 'money'];

/** It asks how much, of what it points at or of what gives, and names no record. */
const asksWhatItGives = ({
  concepts,
  points,
  continues,
  mention,
  calls,
  funders,
  people,
  order,
}: Topic): boolean =>
  !order &&
  !mention &&
  calls.length + funders.length + people.length === 0 &&
  (concepts.has('howMuch') || concepts.has('fromHowMuch')) &&
  !concepts.has('proposal') &&
  (concepts.has('gives') || (points && continues && getting.some((one) => concepts.has(one))));

/** What one gets from a call is what it gives. */
function givenBy(reading: Topic): Topic {
  const found = reading.found.map((one) =>
    one.name === 'secured' || one.name === 'requested' ? { ...one, name: 'gives' as const } : one,
  );
  return { ...reading, found, concepts: new Set(found.map(({ name }) => name)) };
}

/** Completes a message by what was said before: which record "it" is, and what "and last year?" asks. */
export function completed(
  reading: Topic,
  before: Topic | undefined,
  reply: string,
  proposals: readonly WholeProposal[],
  people: readonly { userId: string; name: string }[] = [],
): Topic {
  const who = people.find(({ name }) => reply.includes(`**${name}**`));
  const leader = who && { userId: who.userId, name: who.name, at: -1_000 };
  const focus = focusOf(before, reply, proposals);
  const [told] = focus?.rows ?? [];
  if (before?.concepts.has('next') && told && reading.concepts.has('afterThat') && !reading.order) {
    const { mention: _told, ...rest } = continued(before, reading);
    return { ...rest, after: told };
  }
  // "Which of those are in dollars?" narrows what was asked before.
  if (before && reading.concepts.has('ofThose') && !reading.order && !reading.mention) {
    if (before.mention?.rows.length !== 1) return continued(before, reading);
  }
  // "And what does she ask?" is still about the comment.
  if (before?.concepts.has('comment') && reading.concepts.has('thirdPerson') && !reading.mention)
    return continued(before, reading);
  // "And how much do they give at most?" is still about the call or the document.
  const isOfAnother = !!before && before.calls.length + before.documents.length > 0 && !before.mention;
  if (before && isOfAnother && !reading.order && isWithoutSubject(reading) && reading.tokens.length <= 7) {
    if (reading.people.length + reading.funders.length === 0) return continued(before, reading);
  }
  // "And how much could we get from it?" is what the call gives.
  if (before && before.calls.length > 0 && !before.mention && asksWhatItGives(reading))
    return continued(before, givenBy(reading));
  if (before && !reading.order && asksSomething(reading) && isWithoutSubject(reading)) {
    const isShort = reading.continues || reading.tokens.length <= 5;
    const namesAnother = reading.periods.length + reading.people.length + reading.funders.length > 0;
    if (isShort && namesAnother && before.mention?.rows.length !== 1) return continued(before, reading);
  }
  // "Give it to Grace", "delete it": it may be the task, the document or the call that was spoken of.
  if (before && reading.order && !reading.mention && reading.tokens.length <= (reading.points ? 10 : 6)) {
    const isOfTask = before.concepts.has('task') && !reading.concepts.has('task');
    const isOfProfile = Object.keys(profileFields).filter((one) => before.concepts.has(one as Concept));
    // "Add 13 to them": to the goals that were told.
    if (isOfProfile.length > 0 && (reading.points || reading.concepts.has('thirdPerson')))
      return { ...reading, concepts: new Set([...reading.concepts, ...(isOfProfile as Concept[])]) };
    const isOfCall = before.concepts.has('call') && !before.mention && reading.calls.length === 0;
    // "Put it back to preparing": the call that was told.
    if (
      isOfCall &&
      (reading.points || reading.concepts.has('preparing') || reading.concepts.has('considering'))
    )
      return { ...reading, calls: before.calls, concepts: new Set([...reading.concepts, 'call']) };
    const isOfDocument = before.concepts.has('document') || before.documents.length > 0;
    if (isOfTask) return { ...reading, concepts: new Set([...reading.concepts, 'task']) };
    if (isOfDocument && reading.documents.length === 0)
      return {
        ...reading,
        documents: before.documents,
        concepts: new Set([...reading.concepts, 'document']),
      };
  }
  // "Which others does she lead?"
  const asksOthers = reading.tokens.some((token) => others.has(token)) && reading.people.length === 0;
  if (leader && asksOthers && !reading.order && reading.tokens.length <= 8)
    return ofThem(before, { ...reading, concepts: new Set([...reading.concepts, 'thirdPerson']) }, leader);
  // "And without the one that was rejected?" narrows what was asked before.
  const isLess = reading.concepts.has('negation') || reading.concepts.has('except');
  if (before && isLess && reading.continues && !reading.mention && reading.tokens.length <= 7) {
    const isNarrower = [...reading.concepts].every(
      (one) => weak.includes(one) || one in statuses || one === 'except' || isCurrency(one),
    );
    if (isNarrower) return continued(before, reading);
  }
  const isAfterTasks = before?.concepts.has('task') || before?.concepts.has('waitingMe');
  if (before && isAfterTasks && !reading.order && !reading.mention && reading.tokens.length <= 7) {
    const isOfTask = (['missed', 'who', 'whose'] as const).some((one) => reading.concepts.has(one));
    // "And is anybody else late?" is no longer of one's own.
    const isOfAnybody = reading.tokens.some((token) => anybody.test(token));
    if (isOfTask) return continued(isOfAnybody ? withoutMine(before) : before, reading);
  }
  if (reading.order || (asksSomething(reading) && asksOfOne(reading))) {
    const isBare = reading.order
      ? reading.tokens.length <= 3 && [...reading.concepts].every((one) => deeds.includes(one))
      : isElliptic(reading);
    const isAbout = !reading.mention && (reading.points || reading.continues || isBare);
    if (!focus || !isAbout || reading.periods.length > 0) return ofThem(before, reading, leader);
    if (focus.rows.length === 1) return withDeed(before, { ...reading, mention: focus });
    // Of several: "how much is that together?", but not "and submitted?", which asks for others.
    const isOfThose = [...reading.concepts].some((one) => elliptic.includes(one) || one === 'due');
    return isOfThose ? { ...reading, mention: focus, isOfList: true } : reading;
  }
  if (!before || asksSomething(reading)) return ofThem(before, reading, leader);
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
  return goesOn && reading.unknown.length <= 1 ? continued(before, reading) : reading;
}

const anybody = /^(?:anybody|anyone|somebody|someone|quelqu|quelqun|alguien|alguem|yeyote)$/;

/** What was asked before, of everybody. */
const withoutMine = (before: Topic): Topic => {
  const found = before.found.filter(({ name }) => name !== 'mine' && name !== 'waitingMe');
  return { ...before, found, concepts: new Set([...found.map(({ name }) => name), 'task'] as const) };
};

const others = new Set(
  'other others else autre autres otra otras otro otros outra outras outro outros nyingine mengine zingine'.split(
    ' ',
  ),
);

const isDeed = ({ name }: { name: Concept }): boolean => name in statuses;

/** "By whom?", "and when?" ask about the event that was asked about before. */
function withDeed(before: Topic | undefined, reading: Topic): Topic {
  // "And how long until the money came?" begins where the question before ended.
  if (before && reading.concepts.has('duration') && reading.found.filter(isDeed).length === 1) {
    const first = before.found.filter(isDeed);
    return {
      ...reading,
      concepts: new Set([...reading.concepts, ...first.map(({ name }) => name)]),
      found: [...first.map(moved), ...reading.found],
    };
  }
  const isOfEvent = [...reading.concepts].every((one) => one === 'byWhom' || one === 'when' || one === 'who');
  if (!before || !isOfEvent) return reading;
  const deed = before.found.filter(({ name }) => name in statuses);
  return {
    ...reading,
    concepts: new Set([...reading.concepts, ...deed.map(({ name }) => name)]),
    found: [...deed.map(moved), ...reading.found],
  };
}
