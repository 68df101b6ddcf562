import type { FontRole } from '../pdf/fonts.ts';
import { type Line, linesOf, type Measure } from '../pdf/text-lines.ts';
import type { Run } from '../pdf/text-runs.ts';

/** A text in a picture, in pixels. */
export interface PictureText {
  text: string;
  role: FontRole;
  size: number;
  leading: number;
  x: number;
  top: number;
  width: number;
  maxLines: number;
}

export interface Outlined {
  /** SVG path elements without a color: the outlines of the letters. */
  svg: string;
  /** Where the next text may start. */
  bottom: number;
}

const glyphsOf = ({ face, text }: Run) => face.font.layout(text);
const scaleOf = ({ face }: Run, size: number) => size / face.font.unitsPerEm;
const measure =
  (size: number): Measure =>
  (run) =>
    glyphsOf(run).advanceWidth * scaleOf(run, size);

/** Whole words of the text that fit, and an ellipsis if some do not. */
function fitted({ text, role, size, width, maxLines }: PictureText): Line[] {
  const lines = (words: string) => linesOf({ text: words, role }, width, measure(size));
  const all = lines(text);
  if (all.length <= maxLines) return all;
  const words = text.split(' ');
  const beginning = (count: number) =>
    `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\p{P}\s]+$/u, '')}…`;
  // The longest beginning that fits, found by halving.
  let [most, least] = [words.length, 0];
  while (most - least > 1) {
    const middle = Math.floor((most + least) / 2);
    if (lines(beginning(middle)).length <= maxLines) least = middle;
    else most = middle;
  }
  return least > 0 ? lines(beginning(least)) : all.slice(0, maxLines);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function runPath(run: Run, size: number, x: number, baseline: number): string {
  const scale = scaleOf(run, size);
  const { glyphs, positions } = glyphsOf(run);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${rounded(at + xOffset * scale)} ${rounded(baseline - yOffset * scale)}) scale(${scale} ${-scale})`;
      at += xAdvance * scale;
      const outline = glyph.path.toSVG();
      return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`;
    })
    .join('');
}

/**
 * The outlines of a text, whatever its scripts and directions, so that whoever draws the picture needs no fonts. Fonts come
 * through `readFontsFrom`. Cost grows with the length of the text: cut it first.
 */
export function outlinesOf(text: PictureText): Outlined {
  const { size, leading, x, top, width } = text;
  const lines = fitted(text);
  const svg = lines.map((line, index) => {
    const baseline = top + index * leading + leading / 2 + size * 0.35;
    let at = line.isRightToLeft ? x + width - line.width : x;
    return line.runs.map((run) => {
      const path = runPath(run, size, at, baseline);
      at += run.width;
      return path;
    });
  });
  return { svg: svg.flat().join(''), bottom: top + lines.length * leading };
}
