import { create, type Font } from 'fontkit';
import { type FontSource, fontBytes, fontSource } from './font-files.ts';
import { isWoff, sfntOfWoff } from './woff.ts';

export type FontRole = 'text' | 'strong' | 'heading';

/** One font file: the characters to use it for, and the parsed font once one of them has occurred. */
interface Face {
  name: string;
  mayHold(codePoint: number): boolean;
  load(): LoadedFace;
}

/** A parsed font and the name that a document registers it under. */
export interface LoadedFace {
  name: string;
  font: Font;
}

type Found = Record<FontRole, Map<number, LoadedFace | undefined>>;

/** What was parsed of the fonts of a source: those of another one may be fewer. */
const parsedOf = new WeakMap<FontSource, { faces: Map<string, LoadedFace>; found: Found }>();

function parsed() {
  const source = fontSource();
  let its = parsedOf.get(source);
  if (!its) {
    its = { faces: new Map(), found: { text: new Map(), strong: new Map(), heading: new Map() } };
    parsedOf.set(source, its);
  }
  return its;
}

/** Letters, digits and signs that one glyph stands for in every font. */
const endOfLatin = 0x02_50;

/** Fonts are parsed once for each process or worker; a document embeds only the glyphs it uses. */
function once(name: string): LoadedFace {
  const { faces } = parsed();
  let face = faces.get(name);
  if (!face) {
    const bytes = fontBytes(name);
    // fontkit's types ask for the Buffer of Node; it reads any bytes.
    const font = create((isWoff(bytes) ? sfntOfWoff(bytes) : bytes) as Buffer) as Font;
    // A glyph remembers the characters it was first made for, and files are read back by them: made here, a full stop is a
    // full stop, never the sign that a document happened to draw with it first.
    const letters = name.startsWith('noto-emoji') ? [] : font.characterSet;
    for (const codePoint of letters) if (codePoint < endOfLatin) font.glyphForCodePoint(codePoint);
    face = { name, font };
    faces.set(name, face);
  }
  return face;
}

type Ranges = readonly (readonly [number, number])[];
const within = (ranges: Ranges) => (codePoint: number) =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

// Of the control characters our fonts have glyphs for two; looking for a line break in each font would load them all.
const europe: Ranges = [
  [0, 0],
  [0x0d, 0x0d],
  [0x20, 0x7e],
  [0xa0, 0x06_00 - 1],
  [0x1c_80, 0x1c_8f],
  [0x1d_00, 0x22_ff],
  [0x25_ca, 0x25_ca],
  [0x2c_60, 0x2d_7f - 0x20],
  [0x2d_e0, 0x2e_7f],
  [0xa6_40, 0xa7_ff],
  [0xab_30, 0xab_6f],
  [0xfb_00, 0xfb_06],
  [0xfe_20, 0xfe_2f],
  [0xff_fd, 0xff_fd],
];
const arabic: Ranges = [
  [0x06_00, 0x06_ff],
  [0x07_50, 0x07_7f],
  [0x08_70, 0x08_ff],
  [0xfb_50, 0xfd_ff],
  [0xfe_70, 0xfe_fe],
];
const ethiopic: Ranges = [
  [0x12_00, 0x13_9f],
  [0x2d_80, 0x2d_df],
  [0xab_00, 0xab_2f],
];
const devanagari: Ranges = [
  [0x09_00, 0x09_7f],
  [0x1c_d0, 0x1c_ff],
  [0xa8_e0, 0xa8_ff],
];
/** Han, kana, and the arrows, symbols and shapes that the other fonts lack. */
const han: Ranges = [
  [0x20_10, 0x27_bf],
  [0x2e_80, 0xa4_cf],
  [0xf9_00, 0xfa_ff],
  [0xfe_30, 0xfe_4f],
  [0xff_00, 0xff_ef],
  [0x2_00_00, 0x3_13_4f],
];

/** A font of a fontsource package; `subset` is that package's name for it. */
function fontsource(family: string, subset: string, weight: number, ranges: Ranges): Face {
  const name = `${family}-${subset}-${weight}`;
  return { name, mayHold: within(ranges), load: () => once(name) };
}

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Component}/u;

/** Emoji as outlines: one color, drawn like letters, and as small. */
const notoEmoji = (weight: 400 | 700): Face => ({
  ...fontsource('noto-emoji', 'emoji', weight, []),
  mayHold: (codePoint) => emoji.test(String.fromCodePoint(codePoint)),
});

function notoHans(style: 'Regular' | 'Bold'): Face {
  const name = `NotoSansHans-${style}`;
  return { name, mayHold: within(han), load: () => once(name) };
}

const noto = (weight: 400 | 700): Face[] => [
  ...['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map((subset) =>
    fontsource('noto-sans', subset, weight, europe),
  ),
  fontsource('noto-sans', 'devanagari', weight, devanagari),
  // Fonts with precomposed letters, so that copied text is as it was written; Noto has the rarer letters.
  fontsource('ibm-plex-sans-arabic', 'arabic', weight, arabic),
  fontsource('noto-sans-arabic', 'arabic', weight, arabic),
  fontsource('noto-sans-ethiopic', 'ethiopic', weight, ethiopic),
  notoHans(weight === 400 ? 'Regular' : 'Bold'),
  notoEmoji(weight),
];

/** The faces of each role, in the order in which they are searched for a character. */
const chains: Record<FontRole, Face[]> = {
  text: noto(400),
  strong: noto(700),
  heading: [
    ...['latin', 'latin-ext', 'vietnamese'].map((subset) =>
      fontsource('bricolage-grotesque', subset, 700, europe),
    ),
    ...noto(700),
  ],
};

/** The first face of the role that has the character; undefined if none of our fonts has it. */
export function faceFor(role: FontRole, codePoint: number): LoadedFace | undefined {
  const known = parsed().found[role];
  if (!known.has(codePoint)) {
    const holds = (face: Face) => face.mayHold(codePoint) && face.load().font.hasGlyphForCodePoint(codePoint);
    known.set(codePoint, chains[role].find(holds)?.load());
  }
  return known.get(codePoint);
}

/** The names of all font files that a text may need (see `font-files.ts`). */
export const fontNames = (): string[] => [
  ...new Set(Object.values(chains).flatMap((chain) => chain.map(({ name }) => name))),
];
