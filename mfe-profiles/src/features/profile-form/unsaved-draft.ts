import { type ProfileValues, valuesIn } from './profile-values.ts';

/** What was typed into a profile and is not saved yet, so that a reload or a crash loses nothing. */
export interface UnsavedDraft {
  values: ProfileValues;
  /** The saved profile that the text began with; absent for a new one. */
  base?: { revision: number; values: ProfileValues };
}

/** Under which the browser keeps it: each profile has its own, and so has the new one. */
export const unsavedName = (profileId: string | undefined): string =>
  profileId === undefined ? 'new-profile' : `profile:${profileId}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined for what is no text of this form, or does not tell what of a saved profile it was made from. */
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
  // Without what it began with, nobody could tell what of it is new.
  return profileId === undefined ? { values } : undefined;
}
