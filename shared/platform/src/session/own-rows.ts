import { storageKeys } from '../browser/storage-keys.ts';
import { isRemembered } from './token-storage.ts';

/**
 * Somebody in several organizations has an id in each, and leaves drafts and answers on this device under each. Which
 * ids are one person's is known from their switches, so that signing out of one removes what the others left (ORG-08).
 */
type Groups = string[][];

const places = (): Storage[] => [localStorage, sessionStorage];

function groupsIn(place: Storage): Groups {
  try {
    const stored: unknown = JSON.parse(place.getItem(storageKeys.ownRows) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.map((group) =>
      Array.isArray(group) ? group.filter((id): id is string => typeof id === 'string') : [],
    );
  } catch {
    return [];
  }
}

function write(place: Storage, groups: Groups): void {
  try {
    if (groups.length === 0) place.removeItem(storageKeys.ownRows);
    else place.setItem(storageKeys.ownRows, JSON.stringify(groups));
  } catch {
    // Without room, only what the present id left is removed at sign-out.
  }
}

/** All ids of this person that this browser knows, the given one first. */
export function ownRowsOf(userId: string): string[] {
  const known = places()
    .flatMap(groupsIn)
    .filter((group) => group.includes(userId));
  return [...new Set([userId, ...known.flat()])];
}

/** Both ids are one person's. */
export function noteOwnRows(one: string, other: string): void {
  if (one === other) return;
  const place = isRemembered() ? localStorage : sessionStorage;
  const ids = [...new Set([...ownRowsOf(one), ...ownRowsOf(other)])];
  const others = groupsIn(place).filter((group) => !group.some((id) => ids.includes(id)));
  write(place, [...others, ids]);
}

/** A switch that waits for its second step: the next sign-in of this address in this tab is the same person's. */
export function awaitOwnRow({ id, email }: { id: string; email: string }): void {
  sessionStorage.setItem(storageKeys.awaitedRow, JSON.stringify({ id, email }));
}

export function noteAwaitedRow(user: { id: string; email: string }): void {
  const stored = sessionStorage.getItem(storageKeys.awaitedRow);
  sessionStorage.removeItem(storageKeys.awaitedRow);
  const { id, email } = JSON.parse(stored ?? '{}') as { id?: string; email?: string };
  if (id !== undefined && email === user.email) noteOwnRows(id, user.id);
}

export function forgetOwnRows(userId: string): void {
  for (const place of places()) {
    write(
      place,
      groupsIn(place).filter((group) => !group.includes(userId)),
    );
  }
}
