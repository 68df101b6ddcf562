import type { TestApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';

/** What others learned of an organization, by revision. */
export async function eventsOf(api: TestApp, tenantId: string) {
  await api.settle();
  return mongoose.connection
    .collection('events')
    .find({ tenantId })
    .sort({ 'payload.revision': 1 })
    .project<{ name: string; payload: Record<string, unknown> }>({ _id: 0, name: 1, payload: 1 })
    .toArray();
}
