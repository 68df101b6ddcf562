import type { PublicProfile } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { schemaOrgProblems } from '../testing/schema-org.ts';
import { jsonLd, ngoOf } from './json-ld.ts';

const address = 'https://harambee.example/public/profile/a1';
const bare: PublicProfile = {
  id: 'a1',
  name: 'Maji',
  type: '',
  location: '',
  foundedYear: 0,
  website: '',
  contactEmail: '',
  mission: '',
  description: '',
  registrationNumber: '',
  legalStatus: '',
  taxExemptStatus: '',
  annualBudgetRange: '',
  sdgs: [],
  focusAreas: [],
  linkedinUrl: '',
  updatedAt: '2026-11-03T09:00:00.000Z',
};
const picture = { url: '/api/ngo/profile/public/a1/images/0123.webp', width: 640, height: 480 };
const full: PublicProfile = {
  ...bare,
  location: 'Lodwar, Kenya',
  foundedYear: 2014,
  website: 'https://maji.example',
  contactEmail: 'karibu@maji.example',
  contactPhone: '+254 712 345 678',
  mission: 'Safe water for Turkana.',
  registrationNumber: 'OP.218',
  sdgs: [6, 4],
  linkedinUrl: 'https://www.linkedin.com/company/maji',
  twitterHandle: '@maji',
  evidence: {
    figures: [],
    projects: [],
    focusAreas: ['Water'],
    policies: [],
    reports: [],
    languages: ['sw', 'en'],
    logo: picture,
    photo: { ...picture, alt: 'A well' },
  },
};

const elementOf = (profile: PublicProfile) => jsonLd(ngoOf(profile, address, `${address}/picture.png?v=1`));
/** What an HTML parser takes for the text of the element: all until `</script`. */
const dataIn = (element: string): string =>
  /^<script type="application\/ld\+json">(.*?)<\/script>/s.exec(element)?.[1] ?? '';

test.each([
  ['full', full],
  ['bare', bare],
])('of a %s profile, schema.org has every name, and allows every value (PROF-39)', async (_name, profile) => {
  const data = dataIn(elementOf(profile));
  expect(await schemaOrgProblems(data)).toEqual([]);
});

test('a full profile says all of it', () => {
  const { '@context': _context, ...said } = JSON.parse(dataIn(elementOf(full)));
  expect(Object.keys(said).join(' ')).toBe(
    '@type @id name url mainEntityOfPage description image logo address foundingDate email telephone identifier sameAs knowsLanguage knowsAbout',
  );
});

test('the check itself finds unknown names, foreign properties and wrong values', async () => {
  const ngo = { '@context': 'https://schema.org', '@type': 'NGO' };
  const problems = (more: object) => schemaOrgProblems(JSON.stringify({ ...ngo, ...more }));
  expect(await problems({ name: 'Maji' })).toEqual([]);
  expect(await problems({ '@type': 'Charity' })).toEqual(['Charity is no type']);
  expect(await problems({ mission: 'Water' })).toEqual(['NGO.mission is no property']);
  expect(await problems({ pageStart: 1 })).toEqual(['NGO.pageStart is not a property of that type']);
  expect(await problems({ foundingDate: 'long ago' })).toEqual(['NGO.foundingDate may not be "long ago"']);
  expect(await problems({ logo: { '@type': 'Person' } })).toEqual(['NGO.logo may not be Person']);
  await expect(schemaOrgProblems('{"@context":"https://example.org","name":"x"}')).rejects.toThrow();
});

test('no text of an organization can end the element or change what is read', () => {
  const signs = fc.constantFrom('</script>', '<!--', '<script>', '&lt;', '\u2028', '\\u003c', '"', 'a', ' ');
  const hostile = fc.array(fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 3 })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(hostile, (pieces) => {
      const name = pieces.join('');
      const element = elementOf({ ...full, name });
      const data = dataIn(element);
      expect(element).toBe(`<script type="application/ld+json">${data}</script>`);
      expect(data).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(data).name).toBe(name);
    }),
  );
});
