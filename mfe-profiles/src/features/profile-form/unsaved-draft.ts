import { deleteUnsavedText, readUnsavedText, storeUnsavedText } from '@harambee/platform';
import { type ProfileValues, valuesIn } from './values/profile-values.ts';

/** Unsaved text of a profile, so that a reload or a crash loses nothing. */
export interface UnsavedDraft {
  values: ProfileValues;
  /** The saved profile that the text started from; absent for a new one. */
  base?: { revision: number; values: ProfileValues };
}

/** The key in the browser's storage: each profile has its own, and so has a new one. */
export const unsavedName = (profileId: string | undefined): string =>
  profileId === undefined ? 'new-profile' : `profile:${profileId}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined if it is not text of this form, or does not say which saved profile it started from. */
export function parseUnsavedDraft(content: unknown, profileId?: string): UnsavedDraft | undefined {
  const { values: typed, base } = (content ?? {}) as {
    values?: unknown;
    base?: { revision?: unknown; values?: unknown };
  };
  if (!isObject(typed)) return undefined;
  const values = valuesIn(typed);
  if (Number.isInteger(base?.revision) && isObject(base?.values)) {
    return { values, base: { revision: base.revision as number, values: valuesIn(base.values) } };
  }
  // Without the version it started from, nobody could tell what is new in it.
  return profileId === undefined ? { values } : undefined;
}

/** Text typed into a profile that waited on this device is text of the saved one from then on. */
export function moveUnsaved(userId: string, from: string, to: string): void {
  const content = readUnsavedText(userId, unsavedName(from));
  if (content === undefined) return;
  if (storeUnsavedText(userId, unsavedName(to), content)) void deleteUnsavedText(userId, unsavedName(from));
}
