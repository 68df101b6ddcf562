import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type ProfilePdfInput, profilePdf } from './profile-pdf.ts';
import { profilePicture } from './profile-picture.ts';

// Runs in a thread (`public-files.ts`): each export creates one kind of file.
readFontsFromDisk();

let ready: Promise<void> | undefined;
const drawingReady = () => {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ready;
};

export const pdf = async (input: ProfilePdfInput): Promise<Buffer> => Buffer.from(await profilePdf(input));

export async function picture({ profile }: Pick<ProfilePdfInput, 'profile'>): Promise<Buffer> {
  await drawingReady();
  // Letters are outlines already: no fonts, no files of this machine.
  const drawing = new Resvg(profilePicture(profile), { font: { loadSystemFonts: false } });
  const image = drawing.render();
  try {
    return Buffer.from(image.asPng());
  } finally {
    image.free();
    drawing.free();
  }
}
