import { Value } from 'typebox/value';
import { emptyProfileFields, fillProfileFields } from './empty-profile.ts';
import { waterTrust } from './profile.fixture.ts';
import { ProfileFields, PublicProfile } from './profile.schemas.ts';
import {
  isOwnPublicField,
  profileContactFields,
  profileFieldNames,
  profileFieldsOf,
  profileFieldTable,
  profileLabels,
} from './profile-fields.ts';

test.each(profileFieldNames)(
  '%s has a label, a schema, and an empty value that the schema accepts',
  (name) => {
    expect(profileLabels[name]).not.toBe('');
    expect(Value.Check(ProfileFields.properties[name], emptyProfileFields[name])).toBe(true);
    expect(Value.Check(ProfileFields.properties[name], waterTrust[name])).toBe(true);
  },
);

test('the API has exactly these fields, contact fields only if they are visible', () => {
  expect(Object.keys(ProfileFields.properties)).toEqual(profileFieldNames);
  const { required = [] } = PublicProfile as { required?: string[] };
  expect(profileFieldNames.filter((name) => isOwnPublicField(name) && !required.includes(name))).toEqual(
    profileContactFields,
  );
  for (const name of ['contactName', 'registrationAuthority', 'photoAlt'])
    expect(Object.keys(PublicProfile.properties)).not.toContain(name);
});

test('a text longer than its row allows is refused', () => {
  for (const name of profileFieldNames) {
    const field = profileFieldTable[name];
    if (!('max' in field) || field.kind === 'list') continue;
    const schema = ProfileFields.properties[name];
    expect(Value.Check(schema, 'x'.repeat(field.max))).toBe(true);
    expect(Value.Check(schema, 'x'.repeat(field.max + 1))).toBe(false);
  }
});

test('contact fields are the ones that can be hidden, and have their own section', () => {
  expect(profileContactFields).toEqual([
    'website',
    'contactEmail',
    'contactPhone',
    'linkedinUrl',
    'twitterHandle',
  ]);
  expect(profileFieldsOf('contact')).toEqual(profileContactFields);
});

test.each(profileFieldNames)('a profile stored before %s existed reads it as empty', (name) => {
  const { [name]: _unknown, ...stored } = waterTrust;
  fillProfileFields(stored);
  expect(stored).toEqual({
    ...waterTrust,
    [name]: emptyProfileFields[name],
    projects: [],
    policies: [],
    reports: [],
  });
});
