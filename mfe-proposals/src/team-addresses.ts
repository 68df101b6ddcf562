import { apiPaths } from '@harambee/domain';

/** Addresses of a proposal's people, which may also be sent later. */
export const teamAddresses = {
  team: (id: string) => `${apiPaths.proposal(id)}/team`,
  task: (id: string, taskId: string) => `${apiPaths.proposal(id)}/team/tasks/${encodeURIComponent(taskId)}`,
};
