import { asPerson, closing } from './parties.ts';

const team = [
  { name: 'Alice Nakiru', post: 'Community mobilizer' },
  { name: 'Samuel Ewoi', post: 'Director' },
];

test.each([
  ['Alice Nakiru', 'Alice Nakiru'],
  ['Director', 'the director'],
  ['Community mobilizers', 'the community mobilizers'],
  ['Medical coordinator', 'the medical coordinator'],
  ['Municipal girls’ education officer', 'the municipal girls’ education officer'],
  ['district health officer', 'the district health officer'],
  ['Civil Surgeon, Sunamganj', 'the Civil Surgeon, Sunamganj'],
  ['Head of Finance, Administration (and HR)', 'the Head of Finance, Administration (and HR)'],
  ['Southwark Council', 'Southwark Council'],
  ['Turkana County Water Directorate', 'the Turkana County Water Directorate'],
  ['Ministry of Health', 'the Ministry of Health'],
  ['Municipalidad Provincial de Cangallo', 'the Municipalidad Provincial de Cangallo'],
  ['Backstairs Trading Ltd', 'Backstairs Trading Ltd'],
  ['The Water Board', 'the Water Board'],
  ['water guards of the communities', 'the water guards of the communities'],
  ['class teachers of twenty schools', 'class teachers of twenty schools'],
  ['the eight water user associations', 'the eight water user associations'],
  ['Sixteen trained mechanics', 'sixteen trained mechanics'],
  ['union councils', 'union councils'],
  ['school management committee', 'the school management committee'],
  ['Parents and teachers', 'parents and teachers'],
  ['Amina', 'Amina'],
  ['Joyce Reeves', 'Joyce Reeves'],
])('%s within a sentence is %s', (words, expected) => {
  expect(asPerson(words, team)).toBe(expected);
});

test('a party with a comma in it is closed with a comma', () => {
  expect(
    ['the Civil Surgeon, Sunamganj', 'Amina', 'the Head of Health, Nutrition (HQ)'].map(closing),
  ).toEqual([',', '', '']);
});
