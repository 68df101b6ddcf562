import type { ProposalTeam, SaveTeam } from '@harambee/domain/schemas';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';

type Task = SaveTeam['tasks'][number];

/** An open task of a section, for nobody. */
export const aTask = (given: Partial<Task> = {}): Task => ({
  id: 'task-budget',
  place: { kind: 'section', section: 'budget' },
  personId: '',
  dueOn: '',
  isDone: false,
  ...given,
});

export async function readTeam(api: TestApp, actor: TestActor, id: string): Promise<ProposalTeam> {
  const answer = await api.as(actor).get(`/api/proposals/${id}/team`);
  expect(answer.statusCode).toBe(200);
  return answer.json().team;
}

/** What a page sends back when nothing else is changed. */
export const asSent = ({ ownerId, helperIds, tasks }: ProposalTeam): SaveTeam => ({
  ownerId,
  helperIds,
  tasks: tasks.map(({ id, place, personId, dueOn, isDone }) => ({ id, place, personId, dueOn, isDone })),
});

/** Changes the team as a page does, from the newest revision. */
export async function changeTeamOf(
  api: TestApp,
  actor: TestActor,
  id: string,
  change: Partial<SaveTeam>,
): Promise<ProposalTeam> {
  const before = await readTeam(api, actor, id);
  const headers = { 'if-match': String(before.revision) };
  const answer = await api
    .as(actor)
    .put(`/api/proposals/${id}/team`, { ...asSent(before), ...change }, headers);
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().team;
}
