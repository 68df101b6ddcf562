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
} from '@harambee/domain';
import type { CreateProfileBody, ProfileFields, UpdateProfileBody } from '@harambee/domain/schemas';
import { type RowLists, rowsIn, rowsOf, sentRows } from './row-values.ts';

/** The values of the form. */
export interface ProfileValues extends ProfileFields, RowLists {
  hiddenContactFields: ProfileContactField[];
}

export const emptyValues: ProfileValues = { ...emptyProfileFields, hiddenContactFields: [], ...rowsIn({}) };

/**
 * Fills the form from a saved profile. A description that only repeats the mission was never written, so it
 * stays empty.
 */
export function valuesOf(profile: ExportedProfile): ProfileValues {
  const { hiddenContactFields } = profile;
  const fields = readProfileFields(profile);
  return {
    ...fields,
    description: fields.description === fields.mission ? '' : fields.description,
    hiddenContactFields,
    ...rowsOf(profile),
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Without a description, the profile uses its mission as description (PROF-13). */
const descriptionOf = ({ description, mission }: ProfileFields) =>
  description.trim() === '' ? mission : description;

/** What was typed, without empty rows of lists. */
const fieldsOf = (values: ProfileValues): ProfileFields => ({
  ...(Object.fromEntries(profileFieldNames.map((name) => [name, values[name]])) as ProfileFields),
  description: descriptionOf(values),
  focusAreas: values.focusAreas.filter((area) => area.trim() !== ''),
});

/**
 * Fields that an earlier version of the service may not know, or that become public as soon as they exist, are
 * left out while empty.
 */
const mayBeLeftOut = ({ required, isHideable, since }: ProfileField) =>
  !required && (isHideable || since !== undefined);

/** POST /api/ngo/profile: sends what was entered, and the rest empty (PROF-13). */
export function createBodyOf(values: ProfileValues): CreateProfileBody {
  const fields = fieldsOf(values);
  const { hiddenContactFields } = values;
  const sent = profileFieldNames.filter(
    (name) => !mayBeLeftOut(profileFieldTable[name]) || !isEqual(fields[name], emptyProfileFields[name]),
  );
  const rows = Object.entries(sentRows(values, emptyValues)).filter(([, list]) => list.length > 0);
  return {
    ...Object.fromEntries(sent.map((name) => [name, fields[name]])),
    ...(hiddenContactFields.length > 0 && { hiddenContactFields }),
    ...Object.fromEntries(rows),
  };
}

/**
 * PUT /api/ngo/profile/{id}, with the other choices of the form. What an earlier version of the service does not know
 * is sent only if it differs from what was loaded.
 */
export function updateBodyOf(values: ProfileValues, loaded: ProfileValues = emptyValues): UpdateProfileBody {
  const fields = (Object.entries(fieldsOf(values)) as [ProfileFieldName, unknown][]).filter(
    ([name, value]) => !profileFieldTable[name].since || !isEqual(value, loaded[name]),
  );
  const { facts, ...rows } = sentRows(values, loaded);
  const changed = Object.entries(rows).filter(([name]) => {
    const list = name as keyof typeof rows;
    return !isEqual(values[list], loaded[list]);
  });
  return {
    ...Object.fromEntries(fields),
    hiddenContactFields: values.hiddenContactFields,
    facts,
    ...Object.fromEntries(changed),
  };
}

export const isSame = (one: ProfileValues, other: ProfileValues): boolean => isEqual(one, other);

/** As a saved profile, to compare it with one that someone else has saved. */
export function exportedOf(values: ProfileValues): ExportedProfile {
  const { hiddenContactFields } = values;
  return {
    ...fieldsOf(values),
    ...readProfileSettings({ hiddenContactFields, ...sentRows(values, emptyValues) }),
  };
}

/**
 * Values stored by an earlier release may lack a field or have another type; values that do not fit are left
 * out.
 */
export function valuesIn(unsaved: unknown): ProfileValues {
  const { hiddenContactFields } = readProfileSettings(unsaved);
  return { ...readProfileFields(unsaved), hiddenContactFields, ...rowsIn(unsaved) };
}
