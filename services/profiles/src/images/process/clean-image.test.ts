import { crc32 } from 'node:zlib';
import type { ImageRefusal } from '@harambee/domain';
import sharp from 'sharp';
import { cleanImage, type Wanted } from './clean-image.ts';

const logo: Wanted = { pixels: 1_000_000, side: 64, previewSide: 16, as: 'png', takesDrawings: true };
const photo: Wanted = { ...logo, as: 'jpeg', takesDrawings: false };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const drawing = (content: string, size = 'viewBox="0 0 100 50"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);

/** A PNG whose header says 30,000 by 30,000 pixels: 3.6 GB if anybody opened it. */
async function bomb(): Promise<Buffer> {
  const bytes = await picture(9, 9).png().toBuffer();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Each entity is ten of the one before. */
const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from('bcdefghij')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]>`;

test.each<[string, Wanted, () => Buffer | Promise<Buffer>, ImageRefusal]>([
  ['nothing', logo, () => Buffer.alloc(0), 'notAPicture'],
  ['a text', logo, () => Buffer.from('<html><script>alert(1)</script></html>'), 'notAPicture'],
  ['a PDF', logo, () => Buffer.from('%PDF-1.7\n1 0 obj'), 'notAPicture'],
  ['a picture of another type', logo, () => picture(9, 9).gif().toBuffer(), 'notAPicture'],
  ['a drawing as photo', photo, () => drawing('<rect width="9" height="9"/>'), 'noDrawing'],
  [
    'a picture cut short',
    photo,
    async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 700),
    'broken',
  ],
  ['a small file of very many pixels', photo, bomb, 'tooManyPixels'],
  ['a picture above the limit', photo, () => picture(1_001, 1_000).png().toBuffer(), 'tooManyPixels'],
  ['a drawing of enormous size', logo, () => drawing('', 'width="9e9" height="9e9"'), 'broken'],
  [
    'a drawing that grows',
    logo,
    () => Buffer.concat([Buffer.from(entities), drawing('<text>&j;</text>')]),
    'broken',
  ],
])('%s is refused', async (_what, wanted, bytesOf, reason) => {
  await expect(cleanImage(await bytesOf(), wanted)).rejects.toMatchObject({ reason });
});

test.each(['png', 'jpeg', 'webp'] as const)('a %s is made anew, within its longest side', async (format) => {
  const { width, height, data, preview } = await cleanImage(
    await picture(400, 200).toFormat(format).toBuffer(),
    photo,
  );
  expect([width, height]).toEqual([64, 32]);
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).format).toBe('jpeg');
  expect((await sharp(Buffer.from(preview, 'base64')).metadata()).width).toBe(16);
});

test('a small picture stays as large as it is, a small drawing is drawn large', async () => {
  expect(await cleanImage(await picture(9, 6).png().toBuffer(), logo)).toMatchObject({ width: 9, height: 6 });
  const small = drawing('<rect width="24" height="12"/>', 'width="24" height="12"');
  expect(await cleanImage(small, logo)).toMatchObject({ width: 64, height: 32 });
});
