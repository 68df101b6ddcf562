import type { WaitingItem } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';

/** One part of the service says what of it waits for a person, at most `waitingLimit` items (OWNER-05). */
export type WaitingSource = (actor: Actor) => Promise<WaitingItem[]>;

/** What waits for the person, from all parts: with a due date first, the earliest of them before the others. */
export async function waitingFor(sources: readonly WaitingSource[], actor: Actor): Promise<WaitingItem[]> {
  const found = (await Promise.all(sources.map((source) => source(actor)))).flat();
  return found.toSorted(byUrgency).slice(0, waitingLimit);
}

/** No list of a page shows more. */
export const waitingLimit = 100;

/** Later than every day. */
const noDay = '9999-99-99';
const byUrgency = (one: WaitingItem, other: WaitingItem): number => {
  const [a, b] = [one.dueOn || noDay, other.dueOn || noDay];
  return a === b ? one.since.localeCompare(other.since) : a.localeCompare(b);
};
