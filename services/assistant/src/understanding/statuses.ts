import type { ProposalStatus } from '@harambee/domain';
import { isDeniedAt } from './denial.ts';
import type { Concept, Found } from './lexicon.ts';
import type { Reading } from './reading.ts';

const statusConcepts = [
  ...['draft', 'generating', 'completed', 'failed', 'submitted'],
  ...['under_review', 'approved', 'rejected', 'funded'],
] as const;
const unsent: readonly ProposalStatus[] = ['draft', 'generating', 'completed', 'failed'];
const sent: readonly ProposalStatus[] = ['submitted', 'under_review', 'approved', 'rejected', 'funded'];
const all: readonly ProposalStatus[] = [...unsent, ...sent];

/** "Got an answer" beside "approved" says no more. */
const isMoreExact = (group: readonly Found<Concept>[]): boolean =>
  group.some(({ name }) => ['approved', 'rejected', 'funded'].includes(name));

/** Only what was sent gets these. */
const afterSending: ReadonlySet<Concept> = new Set(['under_review', 'approved', 'rejected', 'funded']);

const joining = new Set('or and ou et o u y e au na ama'.split(' '));

export interface StatusesAsked {
  statuses: readonly ProposalStatus[];
  /** The statuses that were named and not denied, as they were named. */
  named: readonly ProposalStatus[];
  isNegated: boolean;
}

/** A negation reaches a status over more words than anything else: "not yet been sent". */
const reach = 5;

/** Which statuses a message is about: "not sent" is every status before sending. Undefined if it names none. */
export function statusesIn(
  reading: Pick<Reading, 'found' | 'concepts' | 'excepted' | 'tokens'>,
): StatusesAsked | undefined {
  const { found, concepts, tokens } = reading;
  const isDenied = ({ at }: Found<Concept>) => isDeniedAt(reading, at, reach);
  const meant = (name: Concept): readonly ProposalStatus[] => {
    if (name === 'unanswered') return ['submitted', 'under_review'];
    if (name === 'decided') return ['approved', 'rejected', 'funded'];
    if (name === 'everSent') return sent;
    if (name === 'secured') return ['approved', 'funded'];
    return [name as ProposalStatus];
  };
  const group = found.filter(
    ({ name }) =>
      [...statusConcepts, 'unanswered', 'secured', 'everSent', 'unsent', 'decided'].includes(name as never) &&
      concepts.has(name),
  );
  // "Got funded" is funded.
  const exact = group.filter(({ name }) => name !== 'secured' && !(name === 'decided' && isMoreExact(group)));
  const said = exact.length > 0 ? exact : group;
  if (said.length === 0) return undefined;
  // "Still to send" denies that it is sent.
  const isLeftToSend = ({ name }: Found<Concept>) => name === 'unsent';
  const denied = [
    ...said.filter((one) => isDenied(one) && !isLeftToSend(one)).flatMap(({ name }) => meant(name)),
    ...(said.some(isLeftToSend) ? sent : []),
  ];
  const affirmed = said.filter((one) => !isDenied(one) && !isLeftToSend(one));
  // "Of those that were sent, which were rejected?": what was rejected was sent. "Sent or rejected" is both.
  const later = affirmed.filter(({ name }) => afterSending.has(name));
  const isJoined = (one: Found<Concept>): boolean =>
    later.some(({ at, length }) => {
      const [from, until] = at < one.at ? [at + length, one.at] : [one.at + one.length, at];
      const between = tokens.slice(Math.max(0, from), Math.max(0, until));
      return from >= 0 && between.length <= 3 && between.some((token) => joining.has(token));
    });
  const isImplied = (one: Found<Concept>): boolean =>
    later.length > 0 && (one.name === 'submitted' || one.name === 'everSent') && !isJoined(one);
  const wanted = affirmed.filter((one) => !isImplied(one));
  // "Sent, no answer yet" is narrower than "sent"; "approved or funded" is both.
  // "Of those with an answer, which did we wait for longest?" has its answer.
  const isDecided = said.some((one) => one.name === 'decided' && !isDenied(one));
  const isNarrower = !isDecided && said.some((one) => one.name === 'unanswered' && !isDenied(one));
  const named = [
    ...new Set(
      isNarrower
        ? meant('unanswered')
        : wanted
            .filter(({ name }) => !(isDecided && name === 'unanswered'))
            .flatMap(({ name }) => meant(name)),
    ),
  ];
  const isBeforeSending = said.some(
    (one) => isLeftToSend(one) || (isDenied(one) && ['submitted', 'everSent'].includes(one.name)),
  );
  const left = isBeforeSending ? unsent : all;
  const statuses = (named.length > 0 ? named : left).filter(
    (status) => !denied.includes(status) && left.includes(status),
  );
  return { statuses, named, isNegated: denied.length > 0 };
}
