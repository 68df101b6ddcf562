import { storageKeys } from '../browser/storage-keys.ts';
import { ownStorage } from '../unsaved-text/unsaved-keys.ts';

/** More than are open in any tab. */
const remembered = 20;

type Sent = Record<string, { id: string; revision: number }>;

function readSent(): Sent {
  try {
    return (JSON.parse(ownStorage().getItem(storageKeys.offlineSent) ?? '{}') as Sent | null) ?? {};
  } catch {
    return {};
  }
}

/** The server's id of a proposal that was created offline; undefined if this browser does not know it. */
export const sentAs = (actionId: string): { id: string; revision: number } | undefined =>
  readSent()[actionId];

export function rememberSent(actionId: string, sent: { id: string; revision: number }): void {
  const all = Object.entries({ ...readSent(), [actionId]: sent }).slice(-remembered);
  try {
    ownStorage().setItem(storageKeys.offlineSent, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A page that is still open then shows the list.
  }
}
