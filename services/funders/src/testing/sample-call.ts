import type { Call, CallContent } from '@harambee/domain/schemas';
import { lakesCall } from '@harambee/domain/testing';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';

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

/** What a tenant's calls have published, in the order of their revisions. */
export async function eventsOf(api: TestApp, tenantId: string) {
  await api.settle();
  return mongoose.connection
    .collection('events')
    .find({ tenantId })
    .sort({ 'payload.revision': 1 })
    .project<{ name: string; payload: Record<string, unknown> }>({ _id: 0, name: 1, payload: 1 })
    .toArray();
}
