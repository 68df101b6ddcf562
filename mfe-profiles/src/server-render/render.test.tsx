/** @jest-environment node */
import { sdgs } from '@harambee/domain';
import fc from 'fast-check';
import { publishedEvidence as evidence, profileOf, publicOf } from '../testing/profiles.ts';
import { render } from './render.tsx';

const answerOf = (profile: object) => ({ status: 200, body: { profile } });
const shown = (changes: object = {}) => render(answerOf(publicOf(profileOf(changes))));
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

test('every word of a public profile is in the page', () => {
  const profile = profileOf();
  const text = textOf(shown().html);
  const {
    website: _site,
    linkedinUrl: _link,
    sdgs: goals,
    focusAreas: _areas,
    foundedYear,
    evidence: _evidence,
    ...others
  } = publicOf(profile);
  const { id: _id, updatedAt: _at, ...words } = others;
  for (const word of [...Object.values(words), `Founded ${foundedYear}`, 'majikwawote.example', 'LinkedIn'])
    expect(text).toContain(word === '@majikwawote' ? '@majikwawote on X' : word);
  for (const goal of goals) expect(text).toContain(sdgs[goal - 1]?.name);
  expect(text).toContain('Last changed November 3, 2026.');
});

test('what a funder looks for is in the page, with its sources', () => {
  const { html } = render(answerOf({ ...publicOf(profileOf()), evidence }));
  const text = textOf(html);
  for (const words of [
    'People reached',
    '6,140 people',
    'December 31, 2025',
    'Annual report 2025',
    'Wells for Loima',
    '2023–2025 · Water Fund · $120,000',
    'Twelve wells.',
    'Boreholes',
    'Kenya',
    'NGO Board',
    'R-77',
    'Safeguarding policy',
    'Annual report, 2024',
    'Swahili, xx-broken-code-',
    'Verified: a person who manages this profile has an email address at maji.example, the domain of its website. Confirmed on May 12, 2026.',
  ])
    expect(text).toContain(words);
  // In this order for screen readers, though the value stands above its label.
  expect(text).toMatch(/People reached\s+6,140 people\s+December 31, 2025/);
  expect(html).toContain('alt="Women at a well"');
  expect(html).toContain('href="https://maji.example/2025" target="_blank" rel="noopener noreferrer"');
  expect(html).not.toContain('javascript:');
});

test('without evidence, or with none of it, there is no empty heading', () => {
  const none = { figures: [], projects: [], focusAreas: [], policies: [], reports: [], languages: [] };
  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, words]) => words);
  const nothing = { focusAreas: [], languages: [], registrationAuthority: '' };
  const plain = headings(shown(nothing).html);
  expect(plain).toEqual([
    'Mission',
    'Sustainable Development Goals',
    'About',
    'Contact',
    'Legal and financial',
  ]);
  for (const given of [none, {}, null])
    expect(headings(render(answerOf({ ...publicOf(profileOf(nothing)), evidence: given })).html)).toEqual(
      plain,
    );
});

test('what is hidden or private is nowhere in it', () => {
  const secrets = {
    website: 'https://hidden-1.example',
    contactEmail: 'hidden-2@hidden.example',
    contactPhone: '+254 733 333 333',
    linkedinUrl: 'https://hidden-4.example',
    twitterHandle: '@hidden5',
    contactName: 'Hidden Six',
    currency: 'ZMW',
    tenantId: 'hidden-8',
    facts: [
      {
        id: 'hidden-9',
        name: 'Hidden Ten',
        value: 987_654,
        unit: 'hidden',
        date: '2025-12-31',
        source: 'Hidden Eleven',
      },
    ],
  };
  const hiddenContactFields = [
    'website',
    'contactEmail',
    'contactPhone',
    'linkedinUrl',
    'twitterHandle',
  ] as const;
  const { html } = shown({ ...secrets, hiddenContactFields: [...hiddenContactFields] });
  expect(html).not.toMatch(/hidden(?!="true")|333|zmw|987/i);
});

test('nothing in a profile becomes markup', () => {
  const odd = `</style></script><script>alert(1)</script>" onclick='x' &`;
  const { html } = shown({ name: odd, mission: odd, description: odd, location: odd, website: odd });
  expect(html).not.toMatch(/<script|<\/script|<\/style|<[a-z][^>]* on[a-z]+=/);
});

const word = fc.string({ unit: 'grapheme', maxLength: 400 });
const profiles = fc.record({
  name: word,
  type: word,
  location: word,
  mission: word,
  description: word,
  registrationNumber: word,
  legalStatus: word,
  website: fc.oneof(word, fc.webUrl()),
  contactEmail: fc.oneof(word, fc.emailAddress()),
  contactPhone: word,
  foundedYear: fc.integer({ min: 0, max: 2_026 }),
  sdgs: fc.uniqueArray(fc.integer({ min: 1, max: 17 })),
});

test('whatever the profile, the styles of all pages have its rules, and the policy forbids nothing in it', () => {
  const { styles } = shown();
  fc.assert(
    fc.property(profiles, (changes) => {
      const page = shown(changes);
      expect(page.styles).toBe(styles);
      expect(page.html).not.toMatch(/<[a-z][^>]* style=/);
      for (const [, classes = ''] of page.html.matchAll(/<[^>]* class="([^"]*)"/g))
        for (const name of classes.split(' ')) expect(styles).toContain(`.${name}`);
      for (const [, look] of page.html.matchAll(/<[^>]* data-look="([^"]*)"/g))
        expect(styles).toContain(`[data-look='${look}']`);
    }),
    { numRuns: 20 },
  );
});

test.each([
  [404, 'Profile not found'],
  [403, 'This profile is not publicly available'],
])('%i: the page says why there is nothing', (status, words) => {
  const text = textOf(render({ status }).html);
  expect(text).toContain('Profile Not Available');
  expect(text).toContain(words);
});

test('an answer without a profile is an error, so that the gateway sends its plain page', () => {
  expect(() => render({ status: 200, body: {} })).toThrow('The answer holds no profile');
});
