import { isOutboxEntry, type OutboxEntry } from '@harambee/domain';
import { changeEntries, readEntries } from '../outbox/entry-storage.ts';
import { isReadable } from '../outbox/registered-actions.ts';
import { ownRowsOf } from '../session/own-rows.ts';
import { type UnsavedForm, unsavedForms } from '../unsaved-text/unsaved-forms.ts';
import { readUnsaved, storeUnsavedText } from '../unsaved-text/unsaved-text.ts';

/** What waits on this device, as a file that can be taken in again (OFFLINE-21). */
interface ChangesFile {
  product: 'Harambee';
  kind: 'waiting-changes';
  version: 1;
  userId: string;
  tenantId: string;
  /** ISO 8601. */
  savedAt: string;
  entries: OutboxEntry[];
  texts: UnsavedForm[];
}

interface Who {
  userId: string;
  tenantId: string;
}

const isOf =
  ({ userId, tenantId }: Who) =>
  (entry: Who): boolean =>
    entry.userId === userId && entry.tenantId === tenantId;

/** All changes and unsaved texts of this person in this organization; also those the browser had no room for. */
export function changesFileOf(who: Who, now = new Date()): ChangesFile {
  return {
    ...{ product: 'Harambee', kind: 'waiting-changes', version: 1 },
    ...who,
    savedAt: now.toISOString(),
    entries: readEntries().filter(isOf(who)),
    texts: unsavedForms(who.userId),
  };
}

/** In bytes, far more than a device holds: a video chosen by mistake is not read into memory. */
export const largestChangesFile = 20_000_000;
export const tooLarge = 'This file is too large to be one of waiting changes.';
const limits = { entries: 1_000, texts: 500, name: 300 };

const words = {
  foreign: 'This is no file of waiting changes.',
  newer: 'A newer version of Harambee has made this file. Reload the page and try again.',
  person: 'This file belongs to somebody else. Sign in as that person to restore it.',
  organization: 'This file belongs to another organization. Switch to it to restore the file there.',
  damaged: 'This file is damaged or was changed. Nothing was restored.',
  noRoom: 'This browser has no room for it. Nothing was restored.',
} as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

/** Names that mean something to JavaScript itself are in no file of ours. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === '__proto__' || name === 'constructor') throw new SyntaxError(name);
      return value;
    }) as unknown;
  } catch {
    return undefined;
  }
}

const fileNames: readonly string[] = [
  'product',
  'kind',
  'version',
  'userId',
  'tenantId',
  'savedAt',
  'entries',
  'texts',
] satisfies (keyof ChangesFile)[];
const entryNames: readonly string[] = [
  'id',
  'action',
  'data',
  'timestamp',
  'userId',
  'tenantId',
  'title',
  'tried',
  'refusal',
  'theirs',
  'merged',
] satisfies (keyof OutboxEntry)[];

const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const isSmallAnswer = (value: unknown) => value === undefined || isObject(value);

function isEntry(value: unknown): value is OutboxEntry {
  if (!isOutboxEntry(value) || !hasOnly(value, entryNames)) return false;
  const { refusal, theirs, merged, tried = false, timestamp } = value;
  const areAnswers = [refusal, theirs, merged].every(isSmallAnswer) && typeof tried === 'boolean';
  return areAnswers && isDate(timestamp) && isReadable(value);
}

function isForm(value: unknown): value is UnsavedForm {
  if (!isObject(value) || !hasOnly(value, ['name', 'at', 'content'])) return false;
  const { name, at, content } = value;
  const isNamed = typeof name === 'string' && name !== '' && name.length <= limits.name;
  return isNamed && Number.isFinite(at) && content !== undefined;
}

/** The file in a text, if it is one of this person in this organization; else why not, as a sentence. */
export function readChangesFile(text: string, who: Who): { file: ChangesFile } | { problem: string } {
  const file = parsed(text);
  if (!isObject(file) || file.product !== 'Harambee' || file.kind !== 'waiting-changes') {
    return { problem: words.foreign };
  }
  const { version, userId, tenantId, entries, texts } = file;
  if (typeof version === 'number' && version > 1) return { problem: words.newer };
  if (version !== 1 || !hasOnly(file, fileNames)) return { problem: words.damaged };
  if (userId !== who.userId) {
    const isOwn = ownRowsOf(who.userId).includes(String(userId));
    return { problem: isOwn ? words.organization : words.person };
  }
  if (tenantId !== who.tenantId) return { problem: words.organization };
  const areLists = Array.isArray(entries) && Array.isArray(texts);
  if (!areLists || entries.length > limits.entries || texts.length > limits.texts) {
    return { problem: words.damaged };
  }
  const areOwn = entries.every((entry) => isEntry(entry) && isOf(who)(entry));
  if (!areOwn || !texts.every(isForm)) return { problem: words.damaged };
  return { file: file as unknown as ChangesFile };
}

/** How much was new on this device. */
export interface Restored {
  changes: number;
  texts: number;
}

/**
 * Takes in what is not on this device yet. A change that has been sent since arrives once all the same, because its id
 * is its Idempotency-Key; a text typed here later stays.
 */
export async function restoreChangesFile(text: string, who: Who): Promise<Restored | { problem: string }> {
  const result = readChangesFile(text, who);
  if ('problem' in result) return result;
  const { entries, texts } = result.file;
  let added: OutboxEntry[] = [];
  const isRestored = await changeEntries((present) => {
    added = entries
      .filter(({ id }) => !present.some((entry) => entry.id === id))
      // It may have arrived since the file was made.
      .map((entry) => ({ ...entry, tried: true }));
    return [...present, ...added].sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
  });
  if (!isRestored) return { problem: words.noRoom };
  const newer = texts.filter(({ name, at }) => (readUnsaved(who.userId, name)?.at ?? 0) < at);
  const stored = newer.filter(({ name, content, at }) => storeUnsavedText(who.userId, name, content, at));
  if (stored.length < newer.length && stored.length + added.length === 0) return { problem: words.noRoom };
  return { changes: added.length, texts: stored.length };
}
