import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventMap, EventName } from '@harambee/domain';
import { traceField } from '../telemetry/tracing.ts';

/** Creates an event for the `outbox` of the document that is saved with it. */
export function event<Name extends EventName>(
  name: Name,
  tenantId: string,
  payload: EventMap[Name],
): DomainEvent<Name> {
  return { id: randomUUID(), name, tenantId, at: new Date(), payload, ...traceField() } as DomainEvent<Name>;
}

/** The events of each organization, in their order: for handlers that take several at once. */
export function eventsByTenant<Told extends { tenantId: string }>(
  events: readonly Told[],
): Map<string, Told[]> {
  const byTenant = new Map<string, Told[]>();
  for (const told of events) {
    const own = byTenant.get(told.tenantId);
    if (own) own.push(told);
    else byTenant.set(told.tenantId, [told]);
  }
  return byTenant;
}

/** Handles events outside requests, in order and one at a time for each tenant. */
export interface EventHandler<Name extends EventName = EventName> {
  /** Identifies the cursor: never rename it. */
  name: string;
  events: readonly Name[];
  /** May be called more than once for one event: make it idempotent. If it rejects, it is called again later. */
  handle(event: DomainEvent<Name>): Promise<void>;
  /**
   * Handles several events at once, oldest first, with fewer writes than one by one and with the same result. If it
   * rejects, each of them goes to `handle`, also those that it has handled.
   */
  handleAll?(events: readonly DomainEvent<Name>[]): Promise<void>;
}
