import { can, proposalSections, teamLimits } from '@harambee/domain';
import type { ProposalTeam, SaveTask, SaveTeam, TaskPlace, TeamTask } from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  Conflict,
  Forbidden,
  NotFound,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import { callOf } from '../applications/known-call.model.ts';
import { mustBelong, peopleAmong } from '../people/people.service.ts';
import { ownerOf, type StoredTask } from '../people/team-fields.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';
import { findProposal } from '../proposals/proposals.service.ts';
import { changeTeam, type NextTeam } from './team-change.ts';

const busy = 'The people of this proposal are being changed right now, please try again';

/** The same place has the same key. */
const keyOf = (place: TaskPlace): string =>
  place.kind === 'section' ? `section:${place.section}` : `answer:${place.questionId}`;

const toTask = ({ id, place, label, personId, dueOn, doneAt, leaver }: StoredTask): TeamTask => ({
  ...{ id, place, label, personId, dueOn },
  isDone: doneAt !== undefined,
  ...(doneAt && { doneAt: doneAt.toISOString() }),
  ...(leaver && personId === '' && !doneAt && { hasLeft: true }),
});

async function toTeam(record: ProposalRecord): Promise<ProposalTeam> {
  const { _id: proposalId, tenantId, helperIds = [], tasks = [], teamRevision = 0 } = record;
  const ownerId = ownerOf(record);
  const named = [ownerId, ...helperIds, ...tasks.map(({ personId }) => personId)];
  const people = await peopleAmong(tenantId, named);
  return {
    ...{ proposalId, ownerId, helperIds },
    tasks: tasks.map(toTask),
    people: [...people.values()],
    revision: teamRevision,
  };
}

/** GET /api/proposals/{id}/team. */
export const getTeam = async (actor: Actor, id: string): Promise<ProposalTeam> =>
  toTeam(await findProposal(actor, id));

function assertSensible({ helperIds, tasks }: SaveTeam): void {
  const ids = tasks.map(({ id }) => id);
  const places = tasks.map(({ place }) => keyOf(place));
  if (new Set(ids).size < ids.length || new Set(places).size < places.length)
    throw new BadRequest('Each section and each question is one task at most');
  if (new Set(helperIds).size < helperIds.length) throw new BadRequest('Each helper is named once');
}

/** Refuses people who do not belong to the organization, and parts that their role does not allow (OWNER-11). */
async function assertAble(record: ProposalRecord, { ownerId, helperIds, tasks }: SaveTeam): Promise<void> {
  const { tenantId, tasks: before = [], helperIds: helpedBefore = [] } = record;
  const had = new Map(before.map(({ id, personId }) => [id, personId]));
  const workers = tasks
    .filter(({ id, personId }) => personId !== '' && had.get(id) !== personId)
    .map(({ personId }) => personId);
  workers.push(...helperIds.filter((id) => !helpedBefore.includes(id)));
  const leaders = ownerId === ownerOf(record) ? [] : [ownerId];
  if (leaders.includes('')) throw new Conflict('Choose who leads the proposal.');
  const people = await mustBelong(tenantId, [...workers, ...leaders]);
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const may = (id: string, action: 'proposals.write' | 'tasks.finish') =>
    can(people.get(id)?.role ?? '', action);
  const leader = leaders.find((id) => !may(id, 'proposals.write'));
  if (leader)
    throw new Conflict(`${nameOf(leader)} may not write proposals, so somebody else leads this one.`);
  const reader = workers.find((id) => !may(id, 'tasks.finish'));
  if (reader) throw new Conflict(`${nameOf(reader)} may only read. Give the task to somebody else.`);
}

/** What a place is called, or undefined for a question that the call does not ask. */
async function labels(record: ProposalRecord): Promise<(place: TaskPlace) => string | undefined> {
  const { call, callState } = await callOf(record);
  const asked = new Map(call.questions.map(({ id, text }) => [id, text.slice(0, teamLimits.label)]));
  // While the call has not arrived, nobody knows which questions it asks.
  const other = callState === 'unknown' ? '' : undefined;
  return (place) =>
    place.kind === 'section' ? proposalSections[place.section] : (asked.get(place.questionId) ?? other);
}

async function tasksOf(record: ProposalRecord, { tasks }: SaveTeam, actor: Actor): Promise<StoredTask[]> {
  const labelOf = await labels(record);
  const before = new Map((record.tasks ?? []).map((task) => [task.id, task]));
  const at = new Date();
  return tasks.map(({ id, place, personId, dueOn, isDone }) => {
    const stored = before.get(id);
    const known = stored && keyOf(stored.place) === keyOf(place) ? stored : undefined;
    const label = labelOf(place) ?? known?.label;
    if (label === undefined)
      throw new Conflict('The call no longer asks one of these questions. Reload the page and try again.');
    const stays = known?.personId === personId && !(known.doneAt && !isDone);
    const asked = stays
      ? { askedBy: known.askedBy, askedAt: known.askedAt, askedIn: known.askedIn }
      : { askedBy: actor.userId, askedAt: at, askedIn: (record.teamRevision ?? 0) + 1 };
    return {
      ...{ id, place, label, personId, dueOn },
      ...asked,
      ...(isDone && { doneAt: known?.doneAt ?? at }),
      ...(known?.leaver && personId === '' && { leaver: known.leaver }),
    };
  });
}

/** Whether a change that comes again finds everything in place: nothing is lost, so nothing conflicts. */
function saysTheSame(record: ProposalRecord, next: NextTeam): boolean {
  const what = ({ ownerId, helperIds, tasks }: Pick<NextTeam, 'ownerId' | 'helperIds' | 'tasks'>) =>
    JSON.stringify([
      ownerId,
      helperIds.toSorted(),
      tasks
        .map(({ id, place, personId, dueOn, doneAt }) => [
          id,
          keyOf(place),
          personId,
          dueOn,
          doneAt !== undefined,
        ])
        .toSorted(),
    ]);
  const { helperIds = [], tasks = [] } = record;
  return what({ ownerId: ownerOf(record), helperIds, tasks }) === what(next);
}

/** PUT /api/proposals/{id}/team. With `revision`, only if nobody has changed it since; without, the last write wins. */
export async function saveTeam(
  actor: Actor,
  id: string,
  body: SaveTeam,
  revision?: number,
): Promise<ProposalTeam> {
  assertSensible(body);
  return retryOnConflict(busy, async () => {
    const record = await findProposal(actor, id);
    const { ownerId } = body;
    const helperIds = body.helperIds.filter((helper) => helper !== ownerId);
    const { owner: formerOwner, ...others } = record.leavers ?? {};
    const next = {
      ...{ ownerId, helperIds, tasks: await tasksOf(record, body, actor) },
      leavers: { ...others, ...(ownerId === '' && formerOwner && { owner: formerOwner }) },
    };
    if (saysTheSame(record, next)) return toTeam(record);
    if (revision !== undefined && revision !== (record.teamRevision ?? 0)) {
      const team = await toTeam(record);
      throw new PreconditionFailed('Somebody has changed the people of this proposal since you read them', {
        team,
      });
    }
    await assertAble(record, body);
    const changed = await changeTeam(record, next, actor.userId);
    return changed && toTeam(changed);
  });
}

/** PUT /api/proposals/{id}/team/tasks/{taskId}: by the person of the task, or by who gives out work (OWNER-04). */
export async function saveTask(
  actor: Actor,
  id: string,
  taskId: string,
  { isDone }: SaveTask,
): Promise<ProposalTeam> {
  return retryOnConflict(busy, async () => {
    const record = await findProposal(actor, id);
    const { tasks = [], helperIds = [] } = record;
    const task = tasks.find((one) => one.id === taskId);
    if (!task) throw new NotFound();
    if (task.personId !== actor.userId && !can(actor.role, 'proposals.assign'))
      throw new Forbidden('Only the person of this task, or somebody who gives out work, can do this');
    if ((task.doneAt !== undefined) === isDone) return toTeam(record);
    const { doneAt: _, ...open } = task;
    const changed: StoredTask = isDone ? { ...open, doneAt: new Date() } : open;
    const next = tasks.map((one) => (one === task ? changed : one));
    const { leavers } = record;
    const saved = await changeTeam(
      record,
      { ownerId: ownerOf(record), helperIds, tasks: next, ...(leavers && { leavers }) },
      actor.userId,
    );
    return saved && toTeam(saved);
  });
}
