import { dayOf } from '../format/calendar.ts';
import { fileWords } from '../format/file-words.ts';
import { initialProfileSettings } from './empty-profile.ts';
import type { ProfileFields, ProfileSettings } from './profile.schemas.ts';
import {
  byProfileField,
  type ProfileField,
  profileContactFields,
  profileFieldNames,
} from './profile-fields.ts';
import { normalizeProfile, readProfileFields, readProfileSettings } from './profile-reading.ts';

/** Format of the export file (PROF-04). */
export const profileExportVersion = '1.0';

/** The content of an export: all that the organization wrote and chose, and nothing that the server added. */
export type ExportedProfile = ProfileFields & ProfileSettings;

export interface ProfileExport {
  version: typeof profileExportVersion;
  /** ISO 8601. */
  exportedAt: string;
  profile: ExportedProfile;
}

const exportedFields = [
  ...profileFieldNames,
  ...Object.keys(initialProfileSettings),
] as (keyof ExportedProfile)[];

/** The file that "Export Profile" saves. */
export function exportProfile(profile: ExportedProfile, at = new Date()): ProfileExport {
  const exported = Object.fromEntries(exportedFields.map((field) => [field, profile[field]]));
  return {
    version: profileExportVersion,
    exportedAt: at.toISOString(),
    profile: exported as unknown as ExportedProfile,
  };
}

/** Its file name: the organization and the day, `maji-kwa-wote-2026-11-21.json`. */
export const profileExportName = (organization: string, at = new Date()): string =>
  `${fileWords(organization, 'profile')}-${dayOf(at)}.json`;

export type ProfileImport = { profile: ExportedProfile } | { problem: string };

/** Larger than any export: a full profile needs less than a fifth of it. */
const longestFile = 1_000_000;

const notAnExport = 'This file is not a profile exported from Harambee.';

/** Reads an exported file: returns the profile, or what is wrong with the file in plain words. */
export function importProfile(file: string): ProfileImport {
  if (file.length > longestFile) return { problem: 'This file is too large to be an exported profile.' };
  const content = parse(file);
  if (content === undefined)
    return { problem: 'This file is not JSON, so it cannot be an exported profile.' };
  if (!isFields(content) || !('version' in content)) return { problem: notAnExport };
  if (content.version !== profileExportVersion) {
    const version = String(content.version).slice(0, 20);
    return {
      problem: `This file has version "${version}"; only version ${profileExportVersion} can be imported.`,
    };
  }
  const profile = normalizeProfile(content.profile);
  if (!isFields(profile)) return { problem: notAnExport };
  const wrong = Object.entries(kinds).find(
    ([field, isRight]) => field in profile && !isRight(profile[field]),
  );
  if (wrong) return { problem: `The field "${wrong[0]}" of this file has an invalid value.` };
  return { profile: { ...readProfileFields(profile), ...readProfileSettings(profile) } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const listOf =
  (isRight: (entry: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isRight);
const isGoal = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 17;
const rowOf =
  (texts: readonly string[], numbers: readonly string[] = []) =>
  (value: unknown): boolean =>
    isFields(value) &&
    texts.every((field) => isText(value[field])) &&
    numbers.every((field) => typeof value[field] === 'number');

function isOfKind({ kind }: ProfileField): (value: unknown) => boolean {
  switch (kind) {
    case 'year':
      return Number.isInteger;
    case 'goals':
      return listOf(isGoal);
    case 'list':
      return listOf(isText);
    default:
      return isText;
  }
}

const kinds: Record<keyof ExportedProfile, (value: unknown) => boolean> = {
  ...byProfileField(isOfKind),
  isActive: isSwitch,
  onLeaderboard: isSwitch,
  hiddenContactFields: listOf((field) => (profileContactFields as readonly unknown[]).includes(field)),
  facts: listOf(rowOf(['id', 'name', 'unit', 'date', 'source'], ['value'])),
  projects: listOf(rowOf(['title', 'funder', 'currency', 'summary'], ['amount', 'from', 'to'])),
  policies: listOf(rowOf(['title', 'url'])),
  reports: listOf(rowOf(['title', 'url'], ['year'])),
};
