import { emptyCall, emptyCallRow } from '@harambee/domain';
import type { Call, CallContent } from '@harambee/domain/schemas';
import type { TestActor, TestApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';

export const base = '/api/calls';

/** A call with a row in each table. */
export const lakesCall: CallContent = {
  ...emptyCall,
  name: 'Clean water small grants',
  funder: 'Northern Lakes Foundation',
  currency: 'EUR',
  leastAmount: 5_000,
  mostAmount: 40_000,
  deadlineDay: '2027-01-31',
  deadlineTime: '17:00',
  deadlineZone: 'Europe/Brussels',
  notes: 'Ask Amina first',
  likelihood: 'medium',
  questions: [
    {
      ...emptyCallRow('questions', 'q1'),
      number: '1',
      text: 'What changes for whom?',
      limit: 300,
      limitUnit: 'words',
      source: { page: 2, line: 4, text: '1. What changes for whom? (no more than 300 words)' },
      origin: 'rules',
    },
    { ...emptyCallRow('questions', 'q2'), text: 'How will the work continue?', required: false },
  ],
  eligibility: [{ ...emptyCallRow('eligibility', 'e1'), text: 'Registered in Kenya', kind: 'country' }],
  attachments: [{ ...emptyCallRow('attachments', 'a1'), name: 'Latest audit', kind: 'accounts' }],
  criteria: [{ ...emptyCallRow('criteria', 'c1'), text: 'Impact', weight: 40 }],
  found: {
    deadlineDay: { source: { page: 1, line: 3, text: 'Closes 31 January 2027 at 17:00' }, origin: 'rules' },
  },
};

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
