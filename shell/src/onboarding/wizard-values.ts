import {
  emptyProfileFields,
  type OnboardingStep,
  onboardingSteps,
  readProfileFields,
} from '@harambee/domain';
import type { Profile, ProfileFields, User } from '@harambee/domain/schemas';
import { readUnsaved } from '@harambee/platform';

/** What step 2 asks for. */
export type Organization = Pick<ProfileFields, 'name' | 'mission' | 'location' | 'foundedYear' | 'sdgs'>;

/** What the wizard's fields hold. */
export interface WizardValues extends Organization {
  phone: string;
  otp: string;
}

/** A saved profile as it was read or saved last. */
export interface SavedProfile {
  id: string;
  revision: number;
  organization: Organization;
}

/** How far somebody has come. */
export interface Progress {
  step: OnboardingStep;
  saved?: SavedProfile;
  /** The phone the last code went to, and when. */
  sentTo: string;
  sentAt: number;
  linkedPhone: string;
}

export interface WizardStart {
  values: WizardValues;
  progress: Progress;
  /** There when it goes on with words of an earlier visit: when they were typed. */
  unsaved?: { at?: number };
}

/** Under which the browser keeps it. */
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

/** What was changed of a saved profile; nothing of it needs sending when this is empty. */
export function changesIn(values: Organization, saved: Organization): Partial<Organization> {
  return Object.fromEntries(
    fieldNames.filter((name) => !isSame(values[name], saved[name])).map((name) => [name, values[name]]),
  );
}

/** What somebody else has saved meanwhile, with one's own changes laid over it. */
export const laidOver = (values: Organization, before: Organization, theirs: Organization): Organization => ({
  ...theirs,
  ...changesIn(values, before),
});

const untouched = { phone: '', otp: '' };
const atTheBeginning: Progress = { step: 'welcome', sentTo: '', sentAt: 0, linkedPhone: '' };

/** A wizard nobody has typed in yet: with the profile there is, else with the name given at sign-up. */
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

/** What the wizard would hold without words of an earlier visit. */
export const withoutRestored = ({ progress: { saved } }: WizardStart, fresh: WizardStart): WizardValues => ({
  ...fresh.values,
  ...saved?.organization,
});

/** What was kept of an earlier visit; a code is short-lived and a secret, so it is never kept. */
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
