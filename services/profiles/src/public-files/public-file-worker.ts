import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type ProfilePdfInput, profilePdf } from './profile-pdf.ts';
import { imageOf, profilePicture } from './profile-picture.ts';
import type { PublicPictures } from './public-pictures.ts';

// Runs in a thread (`public-files.ts`): each export creates one kind of file.
readFontsFromDisk();

let ready: Promise<void> | undefined;
const drawingReady = () => {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ready;
};

function draw<Result>(
  svg: string,
  take: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Result,
): Result {
  // Letters are outlines already: no fonts, no files of this machine.
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  try {
    return take(image);
  } finally {
    image.free();
    drawing.free();
  }
}

const side = 8;
const place = { x: 0, y: 0, width: side, height: side };

/** A damaged picture is left out of a drawing without an error, and would end the maker of the PDF file. */
function isWhole(bytes: Uint8Array): boolean {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${imageOf(bytes, place, 'slice')}</svg>`;
  return draw(svg, ({ pixels }) => pixels.some((value) => value !== 0));
}

async function wholeOf({ logo, photo }: PublicPictures): Promise<PublicPictures> {
  await drawingReady();
  return {
    logo: logo && isWhole(logo) ? logo : undefined,
    photo: photo && isWhole(photo) ? photo : undefined,
  };
}

export const pdf = async ({ pictures = {}, ...input }: ProfilePdfInput): Promise<Buffer> =>
  Buffer.from(await profilePdf({ ...input, pictures: await wholeOf(pictures) }));

export async function picture({ profile, pictures = {} }: ProfilePdfInput): Promise<Buffer> {
  const svg = profilePicture(profile, await wholeOf(pictures));
  return draw(svg, (image) => Buffer.from(image.asPng()));
}
