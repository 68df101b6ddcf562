import { days } from '@harambee/domain';
import { clearJournal, dropFromJournal, readJournal, writeJournal } from '../browser/storage-journal.ts';
import { lookForRoom, noteNoRoom } from '../device-storage/storage-room.ts';
import { heldText, heldTexts, holdText, letTextGo } from '../device-storage/texts-in-memory.ts';
import {
  keyOf,
  keysOf,
  oldKeyOf,
  ownStorage,
  parsed,
  parseUnsavedText,
  prefixOf,
  type UnsavedText,
} from './unsaved-keys.ts';

/**
 * Maximum characters of one form, and of all forms of one person in a browser; a full proposal is a tenth of
 * the first.
 */
const longest = { text: 1_000_000, all: 3_000_000 };

/** Days after which unsaved text is deleted. */
const oldest = 60;
const isOld = (at: number, now = Date.now()) => at < now - days(oldest);

interface Change {
  userId: string;
  name: string;
  content: unknown;
  onStored: (isStored: boolean) => void;
}

/** Typed a moment ago and not stored yet. */
const unstored = new Map<string, Change>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds between two writes: a dead battery costs one word at most. */
const pause = 300;

/** Stores what was typed a moment ago, of all forms or of one. */
export function storeUnsavedNow(userId?: string, name?: string): void {
  for (const [key, { userId: owner, name: form, content, onStored }] of unstored) {
    if (userId !== undefined && (owner !== userId || form !== name)) continue;
    unstored.delete(key);
    onStored(storeUnsavedText(owner, form, content));
  }
  stopTimerWhenIdle();
}

function stopTimerWhenIdle(): void {
  if (unstored.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
}

const keepAll = () => storeUnsavedNow();
const keepWhenHidden = () => document.visibilityState === 'hidden' && storeUnsavedNow();

/** Like `storeUnsavedText`, but with the next write, and at the latest when the page closes. */
export function storeUnsavedSoon(
  userId: string,
  name: string,
  content: unknown,
  onStored: Change['onStored'] = () => {},
): void {
  unstored.set(keyOf(userId, name), { userId, name, content, onStored });
  timer ??= setTimeout(() => {
    timer = undefined;
    storeUnsavedNow();
  }, pause);
  // Adding the same listener again changes nothing.
  window.addEventListener('pagehide', keepAll);
  document.addEventListener('visibilitychange', keepWhenHidden);
}

/** The unsaved text of this name; undefined if there is none or it cannot be read. */
export function readUnsaved(userId: string, name: string): UnsavedText | undefined {
  storeUnsavedNow(userId, name);
  const key = keyOf(userId, name);
  const held = heldText(key);
  if (held) return { content: held.content, at: held.at };
  try {
    const unsaved = parseUnsavedText(ownStorage().getItem(key));
    if (unsaved) return unsaved;
    const content = parsed(ownStorage().getItem(oldKeyOf(userId, name)));
    return content === undefined ? undefined : { content };
  } catch {
    return undefined;
  }
}

export const readUnsavedText = (userId: string, name: string): unknown => readUnsaved(userId, name)?.content;

/**
 * False if the text is too long or the browser cannot store it; the page must then not say that it was stored. It is there
 * as long as the page, and in the file of what waits (OFFLINE-21).
 */
export function storeUnsavedText(userId: string, name: string, content: unknown, at = Date.now()): boolean {
  const key = keyOf(userId, name);
  const isStored = store(userId, name, { content, at });
  if (isStored) letTextGo(key);
  else holdText(key, { userId, content, at });
  if (isStored) void lookForRoom();
  else noteNoRoom();
  return isStored;
}

function store(userId: string, name: string, { content, at }: Required<UnsavedText>): boolean {
  const key = keyOf(userId, name);
  const text = JSON.stringify({ at, content });
  if (text.length > longest.text) return false;
  try {
    const place = ownStorage();
    if (place.getItem(key) === null) makeRoom(place, userId, text.length);
    place.setItem(key, text);
    if (key !== oldKeyOf(userId, name)) place.removeItem(oldKeyOf(userId, name));
    // Without "Remember me" it ends with the browser session, so it is stored nowhere else.
    if (place === localStorage) void writeJournal({ key, text, at });
    return true;
  } catch {
    return false;
  }
}

/** Takes a person's oldest texts out of the storage until the new one fits; the page still has them, and says so. */
function makeRoom(place: Storage, userId: string, needed: number): void {
  const entries = keysOf(place, prefixOf(userId))
    .map((key) => ({ key, text: place.getItem(key) ?? '' }))
    .map(({ key, text }) => ({ key, length: text.length, at: parseUnsavedText(text)?.at ?? 0 }))
    .sort((one, other) => one.at - other.at);
  let total = entries.reduce((sum, { length }) => sum + length, needed);
  for (const { key, length } of entries) {
    if (total <= longest.all) return;
    const { at = 0, content } = parseUnsavedText(place.getItem(key)) ?? {};
    if (content !== undefined) holdText(key, { userId, content, at });
    noteNoRoom();
    remove(place, key);
    total -= length;
  }
}

function remove(place: Storage, key: string): void {
  if (place.getItem(key) === null) return;
  place.removeItem(key);
  if (place === localStorage) void writeJournal({ key, at: Date.now() });
}

/** Without a name (at sign-out) it deletes all unsaved text of the person, and resolves when none is left. */
export async function deleteUnsavedText(userId: string, name?: string): Promise<void> {
  for (const [key, one] of unstored) {
    if (one.userId === userId && (name === undefined || one.name === name)) unstored.delete(key);
  }
  stopTimerWhenIdle();
  const held = name === undefined ? heldTexts(userId).map(([key]) => key) : [keyOf(userId, name)];
  for (const key of held) letTextGo(key);
  for (const place of [localStorage, sessionStorage]) {
    try {
      const keys =
        name === undefined ? keysOf(place, prefixOf(userId)) : [keyOf(userId, name), oldKeyOf(userId, name)];
      for (const key of keys) remove(place, key);
    } catch {
      // Disabled storage contains nothing.
    }
  }
  if (name === undefined) await clearJournal(prefixOf(userId));
}

/**
 * At the start, restores from the journal what a killed browser had not yet written to its storage, and deletes
 * what is too old. Only with "Remember me": otherwise the text ended with the browser session.
 */
export async function recoverUnsavedText(userId: string): Promise<void> {
  if (ownStorage() !== localStorage) return;
  try {
    for (const { key, text, at } of await readJournal(prefixOf(userId))) {
      const known = parseUnsavedText(localStorage.getItem(key))?.at ?? 0;
      if (at < known) continue;
      if (text === undefined || isOld(at)) localStorage.removeItem(key);
      else if (at > known) localStorage.setItem(key, text);
      if (text === undefined || isOld(at)) await dropFromJournal(key);
    }
    for (const key of keysOf(localStorage, prefixOf(userId))) {
      const unsaved = parseUnsavedText(localStorage.getItem(key));
      if (unsaved?.at !== undefined && isOld(unsaved.at)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is full: it stays in the journal until there is room.
  }
}
