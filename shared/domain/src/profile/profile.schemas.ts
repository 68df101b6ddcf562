import { type Static, Type } from 'typebox';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { type ProfileContactField, profileContactFields, profileLimits } from './profile-vocabulary.ts';
import { sdgs } from './sdgs.ts';

const line = (maxLength: number) => Type.String({ maxLength });

/**
 * What a person writes (PROF-07). Types and upper limits only: what has to be there is asked of
 * `profileRules`, because onboarding makes a profile of little more than a name. Empty means "not given".
 */
export const ProfileFields = StrictObject({
  name: line(profileLimits.name),
  /** One of `organizationTypes`; empty after onboarding (PROF-12). */
  type: line(profileLimits.type),
  location: line(profileLimits.location),
  /** 0 when not given. */
  foundedYear: Type.Integer(),
  website: line(profileLimits.address),
  contactEmail: line(profileLimits.email),
  contactPhone: line(profileLimits.phone),
  mission: line(profileLimits.mission),
  description: line(profileLimits.description),
  registrationNumber: line(profileLimits.registrationNumber),
  taxExemptStatus: line(profileLimits.type),
  annualBudgetRange: line(profileLimits.type),
  /** Numbers of the goals, in the order in which they were chosen. */
  sdgs: Type.Array(Type.Integer({ minimum: 1, maximum: sdgs.length }), { maxItems: sdgs.length }),
  focusAreas: Type.Array(line(profileLimits.focusArea), { maxItems: profileLimits.focusAreas }),
  linkedinUrl: line(profileLimits.address),
  twitterHandle: line(profileLimits.twitterHandle),
});
export type ProfileFields = Static<typeof ProfileFields>;

/** A figure an organization gives about itself: "People reached: 6,140 people, 31 December 2025, annual report". */
export const ProfileFact = StrictObject({
  id: Id,
  name: line(profileLimits.factName),
  value: Type.Number({ minimum: -profileLimits.factValue, maximum: profileLimits.factValue }),
  unit: line(profileLimits.factUnit),
  /** `YYYY-MM-DD`: the day the figure speaks of. */
  date: line(10),
  source: line(profileLimits.factSource),
});
export type ProfileFact = Static<typeof ProfileFact>;

const ContactField = Type.Unsafe<ProfileContactField>({ type: 'string', enum: [...profileContactFields] });

/** What an organization decides about its profile, beside what it writes in it. */
export const ProfileSettings = StrictObject({
  /** Visible in public directories and on the public page. */
  isActive: Type.Boolean(),
  onLeaderboard: Type.Boolean(),
  hiddenContactFields: Type.Array(ContactField, { maxItems: profileContactFields.length }),
  facts: Type.Array(ProfileFact, { maxItems: profileLimits.facts }),
});
export type ProfileSettings = Static<typeof ProfileSettings>;

/** A figure as it is sent: a new one has no id yet. */
const SentFact = StrictObject({ ...ProfileFact.properties, id: Type.Optional(Id) });

const sent = {
  ...Type.Partial(ProfileFields).properties,
  ...Type.Partial(ProfileSettings).properties,
  facts: Type.Optional(Type.Array(SentFact, { maxItems: profileLimits.facts })),
};

/**
 * POST /api/ngo/profile. A field that is left out counts as empty, so that `profileRules` names it in its own words.
 * With `organizationType` it comes from onboarding, and `profileOnboardingRules` hold (PROF-12).
 */
export const CreateProfileBody = StrictObject({
  ...sent,
  organizationType: Type.Optional(Type.Literal('ngo')),
});
export type CreateProfileBody = Static<typeof CreateProfileBody>;

/**
 * PUT /api/ngo/profile/{id}: what is sent is changed, what is left out stays. With `organizationType` it comes from
 * onboarding, whose rules are then asked of what was sent.
 */
export const UpdateProfileBody = StrictObject({
  ...sent,
  organizationType: Type.Optional(Type.Literal('ngo')),
});
export type UpdateProfileBody = Static<typeof UpdateProfileBody>;

/** A profile as its own organization sees it. */
export const Profile = StrictObject({
  id: Id,
  tenantId: Id,
  ...ProfileFields.properties,
  ...ProfileSettings.properties,
  /** Rises with every change; send it back as `If-Match` to learn of another's change (412). */
  revision: Type.Integer({ minimum: 0 }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Profile = Static<typeof Profile>;

const { website, contactEmail, contactPhone, linkedinUrl, twitterHandle, ...shown } =
  ProfileFields.properties;

/** A profile as everybody sees it. A contact field that is hidden or not given is absent. */
export const PublicProfile = StrictObject({
  id: Id,
  ...shown,
  ...Type.Partial(StrictObject({ website, contactEmail, contactPhone, linkedinUrl, twitterHandle }))
    .properties,
  updatedAt: Timestamp,
});
export type PublicProfile = Static<typeof PublicProfile>;

/** 412: the profile as it is now, so that the two changes can be laid side by side. */
export const ProfileChanged = StrictObject({ ...ErrorResponse.properties, profile: Profile });
export type ProfileChanged = Static<typeof ProfileChanged>;

const Count = Type.Integer({ minimum: 0 });

/** GET /api/ngo/profile/figures: the three tiles of /profiles (PROF-03) and the visits of the public page. */
export const ProfileFigures = StrictObject({
  totalProposals: Count,
  /** Requested amounts of the approved and funded ones, in whole US dollars. */
  fundingSecured: Count,
  /** Approved or funded. */
  activeProjects: Count,
  profileViews: Count,
  profileViewsThisMonth: Count,
});
export type ProfileFigures = Static<typeof ProfileFigures>;
