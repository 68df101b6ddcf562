import { storageKeys } from '@harambee/domain';

const prefixOf = (userId: string) => `${storageKeys.keptText}:${userId}:`;

/**
 * Beside the sign-in: somebody who asked not to be remembered on this computer
 * leaves no text of theirs behind on it either.
 */
export function ownStorage(): Storage {
  return localStorage.getItem(storageKeys.authToken) === null ? sessionStorage : localStorage;
}

/** What was typed under this name and not sent yet, as it was parsed; undefined when there is nothing or it is cut. */
export function readKeptText(userId: string, name: string): unknown {
  try {
    return JSON.parse(ownStorage().getItem(prefixOf(userId) + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** False when the browser has no room or no storage; the page then must not claim that the text is kept. */
export function keepText(userId: string, name: string, content: unknown): boolean {
  try {
    ownStorage().setItem(prefixOf(userId) + name, JSON.stringify(content));
    return true;
  } catch {
    return false;
  }
}

/** Without a name: all that this person has kept here, as at signing out. */
export function forgetKeptText(userId: string, name = ''): void {
  for (const place of [localStorage, sessionStorage]) {
    try {
      const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
      const own = prefixOf(userId) + name;
      for (const key of keys) if (name === '' ? key.startsWith(own) : key === own) place.removeItem(key);
    } catch {
      // Storage that is off holds nothing.
    }
  }
}
