import { remindedStatuses } from '@harambee/domain';
import type { OwnProposal } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { peopleAmong } from '../people/people.service.ts';
import { ownerOf, peopleOf, waitedFor } from '../people/team-fields.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';

/** No widget shows more; the list of proposals has all of them. */
const most = 50;

const personal = { ownerId: 1, createdBy: 1, helperIds: 1, tasks: 1 } as const;

/** Unsent proposals in which the person may have a part: led, helped with, or with a task in it. */
async function proposalsToSend(
  { tenantId, userId }: Actor,
  fields: Record<string, 1>,
): Promise<ProposalRecord[]> {
  const status = trusted({ $in: [...remindedStatuses] });
  const [named, created] = await Promise.all([
    ProposalModel.find({ tenantId, peopleIds: userId, status }, { ...fields, ...personal })
      .hint({ tenantId: 1, peopleIds: 1 })
      .lean<ProposalRecord[]>(),
    ProposalModel.find({ tenantId, createdBy: userId, ownerId: null, status }, { ...fields, ...personal })
      .hint({ tenantId: 1, createdBy: 1 })
      .lean<ProposalRecord[]>(),
  ]);
  return [...named, ...created];
}

/** Titles of the unsent proposals that somebody leads, by id. */
export async function titlesOfLed(actor: Actor): Promise<ReadonlyMap<string, string>> {
  const records = await proposalsToSend(actor, { title: 1 });
  const led = records.filter((record) => ownerOf(record) === actor.userId);
  return new Map(led.map(({ _id, title }) => [_id, title]));
}

/** The proposals that somebody leads or helps with and that have not been sent, the earliest deadline first. */
export async function ownProposals(actor: Actor): Promise<OwnProposal[]> {
  const { tenantId, userId } = actor;
  const records = await proposalsToSend(actor, { title: 1, status: 1, deadline: 1, deadlineKey: 1 });
  const own = records
    .filter((record) => ownerOf(record) === userId || record.helperIds?.includes(userId))
    .toSorted((a, b) => a.deadlineKey.localeCompare(b.deadlineKey))
    .slice(0, most);
  const people = await peopleAmong(tenantId, own.flatMap(peopleOf));
  return own.map((record) => ({
    proposalId: record._id,
    ...{ title: record.title, status: record.status, deadline: record.deadline },
    part: ownerOf(record) === userId ? 'owner' : 'helper',
    waitingFor: waitedFor(record, people),
  }));
}
