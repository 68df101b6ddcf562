import { registeredActions } from '@harambee/platform';
import type { Remotes } from '../remotes/remotes.ts';

/** Loads remotes until one declares the action: only their modules know which one does. */
export async function loadAction(remotes: Remotes, action: string): Promise<void> {
  for (const entry of await remotes.entries()) {
    if (registeredActions().has(action)) return;
    await remotes.load(entry).catch(() => undefined);
  }
}
