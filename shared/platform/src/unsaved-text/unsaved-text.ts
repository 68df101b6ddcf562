import { clearJournal, dropFromJournal, readJournal, writeJournal } from '../browser/storage-journal.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { readTenantId } from '../session/token-storage.ts';

/** Letters of one form, and of all that one person has kept in a browser; a full proposal is a tenth of the first. */
const longest = { text: 1_000_000, all: 3_000_000 };

/** Days after which it is deleted. */
const oldest = 60;
const isOld = (at: number, now = Date.now()) => at < now - oldest * 86_400_000;

const prefixOf = (userId: string) => `${storageKeys.keptText}:${userId}:`;

/** One person may change from one organization to another: what was typed for one is nothing for the other. */
function keyOf(userId: string, name: string): string {
  const tenantId = readTenantId();
  return tenantId === null ? prefixOf(userId) + name : `${prefixOf(userId)}${tenantId}:${name}`;
}

/** Earlier releases named no organization. */
const oldKeyOf = (userId: string, name: string) => prefixOf(userId) + name;

/** What was typed and is not sent yet, and since when; text of an earlier release has no time. */
export interface Kept {
  content: unknown;
  at?: number;
}

/**
 * Beside the sign-in: somebody who asked not to be remembered on this computer
 * leaves no text of theirs behind on it either.
 */
export function ownStorage(): Storage {
  return localStorage.getItem(storageKeys.authToken) === null ? sessionStorage : localStorage;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keptIn(text: string | null): Kept | undefined {
  const { at, content } = (parsed(text) ?? {}) as Partial<Kept>;
  return typeof at === 'number' && content !== undefined ? { at, content } : undefined;
}

const keysOf = (place: Storage, prefix: string): string[] =>
  Array.from({ length: place.length }, (_, index) => place.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

interface Waiting {
  userId: string;
  name: string;
  content: unknown;
  onKept: (isKept: boolean) => void;
}

/** Typed a moment ago and not written yet. */
const waiting = new Map<string, Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after which what is typed is written: often enough that a dead battery costs a word at most. */
const pause = 300;

/** Writes what waits, all of it or that of one form. */
export function keepNow(userId?: string, name?: string): void {
  for (const [key, { userId: owner, name: form, content, onKept }] of waiting) {
    if (userId !== undefined && (owner !== userId || form !== name)) continue;
    waiting.delete(key);
    onKept(keepText(owner, form, content));
  }
  restWhenIdle();
}

function restWhenIdle(): void {
  if (waiting.size > 0) return;
  clearTimeout(timer);
  timer = undefined;
}

const keepAll = () => keepNow();
const keepWhenHidden = () => document.visibilityState === 'hidden' && keepNow();

/** As `keepText`, soon: with the next pause, and at the latest when the page goes away. */
export function keepSoon(
  userId: string,
  name: string,
  content: unknown,
  onKept: Waiting['onKept'] = () => {},
): void {
  waiting.set(keyOf(userId, name), { userId, name, content, onKept });
  timer ??= setTimeout(() => {
    timer = undefined;
    keepNow();
  }, pause);
  // Adding the same listener again changes nothing.
  window.addEventListener('pagehide', keepAll);
  document.addEventListener('visibilitychange', keepWhenHidden);
}

/** What was typed under this name and not sent yet; undefined when there is nothing or it is cut. */
export function readKept(userId: string, name: string): Kept | undefined {
  keepNow(userId, name);
  try {
    const key = keyOf(userId, name);
    const kept = keptIn(ownStorage().getItem(key));
    if (kept) return kept;
    const content = parsed(ownStorage().getItem(oldKeyOf(userId, name)));
    return content === undefined ? undefined : { content };
  } catch {
    return undefined;
  }
}

export const readKeptText = (userId: string, name: string): unknown => readKept(userId, name)?.content;

/** False when the browser has no room or no storage, or it is too long; the page then must not claim that it is kept. */
export function keepText(userId: string, name: string, content: unknown): boolean {
  const key = keyOf(userId, name);
  const at = Date.now();
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

/** The oldest goes when one person has kept very much. */
function makeRoom(place: Storage, userId: string, needed: number): void {
  const entries = keysOf(place, prefixOf(userId))
    .map((key) => ({ key, text: place.getItem(key) ?? '' }))
    .map(({ key, text }) => ({ key, length: text.length, at: keptIn(text)?.at ?? 0 }))
    .sort((one, other) => one.at - other.at);
  let total = entries.reduce((sum, { length }) => sum + length, needed);
  for (const { key, length } of entries) {
    if (total <= longest.all) return;
    remove(place, key);
    total -= length;
  }
}

function remove(place: Storage, key: string): void {
  if (place.getItem(key) === null) return;
  place.removeItem(key);
  if (place === localStorage) void writeJournal({ key, at: Date.now() });
}

/** Without a name: all that this person has kept here, as at signing out; then it resolves once nothing of it is left. */
export async function forgetKeptText(userId: string, name?: string): Promise<void> {
  for (const [key, one] of waiting) {
    if (one.userId === userId && (name === undefined || one.name === name)) waiting.delete(key);
  }
  restWhenIdle();
  for (const place of [localStorage, sessionStorage]) {
    try {
      const keys =
        name === undefined ? keysOf(place, prefixOf(userId)) : [keyOf(userId, name), oldKeyOf(userId, name)];
      for (const key of keys) remove(place, key);
    } catch {
      // Storage that is off holds nothing.
    }
  }
  if (name === undefined) await clearJournal(prefixOf(userId));
}

/**
 * At the start: brings back what the browser was killed over before it had written it, and lets go what is too old. Only for
 * who is remembered here; everybody else's ended with the browser.
 */
export async function recoverKeptText(userId: string): Promise<void> {
  if (ownStorage() !== localStorage) return;
  try {
    for (const { key, text, at } of await readJournal(prefixOf(userId))) {
      const known = keptIn(localStorage.getItem(key))?.at ?? 0;
      if (at < known) continue;
      if (text === undefined || isOld(at)) localStorage.removeItem(key);
      else if (at > known) localStorage.setItem(key, text);
      if (text === undefined || isOld(at)) await dropFromJournal(key);
    }
    for (const key of keysOf(localStorage, prefixOf(userId))) {
      const kept = keptIn(localStorage.getItem(key));
      if (kept?.at !== undefined && isOld(kept.at)) localStorage.removeItem(key);
    }
  } catch {
    // No room for it: it stays in the journal until there is.
  }
}
