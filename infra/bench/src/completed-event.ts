import { randomUUID } from 'node:crypto';
import { newId } from './product.ts';

/** The event that the proposals service publishes when a text is complete: it ends as a notification. */
export function completedEvent(tenantId: string, title: string) {
  const at = new Date();
  return {
    _id: randomUUID() as string,
    name: 'proposal.status_changed',
    tenantId,
    at,
    storedAt: at,
    payload: {
      proposalId: newId(),
      revision: 1,
      userId: 'bench',
      title,
      grantId: 'KWTF',
      category: 'Education',
      status: 'completed',
      requestedAmount: 1,
      deadline: '',
      version: 1,
      reached: [],
      createdAt: at,
      from: 'generating',
      to: 'completed',
    },
  };
}
