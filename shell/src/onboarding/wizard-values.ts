import {
  emptyProfileFields,
  type OnboardingStep,
  onboardingSteps,
  readProfileFields,
} from '@harambee/domain';
import type { Profile, ProfileFields, User } from '@harambee/domain/schemas';
import { readUnsaved } from '@harambee/platform';

/** The fields of step 2. */
export type Organization = Pick<ProfileFields, 'name' | 'mission' | 'location' | 'foundedYear' | 'sdgs'>;

/** The values of the wizard. */
export interface WizardValues extends Organization {
  phone: string;
  otp: string;
}

/** A saved profile as it was last read or saved. */
export interface SavedProfile {
  id: string;
  revision: number;
  organization: Organization;
}

/** How far the person is. */
export interface Progress {
  step: OnboardingStep;
  saved?: SavedProfile;
  /** The phone that received the last code, and when. */
  sentTo: string;
  sentAt: number;
  linkedPhone: string;
}

export interface WizardStart {
  values: WizardValues;
  progress: Progress;
  /** When the text was typed, if it comes from an earlier visit. */
  unsaved?: { at?: number };
}

/** The key in the browser's storage. */
export const unsavedName = 'onboarding';

const fieldNames = ['name', 'mission', 'location', 'foundedYear', 'sdgs'] as const;

export const organizationIn = (given: unknown): Organization => {
  const { name, mission, location, foundedYear, sdgs } = readProfileFields(given);
  return { name, mission, location, foundedYear, sdgs };
};

export const savedFrom = (profile: Profile): SavedProfile => ({
  id: profile.id,
  revision: profile.revision,
  organization: organizationIn(profile),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The changes to a saved profile. If this is empty, nothing needs sending. */
export function changesIn(values: Organization, saved: Organization): Partial<Organization> {
  return Object.fromEntries(
    fieldNames.filter((name) => !isSame(values[name], saved[name])).map((name) => [name, values[name]]),
  );
}

/** The profile that somebody else has saved meanwhile, overlaid with the person's own changes. */
export const mergedValues = (
  values: Organization,
  before: Organization,
  theirs: Organization,
): Organization => ({
  ...theirs,
  ...changesIn(values, before),
});

const untouched = { phone: '', otp: '' };
const atTheBeginning: Progress = { step: 'welcome', sentTo: '', sentAt: 0, linkedPhone: '' };

/** An untouched wizard: filled from the existing profile, or with the name given at sign-up. */
export function freshStart(user: User, profile: Profile | null | undefined): WizardStart {
  const saved = profile ? savedFrom(profile) : undefined;
  const organization =
    saved?.organization ?? organizationIn({ ...emptyProfileFields, name: user.tenantName });
  return {
    values: { ...organization, ...untouched },
    progress: { ...atTheBeginning, ...(saved && { saved }) },
  };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
type Loose = Record<string, unknown>;

function savedIn(given: unknown): SavedProfile | undefined {
  const { id, revision, organization } = (given ?? {}) as Loose;
  if (typeof id !== 'string' || !Number.isInteger(revision)) return undefined;
  return { id, revision: revision as number, organization: organizationIn(organization) };
}

/** What the wizard would contain without text from an earlier visit. */
export const withoutRestored = ({ progress: { saved } }: WizardStart, fresh: WizardStart): WizardValues => ({
  ...fresh.values,
  ...saved?.organization,
});

/** The text from an earlier visit. A code is never stored, because it is a short-lived secret. */
export function restoredStart(userId: string): WizardStart | undefined {
  const unsaved = readUnsaved(userId, unsavedName);
  const { values, progress } = (unsaved?.content ?? {}) as Record<string, Loose | undefined>;
  const step = onboardingSteps.find((name) => name === progress?.step);
  if (!values || !progress || !step) return undefined;
  const saved = savedIn(progress.saved);
  return {
    values: { ...organizationIn(values), phone: textIn(values.phone), otp: '' },
    progress: {
      step,
      ...(saved && { saved }),
      sentTo: textIn(progress.sentTo),
      sentAt: Number(progress.sentAt) || 0,
      linkedPhone: textIn(progress.linkedPhone),
    },
    unsaved: unsaved?.at === undefined ? {} : { at: unsaved.at },
  };
}
