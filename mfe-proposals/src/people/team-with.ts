import { type OutboxEntry, proposalSections } from '@harambee/domain';
import type { Colleague, Member, ProposalTeam, SaveTeam, TaskPlace } from '@harambee/domain/schemas';
import { isQueued } from '@harambee/platform';
import { isTaskEntry, isTeamEntry, taskTarget, teamTarget } from '../team-outbox.ts';

/** The same place has the same key, also as the name of a field. */
export const keyOf = (place: TaskPlace): string =>
  place.kind === 'section' ? place.section : `question-${place.questionId}`;

/** A team with what is decided in the form, as if it had been saved. */
export function teamAs(team: ProposalTeam, { ownerId, helperIds, tasks }: SaveTeam): ProposalTeam {
  const labels = new Map(team.tasks.map(({ place, label }) => [keyOf(place), label]));
  const labelOf = (place: TaskPlace) =>
    labels.get(keyOf(place)) ??
    (place.kind === 'section' ? proposalSections[place.section] : 'A question of the call');
  return {
    ...{ ...team, ownerId, helperIds },
    tasks: tasks.map((task) => ({ ...task, label: labelOf(task.place) })),
  };
}

/** A team as it will be: with the changes that wait on this device. */
export function teamWith(team: ProposalTeam, entries: readonly OutboxEntry[]): ProposalTeam {
  const { proposalId } = team;
  const change = entries
    .filter(isTeamEntry)
    .findLast((entry) => isQueued(entry) && entry.data.id === teamTarget(proposalId));
  const shown = change ? teamAs(team, change.data.body) : team;
  const marks = new Map(
    entries
      .filter(isTaskEntry)
      .filter(isQueued)
      .map(({ data }) => [data.id, data.body.isDone]),
  );
  const tasks = shown.tasks.map((task) => ({
    ...task,
    isDone: marks.get(taskTarget(proposalId, task.id)) ?? task.isDone,
  }));
  return { ...shown, tasks };
}

const nameOfMember = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`.trim();

/** Everybody who may be named: who belongs to the organization, by the list of members and by the team itself. */
export function colleaguesOf(team: ProposalTeam, members: readonly Member[]): Colleague[] {
  const known = members.map((member) => ({ id: member.id, name: nameOfMember(member), role: member.role }));
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...team.people.filter(({ id }) => !ids.has(id))];
}
