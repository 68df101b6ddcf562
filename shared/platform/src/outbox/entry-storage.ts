import { isOutboxEntry, type OutboxEntry } from '@harambee/domain';
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts';
import { dropFromJournal, readJournal, writeJournal } from '../browser/storage-journal.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { askToPersist, lookForRoom, noteNoRoom } from '../device-storage/storage-room.ts';
import { rememberWaiting } from '../device-storage/waiting-count.ts';
import { ownStorage } from '../unsaved-text/unsaved-keys.ts';
import { salvage } from './salvage.ts';

const key = storageKeys.offlineActions;
/**
 * When the list in local storage last changed, in milliseconds: a killed browser may have lost the newest
 * change.
 */
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

/** All entries in this browser, oldest first; the same list until something changes. */
export function readEntries(): readonly OutboxEntry[] {
  const texts = places().map(stored);
  if (texts.some((text, place) => text !== known.texts[place])) {
    const entries = texts.flatMap((text) => entriesOf(text).filter(isOutboxEntry));
    known = { texts, entries: entries.sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1)) };
  }
  return known.entries;
}

/** Called after every change, in this tab or another. Returns a function that stops listening. */
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

/**
 * Copies local storage to the journal, too, because queued changes must survive a killed browser (see
 * storage-journal).
 */
async function journalEntries(): Promise<void> {
  const text = localStorage.getItem(key);
  if (text === null && localStorage.getItem(stamp) === null) return;
  const at = Date.now();
  if (text === null) localStorage.removeItem(stamp);
  else localStorage.setItem(stamp, String(at));
  await (text === null ? dropFromJournal(key) : writeJournal({ key, text, at }));
}

/** Only what may stay after the browser is closed can get lost. */
function countWaiting(): void {
  const counts = new Map<string, number>();
  for (const { userId } of entriesOf(stored(localStorage)).filter(isOutboxEntry)) {
    counts.set(userId, (counts.get(userId) ?? 0) + 1);
  }
  rememberWaiting(counts);
}

/** At the start, restores what a killed browser had not written yet. */
export const recoverEntries = (): Promise<void> =>
  oneTabAtATime(async () => {
    try {
      const entry = (await readJournal(key)).find((one) => one.key === key);
      if (!entry?.text || entry.at <= Number(localStorage.getItem(stamp))) return;
      localStorage.setItem(key, entry.text);
      localStorage.setItem(stamp, String(entry.at));
      for (const listener of listeners) listener();
    } catch {
      // Storage is full: it stays in the journal until there is room.
    }
  }, lock);

/**
 * Changes the list, one tab at a time. Entries that this release cannot read stay as they are, because they are
 * somebody's text. New ones are stored beside the session (see unsaved-text). False if the browser has no room
 * or no storage: then nothing has changed.
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
      noteNoRoom();
      return false;
    }
    for (const listener of listeners) listener();
    // Without a journal, the list is only as safe as local storage makes it.
    await journalEntries().catch(() => {});
    if (next.length > 0) askToPersist();
    void lookForRoom();
    countWaiting();
    return true;
  }, lock);
}

/** At sign-out: removes everything of this person, and all entries whose owner cannot be read. */
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
      // Disabled storage contains nothing.
    }
  }
  countWaiting();
  for (const listener of listeners) listener();
  await journalEntries().catch(() => {});
}
