import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refused } from './refused.ts';

// Of all that the library can open, nothing but these: every other reader is closed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** What is made of a picture. It is said from outside, so that this process loads nothing else of the product. */
export interface Wanted {
  /** The most pixels that are opened. */
  pixels: number;
  /** The longest side of the new picture, and of its small copy. */
  side: number;
  previewSide: number;
  as: 'png' | 'jpeg';
  /** Whether a drawing (SVG) is taken. */
  takesDrawings: boolean;
}

/** A picture made anew from its pixels: nothing else of the file is left in it. Texts are base64. */
export interface CleanImage {
  width: number;
  height: number;
  data: string;
  preview: string;
}

/** Points in an inch: a drawing says its size in these. */
const points = 72;

const refusalOf = (error: unknown): Refused => {
  const { message = '' } = error as Error;
  if (/pixel limit/.test(message)) return new Refused('tooManyPixels');
  return new Refused(
    /unsupported image format|is empty|operation is blocked/i.test(message) ? 'notAPicture' : 'broken',
  );
};

async function openImage(bytes: Buffer, { pixels, side, takesDrawings }: Wanted): Promise<Sharp> {
  const options = { limitInputPixels: pixels, failOn: 'error' } as const;
  const { format, width, height }: Metadata = await sharp(bytes, options).metadata();
  if (format !== 'svg') return sharp(bytes, { ...options, autoOrient: true });
  if (!takesDrawings) throw new Refused('noDrawing');
  // Drawn as large as it is stored, so that its lines are sharp.
  const longest = Math.max(width, height);
  const density = Math.min(2_400, Math.max(1, (points * side) / longest));
  return sharp(bytes, { ...options, density });
}

/** Opens a picture by its content, and makes a new one of its pixels: no metadata, no script, no second content (PROF-55). */
export async function cleanImage(bytes: Buffer, wanted: Wanted): Promise<CleanImage> {
  try {
    const image = await openImage(bytes, wanted);
    const within = (side: number) =>
      image.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const whole = within(wanted.side);
    const stored =
      wanted.as === 'png' ? whole.png() : whole.flatten({ background: 'white' }).jpeg({ quality: 82 });
    const { data, info } = await stored.toBuffer({ resolveWithObject: true });
    const preview = await within(wanted.previewSide).webp({ quality: 70 }).toBuffer();
    return {
      width: info.width,
      height: info.height,
      data: data.toString('base64'),
      preview: preview.toString('base64'),
    };
  } catch (error) {
    throw error instanceof Refused ? error : refusalOf(error);
  }
}
