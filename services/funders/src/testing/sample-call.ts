import type { Call, CallContent } from '@harambee/domain/schemas';
import { lakesCall } from '@harambee/domain/testing';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';

export const base = '/api/calls';

export async function givenCall(
  api: TestApp,
  actor: TestActor,
  changed: Partial<CallContent> = {},
): Promise<Call> {
  const answer = await api.as(actor).post(base, { ...lakesCall, ...changed });
  expect([answer.statusCode, answer.json().error]).toEqual([201, undefined]);
  return answer.json().call;
}
