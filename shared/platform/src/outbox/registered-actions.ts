import type { OutboxEntry } from '@harambee/domain';
import { earlierRemotes } from './earlier-remotes.ts';
import type { Outbox, OutboxAction } from './outbox-action.ts';

type Actions = ReadonlyMap<string, OutboxAction>;

let registered: Actions = new Map();
const listeners = new Set<() => void>();

/** Called with the `outbox` of each module that loads: from then on its entries can be queued, sent and shown. */
export function registerOutbox(outbox: Outbox = {}): void {
  registered = new Map([...registered, ...Object.entries(outbox)]);
  for (const listener of listeners) listener();
}

/** The same map until another action is registered. */
export const registeredActions = (): Actions => registered;

export function onActionsRegistered(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Undefined until the remote that declares it has loaded. */
export const outboxActionOf = (name: string): OutboxAction | undefined =>
  registered.get(name) ?? earlierRemotes.get(name);

/** All known actions, whichever remotes have loaded. */
export const knownActions = (): OutboxAction[] => [...new Map([...earlierRemotes, ...registered]).values()];

/** False for incomplete data. Data of a remote that has not loaded is accepted as it is. */
export const isReadable = ({ action, data }: OutboxEntry): boolean =>
  outboxActionOf(action)?.accepts(data) ?? true;

export const isSendable = ({ action, data }: OutboxEntry): boolean =>
  outboxActionOf(action)?.accepts(data) ?? false;
