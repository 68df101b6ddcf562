/**
 * Where the bytes of font files come from: a disk in a service, files that were fetched before in a browser. The names
 * are those of the packages' files: `noto-sans-latin-400`.
 */

/** The bytes of a font; undefined if it is not here. */
export type FontSource = (name: string) => Uint8Array | undefined;

let source: FontSource = () => undefined;

/** To be called before the first PDF is made (OFFLINE-32). */
export function readFontsFrom(next: FontSource): void {
  source = next;
}

/** The same as long as fonts come from the same place, so that what was parsed can be kept by it. */
export const fontSource = (): FontSource => source;

/** A text has a character that needs this font, and the font is not here. */
export class FontMissing extends Error {
  override name = 'FontMissing';
  /** Name of the font's file. */
  readonly font: string;

  constructor(font: string) {
    super(`The font ${font} is not here`);
    this.font = font;
  }
}

/** Throws `FontMissing` if the source does not have it. */
export function fontBytes(name: string): Uint8Array {
  const bytes = source(name);
  if (!bytes) throw new FontMissing(name);
  return bytes;
}
