import { actionSentence } from '@harambee/domain';
import type { Action, ActionList } from '@harambee/domain/schemas';
import type { TestApp } from '@harambee/service-kit/testing';

type Someone = { headers: Record<string, string> };

/** The newest entries of a record, as its owner reads them. */
export async function actionsOf(api: TestApp, owner: Someone, query = ''): Promise<Action[]> {
  const answer = await api.as(owner).get(`/api/auth/actions${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<ActionList>().actions;
}

/** Their sentences, newest first. */
export const sentencesOf = async (api: TestApp, owner: Someone, query = ''): Promise<string[]> =>
  (await actionsOf(api, owner, query)).map(actionSentence);
