import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMap, EventName } from '@harambee/domain';

/** A new event for the `outbox` of the document that is saved with it. */
export function event<Name extends EventName>(
  name: Name,
  tenantId: string,
  payload: EventMap[Name],
): DomainEvent<Name> {
  return { id: randomUUID(), name, tenantId, at: new Date(), payload } as DomainEvent<Name>;
}

/** Listens to events, outside any request, one at a time for each tenant and in order. */
export interface EventHandler<Name extends EventName = EventName> {
  /** Identity of the cursor: never rename it. */
  name: string;
  events: readonly Name[];
  /** May be called more than once for one event: make it idempotent. A rejection is tried again later. */
  handle(event: DomainEvent<Name>): Promise<void>;
}
