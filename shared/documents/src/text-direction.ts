import bidiModule, { type Bidi } from 'bidi-js';

// Node loads the package's CommonJS file, whose export is the function itself; its types describe the other file.
export const bidi = (bidiModule as unknown as () => Bidi)();

export interface Direction {
  /** Levels of the bidirectional algorithm, one for each UTF-16 unit; odd is right to left. */
  levels: Uint8Array;
  isRightToLeft: boolean;
}

export const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const letters = /\p{L}/gu;

/** A paragraph has the direction of most of its letters: a sentence in English may start with a name in Arabic. */
export function directionOf(text: string): Direction {
  const all = text.match(letters) ?? [];
  const isRightToLeft = all.filter((letter) => rightToLeftLetter.test(letter)).length * 2 > all.length;
  return { levels: bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr').levels, isRightToLeft };
}
