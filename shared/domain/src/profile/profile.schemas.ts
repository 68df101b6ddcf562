import {
  type Static,
  type TArray,
  type TInteger,
  type TOptional,
  type TSchema,
  type TString,
  Type,
} from 'typebox';
import { PublicEvidence } from '../evidence/public-evidence.schemas.ts';
import { Id, MoneySums, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import {
  byProfileField,
  type PrivateProfileField,
  type ProfileContactField,
  type ProfileField,
  type ProfileFieldName,
  profileContactFields,
  profileFieldNames,
  type profileFields,
  profileFieldTable,
} from './profile-fields.ts';
import { profileFactLimits } from './profile-vocabulary.ts';
import { sdgs } from './sdgs.ts';

const line = (maxLength: number) => Type.String({ maxLength });

/** The schema of a field: its type and its upper limits. */
function schemaOf(field: ProfileField): TSchema {
  switch (field.kind) {
    case 'year':
      return Type.Integer();
    case 'goals':
      return Type.Array(Type.Integer({ minimum: 1, maximum: sdgs.length }), { maxItems: sdgs.length });
    case 'list':
      return Type.Array(line(field.max), { maxItems: field.maxItems });
    default:
      return line(field.max);
  }
}

type SchemaOf<Kind extends ProfileField['kind']> = Kind extends 'year'
  ? TInteger
  : Kind extends 'goals'
    ? TArray<TInteger>
    : Kind extends 'list'
      ? TArray<TString>
      : TString;
type FieldSchemas = {
  -readonly [Name in ProfileFieldName]: SchemaOf<(typeof profileFields)[Name]['kind']>;
};
const fieldSchemas = byProfileField(schemaOf) as FieldSchemas;

/**
 * What a person writes (PROF-07). Only types and upper limits: `profileRules` decide what is required, because
 * onboarding creates a profile with little more than a name. Empty means "not given".
 */
export const ProfileFields = StrictObject(fieldSchemas);
export type ProfileFields = Static<typeof ProfileFields>;

/** A dated figure about the organization: "People reached: 6,140 people, 31 December 2025, annual report". */
export const ProfileFact = StrictObject({
  id: Id,
  name: line(profileFactLimits.name),
  value: Type.Number({ minimum: -profileFactLimits.value, maximum: profileFactLimits.value }),
  unit: line(profileFactLimits.unit),
  /** `YYYY-MM-DD`: the day to which the figure applies. */
  date: line(10),
  source: line(profileFactLimits.source),
});
export type ProfileFact = Static<typeof ProfileFact>;

const ContactField = Type.Unsafe<ProfileContactField>({ type: 'string', enum: [...profileContactFields] });

/** What an organization chooses about its profile, apart from its content. */
export const ProfileSettings = StrictObject({
  /** Visible in public directories and on the public page. */
  isActive: Type.Boolean(),
  onLeaderboard: Type.Boolean(),
  hiddenContactFields: Type.Array(ContactField, { maxItems: profileContactFields.length }),
  facts: Type.Array(ProfileFact, { maxItems: profileFactLimits.count }),
});
export type ProfileSettings = Static<typeof ProfileSettings>;

/** A figure as it is sent: a new one has no id yet. */
const SentFact = StrictObject({ ...ProfileFact.properties, id: Type.Optional(Id) });

const sent = {
  ...Type.Partial(ProfileFields).properties,
  ...Type.Partial(ProfileSettings).properties,
  facts: Type.Optional(Type.Array(SentFact, { maxItems: profileFactLimits.count })),
};

/**
 * POST /api/ngo/profile. A missing field counts as empty, so that `profileRules` report it. With `organizationType`
 * the request comes from onboarding, and `profileOnboardingRules` apply (PROF-12).
 */
export const CreateProfileBody = StrictObject({
  ...sent,
  organizationType: Type.Optional(Type.Literal('ngo')),
});
export type CreateProfileBody = Static<typeof CreateProfileBody>;

/**
 * PUT /api/ngo/profile/{id}: fields that are sent are changed, the others stay. With `organizationType` the request
 * comes from onboarding, and its rules apply to the fields that were sent.
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
  /** Increases with every change. Send it back as `If-Match`, to learn of somebody else's change (412). */
  revision: Type.Integer({ minimum: 0 }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type Profile = Static<typeof Profile>;

type PublicSchemas = {
  [Name in Exclude<ProfileFieldName, PrivateProfileField>]: Name extends ProfileContactField
    ? TOptional<FieldSchemas[Name]>
    : FieldSchemas[Name];
};

/** A profile as everybody sees it. Contact fields that are hidden or empty are absent. */
export const PublicProfile = StrictObject({
  id: Id,
  ...(Object.fromEntries(
    profileFieldNames
      .filter((name) => !profileFieldTable[name].isPrivate)
      .map((name) => [
        name,
        profileFieldTable[name].isHideable
          ? Type.Optional(fieldSchemas[name] as TSchema)
          : fieldSchemas[name],
      ]),
  ) as PublicSchemas),
  /** Absent in answers before 2026-12. */
  evidence: Type.Optional(PublicEvidence),
  updatedAt: Timestamp,
});
export type PublicProfile = Static<typeof PublicProfile>;

/** 412: the current profile, so that the two changes can be compared. */
export const ProfileChanged = StrictObject({
  ...ErrorResponse.properties,
  profile: Profile,
  /** The id of the person who saved it last; absent if that was before this was recorded (OFFLINE-20). */
  changedBy: Type.Optional(Type.String()),
});
export type ProfileChanged = Static<typeof ProfileChanged>;

const Count = Type.Integer({ minimum: 0 });

/** GET /api/ngo/profile/figures: the three tiles of /profiles (PROF-03), and the visits of the public page. */
export const ProfileFigures = StrictObject({
  totalProposals: Count,
  /** Requested amounts of approved and funded proposals in whole US dollars; `fundingSums` has every currency. */
  fundingSecured: Count,
  fundingSums: Type.Optional(MoneySums),
  /** Approved or funded. */
  activeProjects: Count,
  profileViews: Count,
  profileViewsThisMonth: Count,
});
export type ProfileFigures = Static<typeof ProfileFigures>;
