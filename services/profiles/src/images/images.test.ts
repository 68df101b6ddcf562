import { imageLimits, imageRefusals, imagesAreBusyMessage, profileFirstMessage } from '@harambee/domain';
import type { PublicEvidence } from '@harambee/domain/schemas';
import { newActor, type TestActor, testApp, twoTenants } from '@harambee/service-kit/testing';
import sharp from 'sharp';
import { profiles } from '../app.ts';
import { givenImage } from '../testing/sample-image.ts';
import { base, givenProfile } from '../testing/sample-profile.ts';

const api = testApp(profiles);

// Each picture has a process of its own, and a busy machine takes long to start one.
jest.setTimeout(60_000);

const send = (actor: TestActor, kind: 'logo' | 'photo', bytes: Buffer | string) =>
  api.as(actor).post(`${base}/images/${kind}`, bytes, { 'content-type': 'application/octet-stream' });
const evidenceOf = async (id: string): Promise<PublicEvidence> =>
  (await api.anonymous.get(`${base}/public/${id}`)).json().profile.evidence;
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const drawing = (content: string, size = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;

test('a photo is turned upright, made smaller, and says nothing of camera or place', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  const taken = await picture(3_200, 800)
    .withExif({ IFD0: { Artist: 'Amina Ekal' }, IFD3: { GPSLatitude: '3/1 7/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Amina Ekal')).toBe(true);
  const answer = await send(actor, 'photo', taken);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { width: 400, height: 1_600, preview: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  const { photo } = await evidenceOf(id);
  expect(photo).toEqual({
    url: expect.stringMatching(new RegExp(`^${base}/public/${id}/images/photo-[0-9a-f]{32}\\.jpg$`)),
    width: 400,
    height: 1_600,
    alt: 'Two women pump water beside a school.',
  });
  const shown = await api.anonymous.get(photo?.url ?? '');
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { format, exif, width } = await sharp(shown.rawPayload).metadata();
  expect({ format, exif, width }).toEqual({ format: 'jpeg', width: 400 });
});

test('a drawing becomes pixels: no script and no address of it is left', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  const hostile =
    '<script>alert(1)</script><image href="https://evil.example/x.png" width="9" height="9"/><rect width="100" height="50" fill="#0a0" onload="alert(2)"/>';
  expect((await send(actor, 'logo', drawing(hostile))).json()).toMatchObject({ width: 512, height: 256 });
  const { logo } = await evidenceOf(id);
  const shown = await api.anonymous.get(logo?.url ?? '');
  expect(shown.headers['content-type']).toBe('image/png');
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('png');
  const { dominant } = await sharp(shown.rawPayload).stats();
  expect(dominant.g).toBeGreaterThan(150);
});

test('a new picture has a new address, and the old one ends', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await givenImage(actor, 'logo');
  const before = (await evidenceOf(id)).logo?.url ?? '';
  await send(actor, 'logo', await picture(20, 40).png().toBuffer());
  const after = (await evidenceOf(id)).logo?.url ?? '';
  expect(after).not.toBe(before);
  expect((await api.anonymous.get(before)).statusCode).toBe(404);
  expect((await api.anonymous.get(after)).statusCode).toBe(200);
  expect((await api.as(actor).get(`${base}/images`)).json()).toMatchObject({
    logo: { width: 20, height: 40 },
  });
  expect((await api.as(actor).delete(`${base}/images/logo`)).statusCode).toBe(204);
  expect(await evidenceOf(id)).not.toHaveProperty('logo');
  expect((await api.anonymous.get(after)).statusCode).toBe(404);
});

test('a hidden profile, and a photo without words, show no picture to anybody', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await givenImage(actor, 'photo');
  const url = (await evidenceOf(id)).photo?.url ?? '';
  const status = async () => {
    const { statusCode, headers } = await api.anonymous.get(url);
    return [statusCode, headers['cache-control']];
  };
  expect((await status())[0]).toBe(200);
  await api.as(actor).put(`${base}/${id}`, { photoAlt: '' });
  expect(await status()).toEqual([404, 'no-store']);
  expect(await evidenceOf(id)).not.toHaveProperty('photo');
  await api.as(actor).put(`${base}/${id}`, { photoAlt: 'A pump', isActive: false });
  expect(await status()).toEqual([404, 'no-store']);
});

test('what is refused leaves the picture before', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await givenImage(actor, 'logo');
  const before = await evidenceOf(id);
  for (const [bytes, reason] of [
    [Buffer.from('<html><script>alert(1)</script></html>'), 'notAPicture'],
    [Buffer.alloc(imageLimits.bytes + 1), 'tooLarge'],
  ] as const) {
    const answer = await send(actor, 'logo', bytes);
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      [{ field: 'file', message: imageRefusals[reason] }],
    ]);
  }
  expect(await evidenceOf(id)).toEqual(before);
});

test('without a profile there is nothing to put a picture on', async () => {
  const answer = await send(await newActor(), 'logo', await picture(9, 9).png().toBuffer());
  expect([answer.statusCode, answer.json().error]).toEqual([409, profileFirstMessage]);
});

test('another tenant sees, changes and removes nothing', async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenProfile(api, ours);
  await givenProfile(api, theirs);
  await givenImage(ours, 'logo');
  const url = (await evidenceOf(id)).logo?.url ?? '';
  expect((await api.as(theirs).get(`${base}/images`)).json()).toEqual({});
  await api.as(theirs).delete(`${base}/images/logo`);
  await givenImage(theirs, 'logo');
  expect((await api.anonymous.get(url)).statusCode).toBe(200);
});

test('one organization has two pictures under way; the third waits its turn, and others need not', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  for (const actor of [ours, theirs]) await givenProfile(api, actor);
  const bytes = await picture(300, 300).png().toBuffer();
  const answers = await Promise.all([ours, ours, ours, theirs].map((actor) => send(actor, 'logo', bytes)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429]);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json().error).toBe(imagesAreBusyMessage);
  expect(answers[3]?.statusCode).toBe(200);
  expect((await send(ours, 'logo', bytes)).statusCode).toBe(200);
});
