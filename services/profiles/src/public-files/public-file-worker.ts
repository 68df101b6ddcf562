import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { cardPicture } from './card-picture.ts';
import { type ProfilePdfInput, profilePdf } from './profile-pdf.ts';

// Runs in a thread (`public-files.ts`): each export creates one kind of file.
readFontsFromDisk();

let drawing: Promise<void> | undefined;
const drawingReady = () => {
  drawing ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  return drawing;
};

export const pdf = async (input: ProfilePdfInput): Promise<Buffer> => Buffer.from(await profilePdf(input));

export async function card({ profile }: Pick<ProfilePdfInput, 'profile'>): Promise<Buffer> {
  await drawingReady();
  // Letters are outlines already: no fonts, no files of this machine.
  const picture = new Resvg(cardPicture(profile), { font: { loadSystemFonts: false } });
  const image = picture.render();
  try {
    return Buffer.from(image.asPng());
  } finally {
    image.free();
    picture.free();
  }
}
