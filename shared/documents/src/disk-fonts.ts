import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type FontSource, readFontsFrom } from './pdf/font-files.ts';

const require = createRequire(import.meta.url);
const hanFonts = () => join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');

/** `noto-sans-latin-ext-400` is a file of the package `@fontsource/noto-sans`. */
const families = [
  'bricolage-grotesque',
  'ibm-plex-sans-arabic',
  'noto-emoji',
  'noto-sans-arabic',
  'noto-sans-ethiopic',
  'noto-sans',
];

function fileOf(name: string): string | undefined {
  if (name.startsWith('NotoSansHans-')) return join(hanFonts(), `${name}.otf`);
  const family = families.find((one) => name.startsWith(`${one}-`));
  return family && require.resolve(`@fontsource/${family}/files/${name}-normal.woff`);
}

/** One and the same function, so that what was parsed stays known (`fontSource`). */
const fromDisk: FontSource = (name) => {
  const file = fileOf(name);
  return file === undefined ? undefined : readFileSync(file);
};

/** Fonts come from the installed packages, as in every service. */
export const readFontsFromDisk = (): void => readFontsFrom(fromDisk);
