import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { PdfReader } from '@harambee/documents/testing';
import { type ImageKind, imageKinds } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import sharp from 'sharp';
import { profiles } from '../app.ts';
import { givenImage } from '../testing/sample-image.ts';
import { base, completeForm, givenProfile, shownFigure } from '../testing/sample-profile.ts';
import { profilePdf } from './profile-pdf.ts';
import { profilePicture } from './profile-picture.ts';
import { publicPicturesOf } from './public-pictures.ts';

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

test('page and one-pager have the figures with the newest first', async () => {
  const figures = ['2019-12-31', '2025-12-31', '2023-12-31'].map((date) => ({
    ...shownFigure,
    name: `Wells ${date.slice(0, 4)}`,
    date,
  }));
  const { id } = await givenProfile(api, await newActor(), { facts: figures });
  const answer = await api.anonymous.get(`${base}/public/${id}`);
  const file = await api.anonymous.get(`${base}/public/${id}/profile.pdf`);
  const { pages } = await reader.read(file.rawPayload);
  for (const words of [answer.body, pages.join(' ')])
    expect(words.match(/Wells \d+/g)).toEqual(['Wells 2025', 'Wells 2023', 'Wells 2019']);
});

describe('logo and photo', () => {
  const shown = { logo: { width: 200, height: 100 }, photo: { width: 300, height: 200 } };

  /** A profile with pictures of these bytes, stored as they are. */
  async function withPictures(bytes: (kind: ImageKind) => Promise<Buffer> | Buffer) {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    for (const kind of imageKinds) await givenImage(actor, kind, { ...shown[kind], data: await bytes(kind) });
    return id;
  }
  const filesOf = async (id: string) => ({
    pdf: (await api.anonymous.get(`${base}/public/${id}/profile.pdf`)).rawPayload,
    pixels: await sharp((await picture(id)).rawPayload)
      .raw()
      .toBuffer(),
  });
  const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  const drawn = (kind: ImageKind) =>
    sharp({ create: { ...shown[kind], channels: 3, background: kind === 'logo' ? '#123456' : '#654321' } });
  /** How many pixels have this color, nearly. */
  const count = (pixels: Buffer, [red, green, blue]: readonly [number, number, number]) => {
    let found = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (
        Math.abs((pixels[at] ?? 0) - red) +
          Math.abs((pixels[at + 1] ?? 0) - green) +
          Math.abs((pixels[at + 2] ?? 0) - blue) <
        12
      )
        found += 1;
    return found;
  };
  const colors = { logo: [0x12, 0x34, 0x56], photo: [0x65, 0x43, 0x21] } as const;

  test('are in the one-pager, the photo with its words, and in the picture for links (PROF-64)', async () => {
    const id = await withPictures((kind) =>
      (kind === 'logo' ? drawn(kind).png() : drawn(kind).jpeg()).toBuffer(),
    );
    const { pdf, pixels } = await filesOf(id);
    expect(imagesIn(pdf)).toBe(2);
    expect(pdf.toString('latin1')).toContain('/Alt (Two women pump water beside a school.)');
    // 76 pixels wide in its tile, half as high; the photo fills its part.
    expect(count(pixels, colors.logo)).toBeGreaterThan(2_500);
    expect(count(pixels, colors.photo)).toBeGreaterThan(150_000);
  });

  test.each([
    ['that are no pictures', () => Buffer.from('bytes of the picture')],
    [
      'that end too early',
      async (kind: ImageKind) => {
        const whole = await (kind === 'logo' ? drawn(kind).png() : drawn(kind).jpeg()).toBuffer();
        return whole.subarray(0, 60);
      },
    ],
  ])('%s take only themselves away', async (_what, bytes) => {
    const id = await withPictures(bytes);
    const { pdf, pixels } = await filesOf(id);
    expect(imagesIn(pdf)).toBe(0);
    expect((await reader.read(pdf)).pages.join(' ')).toContain(completeForm.name);
    expect(count(pixels, colors.logo) + count(pixels, colors.photo)).toBeLessThan(2_500);
    expect(count(pixels, [0xfb, 0xf8, 0xf3])).toBeGreaterThan(300_000);
  });

  test('that have vanished since the profile was read are left out', async () => {
    const { tenantId } = await newActor();
    const gone = { url: '/api/ngo/profile/public/p/images/logo-0.png', width: 1, height: 1 };
    const evidence = { ...emptyEvidence, logo: gone };
    expect(await publicPicturesOf(tenantId, { ...words, evidence })).toEqual({});
  });
});

test('the PDF file has the evidence, and the number of the registration once', async () => {
  const evidence = {
    ...emptyEvidence,
    languages: ['sw'],
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

const emptyEvidence = { figures: [], projects: [], focusAreas: [], policies: [], reports: [], languages: [] };

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

test('the picture has the newest figure of each name', () => {
  const figure = (label: string, value: string) => ({ ...shownFigure, label, value });
  const drawn = (...figures: object[]) =>
    profilePicture({ ...words, evidence: { ...emptyEvidence, figures } } as PublicProfile);
  const [reached, wells, before] = [
    figure('Reached', '9 people'),
    figure('Wells', '3'),
    figure('Reached', '7'),
  ];
  expect(drawn(reached, wells, before)).toBe(drawn(reached, wells));
  expect(drawn(reached, wells)).not.toBe(drawn(reached));
});

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
