import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { PdfReader } from '@harambee/documents/testing';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, completeForm, givenProfile } from '../testing/sample-profile.ts';
import { profilePdf } from './profile-pdf.ts';
import { profilePicture } from './profile-picture.ts';

readFontsFromDisk();
const reader = new PdfReader();
afterAll(() => reader.close());
const api = testApp(profiles);
const picture = (id: string, headers?: Record<string, string>) =>
  api.anonymous.get(`${base}/public/${id}/picture.png`, headers);

/** Width and height, as the header of a PNG file says them. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

test('the picture of a public profile has the size that sites show, and changes with the profile', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  const first = await picture(id);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(sizeOf(first.rawPayload)).toEqual(['PNG', 1_200, 630]);
  const etag = String(first.headers.etag);
  expect((await picture(id, { 'if-none-match': etag })).statusCode).toBe(304);
  await api.as(actor).put(`${base}/${id}`, { name: 'Maji Safi' });
  const changed = await picture(id, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  await api.as(actor).put(`${base}/${id}`, { isActive: false });
  expect((await picture(id)).statusCode).toBe(403);
});

test('the one-pager has what the page shows, and nothing that is hidden', async () => {
  const { id } = await givenProfile(api, await newActor(), {
    contactName: 'Hidden Person',
    contactPhone: '+254 733 333 333',
    hiddenContactFields: ['contactPhone'],
  });
  const answer = await api.anonymous.get(`${base}/public/${id}/profile.pdf`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages, isTagged } = await reader.read(answer.rawPayload);
  expect(isTagged).toBe(true);
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const shown of [completeForm.name, completeForm.mission, completeForm.contactEmail, 'Climate Action'])
    expect(text).toContain(shown);
  expect(text).toContain(`/public/profile/${id}`);
  expect(text).not.toMatch(/hidden|333/i);
});

test('the PDF file has the evidence, and the number of the registration once', async () => {
  const evidence = {
    ...{ figures: [], focusAreas: [], policies: [], reports: [], languages: ['sw'] },
    projects: [
      {
        title: 'Wells for Loima',
        funder: 'Water Fund',
        amount: 1_200,
        currency: 'USD',
        from: 2023,
        to: 2023,
      },
    ],
    registration: { number: 'OP-218-77', authority: 'NGO Board', country: 'KE', since: 2014 },
  };
  const profile = { ...words, registrationNumber: 'OP-218-77', legalStatus: 'Charity', evidence };
  const pdf = await profilePdf({ profile, address: 'https://harambee.example/public/profile/a' });
  const text = (await reader.read(Buffer.from(pdf))).pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const shown of [
    '2023 · Water Fund · $1,200',
    'NGO Board, Kenya: OP-218-77',
    'Registered since: 2014',
    'Swahili',
  ])
    expect(text).toContain(shown);
  expect(text.split('OP-218-77')).toHaveLength(2);
});

const words = {
  id: 'a',
  name: 'Maji',
  type: '',
  location: '',
  foundedYear: 0,
  mission: '',
  description: '',
  registrationNumber: '',
  legalStatus: '',
  taxExemptStatus: '',
  annualBudgetRange: '',
  sdgs: [],
  focusAreas: [],
  updatedAt: '2026-11-03T09:00:00.000Z',
};

test.each([
  ['nothing but a name', {}],
  ['no space at all', { name: 'M'.repeat(200), mission: 'w'.repeat(5_000) }],
  ['other scripts', { name: 'جمعية الماء', mission: '水与学校 ንጹህ ውሃ कम पानी 💧' }],
  ['what SVG would read', { name: '</svg><script>"&', mission: '\u0000<!-- & -->' }],
])('%s is drawn as outlines alone', (_what, changes) => {
  const svg = profilePicture({ ...words, ...changes });
  expect(svg).toMatch(/^<svg [^>]*>(<(\/?g|path|rect)[^<>]*>)*<\/svg>$/);
  expect(svg).not.toContain('NaN');
});
