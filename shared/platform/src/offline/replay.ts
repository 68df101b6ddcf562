import type { OfflineAction } from '@harambee/domain';
import { oneTabAtATime } from '../one-tab-at-a-time.ts';
import { readUserId } from '../token-storage.ts';
import { changeActions, readActions } from './action-storage.ts';
import { deliver, type Outcome } from './calls.ts';
import { arrived, isWaiting, markTried, overtaken, type Queue, settled } from './queue.ts';
import { rememberSent } from './sent.ts';

export interface SentAction {
  action: OfflineAction;
  /** Of the proposal or the profile, as the server calls it. */
  id: string;
}

export interface ReplayResult {
  sent: SentAction[];
  /** Those the server said no to, or that somebody else was faster with. */
  returned: OfflineAction[];
}

/** The next one of this person; undefined when none waits. */
export const nextWaiting = (userId: string): OfflineAction | undefined =>
  readActions().find((action) => action.userId === userId && isWaiting(action));

/** What was made in an organization the person has left since must not turn up in the present one. */
const foreign: Outcome = {
  kind: 'refused',
  refusal: { status: 403, reason: 'It was written in another organization.' },
};

function afterwards(queue: Queue, action: OfflineAction, outcome: Outcome): Queue {
  if (outcome.kind === 'arrived') return arrived(queue, action, outcome);
  if (outcome.kind === 'overtaken') return overtaken(queue, action.id, outcome.revision);
  if (outcome.kind === 'refused') return settled(queue, action.id, { refusal: outcome.refusal });
  if (outcome.kind === 'conflict') return settled(queue, action.id, { theirs: outcome.theirs });
  return queue;
}

async function sendAll(userId: string, tenantId: string): Promise<ReplayResult> {
  const result: ReplayResult = { sent: [], returned: [] };
  for (let next = nextWaiting(userId); next && readUserId() === userId; next = nextWaiting(userId)) {
    const { id } = next;
    // Written down before it leaves, and sent as it is written down: an edit made meanwhile is an action of its own.
    if (!(await changeActions((queue) => markTried(queue, id)))) break;
    const action = readActions().find((one) => one.id === id);
    if (!action) continue;
    const outcome = action.tenantId === tenantId ? await deliver(action) : foreign;
    if (outcome.kind === 'later') break;
    if (outcome.kind === 'arrived' && outcome.saved && action.action === 'proposal-create') {
      rememberSent(id, outcome.saved);
    }
    if (!(await changeActions((queue) => afterwards(queue, action, outcome)))) break;
    if (outcome.kind === 'arrived') result.sent.push({ action, id: outcome.saved?.id ?? '' });
    else if (outcome.kind !== 'overtaken') result.returned.push(action);
  }
  return result;
}

/**
 * Sends what this person has waiting, in order, until nothing waits or no answer comes. One tab at a time: each action
 * leaves one tab only, and arrives once whatever is lost on the way.
 */
export const replay = (userId: string, tenantId: string): Promise<ReplayResult> =>
  oneTabAtATime(() => sendAll(userId, tenantId), 'harambee-offline-replay');
