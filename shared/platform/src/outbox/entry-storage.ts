import { isOutboxEntry, type OutboxEntry } from '@harambee/domain';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
import { dropFromJournal, readJournal, writeJournal } from '../browser/storage-journal.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { ownStorage } from '../unsaved-text/unsaved-text.ts';
import { salvage } from './salvage.ts';

const key = storageKeys.offlineActions;
/** When the list in local storage was changed last, in milliseconds: a killed browser may have lost the newest of it. */
const stamp = storageKeys.offlineActionsAt;
const lock = 'harambee-offline-actions';
const places = (): Storage[] => [localStorage, sessionStorage];
const listeners = new Set<() => void>();
let known: { texts: string[]; entries: readonly OutboxEntry[] } = { texts: ['', ''], entries: [] };

const stored = (place: Storage): string => {
  try {
    return place.getItem(key) ?? '';
  } catch {
    return '';
  }
};
const entriesOf = (text: string): unknown[] => (text === '' ? [] : salvage(text));

/** Everybody's entries on this browser, the oldest first; the same list again while nothing has changed. */
export function readEntries(): readonly OutboxEntry[] {
  const texts = places().map(stored);
  if (texts.some((text, place) => text !== known.texts[place])) {
    const entries = texts.flatMap((text) => entriesOf(text).filter(isOutboxEntry));
    known = { texts, entries: entries.sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1)) };
  }
  return known.entries;
}

/** Called after every change, in this tab or another. Answers a function that stops listening. */
export function onEntriesChanged(listener: () => void): () => void {
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

/** What local storage holds now goes into the journal, too: what waits to be sent must outlive a killed browser (see storage-journal). */
async function journalEntries(): Promise<void> {
  const text = localStorage.getItem(key);
  if (text === null && localStorage.getItem(stamp) === null) return;
  const at = Date.now();
  if (text === null) localStorage.removeItem(stamp);
  else localStorage.setItem(stamp, String(at));
  await (text === null ? dropFromJournal(key) : writeJournal({ key, text, at }));
}

/** At the start: what a killed browser had not written yet is there again. */
export const recoverEntries = (): Promise<void> =>
  oneTabAtATime(async () => {
    try {
      const entry = (await readJournal(key)).find((one) => one.key === key);
      if (!entry?.text || entry.at <= Number(localStorage.getItem(stamp))) return;
      localStorage.setItem(key, entry.text);
      localStorage.setItem(stamp, String(entry.at));
      for (const listener of listeners) listener();
    } catch {
      // No room for it: it stays in the journal until there is.
    }
  }, lock);

/**
 * Changes the list, one tab at a time. What this release cannot read stays where it is: it is somebody's text. New ones go
 * beside the sign-in (see unsaved-text). False when the browser has no room or no storage: then nothing has changed.
 */
export function changeEntries(
  change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
): Promise<boolean> {
  return oneTabAtATime(async () => {
    const next = change(readEntries());
    const own = ownStorage();
    const before = places().map((place) => ({ place, text: stored(place) }));
    const homes = new Map(
      before.flatMap(({ place, text }) =>
        entriesOf(text)
          .filter(isOutboxEntry)
          .map(({ id }) => [id, place] as const),
      ),
    );
    try {
      for (const { place, text } of before) {
        const foreign = entriesOf(text).filter((entry) => !isOutboxEntry(entry));
        write(place, [...foreign, ...next.filter(({ id }) => (homes.get(id) ?? own) === place)]);
      }
    } catch {
      for (const { place, text } of before) {
        if (text !== '') place.setItem(key, text);
      }
      return false;
    }
    for (const listener of listeners) listener();
    // Without a journal the list is kept as well as local storage keeps it.
    await journalEntries().catch(() => {});
    return true;
  }, lock);
}

/** At signing out: nothing of this person stays behind, nor anything whose owner cannot be read. */
export async function forgetEntries(userId: string): Promise<void> {
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
  await journalEntries().catch(() => {});
}
