import { Value } from 'typebox/value';
import type { FundedProject } from '../evidence/evidence-rows.schemas.ts';
import { PublicEvidence } from '../evidence/public-evidence.schemas.ts';
import { waterTrustExport } from './profile.fixture.ts';
import { type KnownEvidence, publicEvidence } from './public-evidence.ts';

const nothing: KnownEvidence = { funded: new Map() };
const shown = (changes: Partial<typeof waterTrustExport> = {}, known: Partial<KnownEvidence> = {}) => {
  const evidence = publicEvidence({ ...waterTrustExport, ...changes }, { ...nothing, ...known });
  expect(Value.Check(PublicEvidence, evidence)).toBe(true);
  return evidence;
};
const verified = { domain: 'majikwawote.example', on: '2026-05-12' };
const image = { url: '/api/ngo/profile/public/p1/images/logo-x', width: 20, height: 10 };

test('everything that was chosen is shown, and no id', () => {
  const evidence = shown({}, { logo: image, photo: image, verified });
  expect(evidence).toEqual({
    figures: [
      {
        label: 'People reached',
        value: '6,140 people',
        date: '2025-12-31',
        source: 'Annual report 2025',
        url: 'https://majikwawote.example/2025.pdf',
      },
    ],
    projects: [
      {
        title: 'Forty wells for Turkana',
        funder: 'Lake Fund',
        amount: 250_000,
        currency: 'EUR',
        from: 2022,
        to: 2024,
        summary: 'Forty wells, each with a committee of its own.',
      },
    ],
    focusAreas: ['Water', 'Schools'],
    registration: {
      number: 'OP.218/051/14-0392/9571',
      authority: 'Public Benefit Organizations Regulatory Authority',
      country: 'KE',
      since: 2014,
    },
    policies: [{ title: 'Safeguarding', url: 'https://majikwawote.example/safe.pdf' }],
    reports: [{ title: 'Annual report', year: 2025, url: 'https://majikwawote.example/2025.pdf' }],
    languages: ['sw', 'en'],
    logo: image,
    photo: { ...image, alt: 'Two women pump water beside a school.' },
    verifiedDomain: 'majikwawote.example',
    verifiedOn: '2026-05-12',
  });
});

test('figures are shown with the newest first; those of one day as the organization has them', () => {
  const dates = ['2023-12-31', '2025-12-31', '2019-01-01', '2025-12-31', '2024-06-30'];
  const [fact] = waterTrustExport.facts;
  const facts = fact && dates.map((date, place) => ({ ...fact, name: String(place), date, isPublic: true }));
  const before = structuredClone(facts);
  expect(shown({ facts }).figures.map(({ label }) => label)).toEqual(['1', '3', '4', '0', '2']);
  expect(facts).toEqual(before);
});

test('a figure is shown only if it was chosen', () => {
  const [fact] = waterTrustExport.facts;
  expect(fact && shown({ facts: [{ ...fact, isPublic: false }] }).figures).toEqual([]);
});

test.each(['registrationNumber', 'registrationAuthority', 'registrationCountry'] as const)(
  'a registration without %s is not shown',
  (field) => expect(shown({ [field]: '' })).not.toHaveProperty('registration'),
);

test('a photo without words is not shown', () => {
  expect(shown({ photoAlt: '' }, { photo: image })).not.toHaveProperty('photo');
});

test('a hidden website is not shown by what was proved of it (PROF-61)', () => {
  const evidence = shown({ hiddenContactFields: ['website'] }, { verified });
  expect(evidence).not.toHaveProperty('verifiedDomain');
  expect(evidence).not.toHaveProperty('verifiedOn');
});

describe('a project that stands for a proposal', () => {
  const [typed] = waterTrustExport.projects as [FundedProject];
  const project = { ...typed, amount: 0, currency: '', proposalId: 'a1' };
  const funded = new Map([['a1', { amount: 9_000, currency: 'KES' }]]);
  const of = (changes: Partial<FundedProject>, known = funded) =>
    shown({ projects: [{ ...project, ...changes }] }, { funded: known }).projects[0];

  test('is shown while it is funded', () => {
    expect(of({})).toMatchObject({ title: typed.title });
    expect(of({}, new Map())).toBeUndefined();
    expect(of({ proposalId: 'of-somebody-else' })).toBeUndefined();
  });

  test('has the amount of the proposal, if that was chosen', () => {
    expect(of({ showsAmount: true })).toMatchObject({ amount: 9_000, currency: 'KES' });
    expect(of({ amount: 5, currency: 'EUR' })).not.toHaveProperty('amount');
    expect(of({ amount: 5, currency: 'EUR' })).not.toHaveProperty('currency');
  });
});
