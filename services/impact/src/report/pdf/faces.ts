import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sfntOfWoff } from '@harambee/service-kit/fonts';
import { create, type Font } from 'fontkit';

export type Weight = 'text' | 'strong' | 'heading';

interface Face {
  name: string;
  font: Font;
}

const require = createRequire(import.meta.url);
const read = new Map<string, Face>();

/** A file of a fontsource package, read once for the process. */
function face(family: string, subset: string, weight: number): Face {
  const name = `${family}-${subset}-${weight}`;
  let found = read.get(name);
  if (!found) {
    const bytes = sfntOfWoff(
      readFileSync(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)),
    );
    found = { name, font: create(bytes) as Font };
    read.set(name, found);
  }
  return found;
}

const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const noto = (weight: number) => [
  ...subsets.map((subset) => () => face('noto-sans', subset, weight)),
  // Outlines in one color, drawn like letters.
  () => face('noto-emoji', 'emoji', weight),
];

/** For each weight the faces in the order in which a character is looked for. */
const chains: Record<Weight, (() => Face)[]> = {
  text: noto(400),
  strong: noto(700),
  heading: [
    ...['latin', 'latin-ext', 'vietnamese'].map((subset) => () => face('bricolage-grotesque', subset, 700)),
    ...noto(700),
  ],
};

/** Part of a text in one face. */
export interface Run {
  face: Face;
  text: string;
}

/** What stands where none of the faces has the character. */
const unknown = '?';

const looked = new Map<string, Face | undefined>();

function faceOf(weight: Weight, character: string): Face | undefined {
  const name = `${weight} ${character}`;
  if (!looked.has(name)) looked.set(name, faceWith(weight, character.codePointAt(0) as number));
  return looked.get(name);
}

function faceWith(weight: Weight, codePoint: number): Face | undefined {
  for (const open of chains[weight]) {
    const found = open();
    if (found.font.hasGlyphForCodePoint(codePoint)) return found;
  }
  return undefined;
}

export const isEmoji = ({ name }: Face): boolean => name.startsWith('noto-emoji');

/** Of emoji what makes several of them one picture stays with them. */
const joins = (last: Run | undefined, character: string): boolean =>
  last !== undefined &&
  isEmoji(last.face) &&
  /[\p{M}\p{Cf}]/u.test(character) &&
  last.face.font.hasGlyphForCodePoint(character.codePointAt(0) as number);

/** A text as runs of one face each. */
export function runsOf(weight: Weight, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const known = joins(last, character) ? last?.face : faceOf(weight, character);
    const found = known ?? (faceOf(weight, unknown) as Face);
    if (last?.face === found) last.text += known ? character : unknown;
    else runs.push({ face: found, text: known ? character : unknown });
  }
  return runs;
}
