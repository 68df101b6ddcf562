import {
  type Static,
  type TArray,
  type TInteger,
  type TOptional,
  type TSchema,
  type TString,
  Type,
} from 'typebox';
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

/** The schema of one field: its type and its upper limits. */
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
 * What a person writes (PROF-07). Types and upper limits only: what has to be there is asked of
 * `profileRules`, because onboarding makes a profile of little more than a name. Empty means "not given".
 */
export const ProfileFields = StrictObject(fieldSchemas);
export type ProfileFields = Static<typeof ProfileFields>;

/** A figure an organization gives about itself: "People reached: 6,140 people, 31 December 2025, annual report". */
export const ProfileFact = StrictObject({
  id: Id,
  name: line(profileFactLimits.name),
  value: Type.Number({ minimum: -profileFactLimits.value, maximum: profileFactLimits.value }),
  unit: line(profileFactLimits.unit),
  /** `YYYY-MM-DD`: the day the figure speaks of. */
  date: line(10),
  source: line(profileFactLimits.source),
});
export type ProfileFact = Static<typeof ProfileFact>;

const ContactField = Type.Unsafe<ProfileContactField>({ type: 'string', enum: [...profileContactFields] });

/** What an organization decides about its profile, beside what it writes in it. */
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

type PublicSchemas = {
  [Name in Exclude<ProfileFieldName, PrivateProfileField>]: Name extends ProfileContactField
    ? TOptional<FieldSchemas[Name]>
    : FieldSchemas[Name];
};

/** A profile as everybody sees it. A contact field that is hidden or not given is absent. */
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
  /** Requested amounts of the approved and funded ones in whole US dollars; `fundingSums` has every currency. */
  fundingSecured: Count,
  fundingSums: Type.Optional(MoneySums),
  /** Approved or funded. */
  activeProjects: Count,
  profileViews: Count,
  profileViewsThisMonth: Count,
});
export type ProfileFigures = Static<typeof ProfileFigures>;
