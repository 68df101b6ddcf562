import { readKeptText } from '@harambee/platform';
import { type ProfileValues, valuesIn } from './profile-values.ts';

/** What was typed into a profile and is not saved yet, so that a reload or a crash loses nothing. */
export interface KeptDraft {
  values: ProfileValues;
  /** The saved profile that the text began with; absent for a new one. */
  base?: { revision: number; values: ProfileValues };
}

/** Under which the browser keeps it: each profile has its own, and so has the new one. */
export const keptName = (profileId: string | undefined): string =>
  profileId === undefined ? 'new-profile' : `profile:${profileId}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function readKeptDraft(userId: string, profileId?: string): KeptDraft | undefined {
  const kept = readKeptText(userId, keptName(profileId)) as
    | { values?: unknown; base?: { revision?: unknown; values?: unknown } }
    | undefined;
  if (!isObject(kept?.values)) return undefined;
  const values = valuesIn(kept.values);
  const { base } = kept;
  if (Number.isInteger(base?.revision) && isObject(base?.values)) {
    return { values, base: { revision: base.revision as number, values: valuesIn(base.values) } };
  }
  // Without what it began with, nobody could tell what of it is new.
  return profileId === undefined ? { values } : undefined;
}
