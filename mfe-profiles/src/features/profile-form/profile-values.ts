import {
  type ExportedProfile,
  emptyProfileFields,
  type ProfileContactField,
  type ProfileField,
  type ProfileFieldName,
  profileFieldNames,
  profileFieldTable,
  readProfileFields,
  readProfileSettings,
  westernDigits,
} from '@harambee/domain';
import type {
  CreateProfileBody,
  ProfileFact,
  ProfileFields,
  UpdateProfileBody,
} from '@harambee/domain/schemas';

/** A figure while it is typed. */
export interface FactRow {
  /** Empty until it has been saved. */
  id: string;
  name: string;
  value: string;
  unit: string;
  date: string;
  source: string;
}

/** The values of the form. */
export interface ProfileValues extends ProfileFields {
  hiddenContactFields: ProfileContactField[];
  facts: FactRow[];
}

export const emptyFact: FactRow = { id: '', name: '', value: '', unit: '', date: '', source: '' };

export const emptyValues: ProfileValues = { ...emptyProfileFields, hiddenContactFields: [], facts: [] };

const rowOf = ({ value, ...fact }: ProfileFact): FactRow => ({ ...fact, value: String(value) });

/**
 * Fills the form from a saved profile. A description that only repeats the mission was never written, so it
 * stays empty.
 */
export function valuesOf(profile: ExportedProfile): ProfileValues {
  const { facts, hiddenContactFields } = profile;
  const fields = readProfileFields(profile);
  return {
    ...fields,
    description: fields.description === fields.mission ? '' : fields.description,
    hiddenContactFields,
    facts: facts.map(rowOf),
  };
}

/** Accepts `6,140`, `6 140` and Arabic digits; NaN if it is not a number. */
export function figureIn(text: string): number {
  const digits = westernDigits(text).replaceAll(/[,\s]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** An empty row: it is neither sent nor validated. */
export const isBlank = ({ id: _id, ...texts }: FactRow): boolean =>
  Object.values(texts).every((text) => text.trim() === '');

export const factOf = ({ id, value, ...texts }: FactRow): Omit<ProfileFact, 'id'> & { id?: string } => ({
  ...(id !== '' && { id }),
  ...texts,
  value: figureIn(value),
});

const factsOf = ({ facts }: ProfileValues) => facts.filter((row) => !isBlank(row)).map(factOf);

/** Without a description, the profile uses its mission as description (PROF-13). */
const descriptionOf = ({ description, mission }: ProfileFields) =>
  description.trim() === '' ? mission : description;

/**
 * Fields that an earlier version of the service may not know, or that become public as soon as they exist, are
 * left out while empty.
 */
const mayBeLeftOut = ({ required, isHideable, since }: ProfileField) =>
  !required && (isHideable || since !== undefined);

/** POST /api/ngo/profile: sends what was entered, and the rest empty (PROF-13). */
export function createBodyOf(values: ProfileValues): CreateProfileBody {
  const facts = factsOf(values);
  const { hiddenContactFields } = values;
  const sent = profileFieldNames.filter(
    (name) => !mayBeLeftOut(profileFieldTable[name]) || values[name] !== emptyProfileFields[name],
  );
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name]])),
    description: descriptionOf(values),
    ...(hiddenContactFields.length > 0 && { hiddenContactFields }),
    ...(facts.length > 0 && { facts }),
  };
}

/**
 * PUT /api/ngo/profile/{id}, with the other choices of the form. A field that an earlier version of the service
 * does not know is sent only if it differs from what was loaded.
 */
export function updateBodyOf(values: ProfileValues, loaded: ProfileValues = emptyValues): UpdateProfileBody {
  const { focusAreas: _notInTheForm, facts: _rows, ...rest } = values;
  const fields = Object.fromEntries(
    (Object.entries(rest) as [ProfileFieldName, unknown][]).filter(
      ([name, value]) => !profileFieldTable[name]?.since || value !== loaded[name],
    ),
  );
  return { ...fields, description: descriptionOf(values), facts: factsOf(values) };
}

export const isSame = (one: ProfileValues, other: ProfileValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As a saved profile, to compare it with one that someone else has saved. */
export function exportedOf(values: ProfileValues): ExportedProfile {
  const { facts: _rows, ...fields } = values;
  return {
    ...fields,
    description: descriptionOf(values),
    ...readProfileSettings({
      hiddenContactFields: values.hiddenContactFields,
      facts: factsOf(values),
    }),
  };
}

const texts = Object.keys(emptyFact) as (keyof FactRow)[];

function factRowsIn(unsaved: unknown): FactRow[] {
  if (!Array.isArray(unsaved)) return [];
  return unsaved
    .filter((row): row is Partial<Record<keyof FactRow, unknown>> => typeof row === 'object' && row !== null)
    .map((row) => {
      const pairs = texts.map((name) => [name, typeof row[name] === 'string' ? row[name] : '']);
      return Object.fromEntries(pairs) as FactRow;
    });
}

/**
 * Values stored by an earlier release may lack a field or have another type; values that do not fit are left
 * out.
 */
export function valuesIn(unsaved: unknown): ProfileValues {
  const { hiddenContactFields } = readProfileSettings(unsaved);
  return {
    ...readProfileFields(unsaved),
    hiddenContactFields,
    facts: factRowsIn((unsaved as { facts?: unknown } | null)?.facts),
  };
}
