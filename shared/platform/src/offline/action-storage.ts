import { isOfflineAction, type OfflineAction, storageKeys } from '@harambee/domain';
import { ownStorage } from '../kept-text.ts';
import { oneTabAtATime } from '../one-tab-at-a-time.ts';
import { salvage } from './salvage.ts';

const key = storageKeys.offlineActions;
const places = (): Storage[] => [localStorage, sessionStorage];
const listeners = new Set<() => void>();
let known: { texts: string[]; actions: readonly OfflineAction[] } = { texts: ['', ''], actions: [] };

const stored = (place: Storage): string => {
  try {
    return place.getItem(key) ?? '';
  } catch {
    return '';
  }
};
const entriesOf = (text: string): unknown[] => (text === '' ? [] : salvage(text));

/** Everybody's actions on this browser, the oldest first; the same list again while nothing has changed. */
export function readActions(): readonly OfflineAction[] {
  const texts = places().map(stored);
  if (texts.some((text, place) => text !== known.texts[place])) {
    const actions = texts.flatMap((text) => entriesOf(text).filter(isOfflineAction));
    known = { texts, actions: actions.sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1)) };
  }
  return known.actions;
}

/** Called after every change, in this tab or another. Answers a function that stops listening. */
export function onActionsChanged(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function write(place: Storage, entries: readonly unknown[]): void {
  if (entries.length === 0) place.removeItem(key);
  else place.setItem(key, JSON.stringify(entries));
}

/**
 * Changes the list, one tab at a time. What this release cannot read stays where it is: it is somebody's text. New ones go
 * beside the sign-in (see kept-text). False when the browser has no room or no storage: then nothing has changed.
 */
export function changeActions(
  change: (actions: readonly OfflineAction[]) => readonly OfflineAction[],
): Promise<boolean> {
  return oneTabAtATime(async () => {
    const next = change(readActions());
    const own = ownStorage();
    const before = places().map((place) => ({ place, text: stored(place) }));
    const homes = new Map(
      before.flatMap(({ place, text }) =>
        entriesOf(text)
          .filter(isOfflineAction)
          .map(({ id }) => [id, place] as const),
      ),
    );
    try {
      for (const { place, text } of before) {
        const foreign = entriesOf(text).filter((entry) => !isOfflineAction(entry));
        write(place, [...foreign, ...next.filter(({ id }) => (homes.get(id) ?? own) === place)]);
      }
    } catch {
      for (const { place, text } of before) {
        if (text !== '') place.setItem(key, text);
      }
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  }, 'harambee-offline-actions');
}

/** At signing out: nothing of this person stays behind, nor anything whose owner cannot be read. */
export function forgetActions(userId: string): void {
  const isOthers = (entry: unknown) => {
    const owner = (entry as { userId?: unknown } | null)?.userId;
    return typeof owner === 'string' && owner !== userId;
  };
  for (const place of places()) {
    try {
      write(place, entriesOf(stored(place)).filter(isOthers));
      place.removeItem(storageKeys.offlineSent);
    } catch {
      // Storage that is off holds nothing.
    }
  }
  for (const listener of listeners) listener();
}
