import { formatDay, proposalFormSections, proposalStatuses, roles } from '@harambee/domain';
import type { Move, WholeProposal } from '../../records/history.ts';
import type { KnownDocument } from '../../records/known-document.model.ts';
import type { Records } from '../../records/records.ts';
import type { Agreement } from '../../records/sign-offs.ts';
import { Reference, wholeLine } from './fact.ts';
import { titleOf } from './record-facts.ts';

type Person = Awaited<ReturnType<Records['names']>>['people'][number];

const day = (at: Date): string => formatDay(at.toISOString().slice(0, 10));
const unknown = 'unknown';

/** "Clean water became Submitted on October 4, 2026, by Juma Baraka" */
export const moveFact = (proposal: WholeProposal, { to, at, person }: Move) =>
  wholeLine(
    `${proposal.id}:${to}:${at.getTime()}`,
    `${titleOf(proposal)} became ${proposalStatuses[to].label} on ${day(at)}${person && `, by ${person}`}`,
  );

function agreementFact(
  proposal: WholeProposal,
  { userId, person, isGuest, isAgreed, on }: Agreement,
  at: number,
) {
  const who = isGuest ? 'a guest' : person || 'somebody who has left';
  const says = isAgreed
    ? `${who} agreed on ${formatDay(on)}`
    : `the sign-off of ${who} is missing since ${formatDay(on)}`;
  return wholeLine(`${proposal.id}:sign-off:${userId || at}`, `${titleOf(proposal)}: ${says}`);
}

/** Who did what when with one proposal, who agreed, and how ready it is; what no event told is said to be unknown. */
export const storyFacts = (proposal: WholeProposal, agreements: readonly Agreement[]) => ({
  id: new Reference(proposal.id),
  created: wholeLine(
    `${proposal.id}:created`,
    `${titleOf(proposal)} was created on ${day(proposal.createdAt)}`,
  ),
  statuses: proposal.moves.slice(-20).map((move) => moveFact(proposal, move)),
  signOffs: agreements.slice(0, 20).map((one, at) => agreementFact(proposal, one, at)),
  readiness: readinessFact(proposal),
  sectionsWithoutAnswer: proposal.openSections?.map((name) => proposalFormSections[name] ?? name) ?? unknown,
});

function readinessFact(proposal: WholeProposal) {
  if (proposal.version === 0) return 'It has no text yet.';
  if (proposal.readiness === undefined) return unknown;
  return wholeLine(
    `${proposal.id}:readiness`,
    `${titleOf(proposal)} has a readiness of ${proposal.readiness} of 100`,
  );
}

export const documentFact = ({ id, title, expiresOn }: KnownDocument & { id: string; title: string }) =>
  wholeLine(
    `${id}:document`,
    expiresOn ? `${title} is valid until ${formatDay(expiresOn)}` : `${title} does not expire`,
  );

export const personFact = ({ userId, name, role }: Person) =>
  wholeLine(`${userId}:role`, `${name} is ${roles[role].noun}`);
