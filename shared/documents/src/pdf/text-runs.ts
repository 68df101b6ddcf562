import { type Emphasis, isMarked } from '../emphasis.ts';
import { bidi, type Direction, rightToLeftLetter } from '../text-direction.ts';
import { type FontRole, faceFor, type LoadedFace } from './fonts.ts';

/** Text of one font, one style and one direction, in reading order. */
export interface Run {
  text: string;
  face: LoadedFace;
  isNote: boolean;
  isBold: boolean;
  /** Drawn slanted: our fonts have no italic. */
  isItalic: boolean;
  /** Level of the bidirectional algorithm; odd levels run right to left. */
  level: number;
}

export interface StyledText {
  text: string;
  role: FontRole;
  /** Characters of a "[needs: ...]" note, as [start, end). */
  notes?: readonly (readonly [number, number])[];
  emphasis?: readonly Emphasis[];
}

/** Replaces a character that none of our fonts has. */
const missing = '\ufffd';
/** Joiners and selectors shape their neighbors; alone they have no glyph. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

/** Splits [start, end) into runs. A character keeps the previous character's font if that font has it. */
export function runsOf(
  { text, role, notes = [], emphasis = [] }: StyledText,
  { levels }: Direction,
  start: number,
  end: number,
): Run[] {
  const runs: Run[] = [];
  for (let index = start; index < end; ) {
    const codePoint = text.codePointAt(index) as number;
    const character = String.fromCodePoint(codePoint);
    const at = index;
    index += character.length;
    const isNote = notes.some(([from, to]) => at >= from && at < to);
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const isBold = isMarked(emphasis, at, 'bold');
    const isItalic = isMarked(emphasis, at, 'italic');
    const look = { isNote, isBold, isItalic, level };
    const joins = last && looksLike(last, look) ? last : undefined;
    const wanted = isNote || isBold ? 'strong' : role;
    const isKey = keycap.test(text.slice(at, at + 3));
    const own =
      joins && !isKey && goesWith(joins.face, character) && joins.face.font.hasGlyphForCodePoint(codePoint)
        ? joins.face
        : faceFor(wanted, isKey ? keycapMark : codePoint);
    if (!own && invisible.test(character)) continue;
    const face = own ?? (faceFor(wanted, missing.charCodeAt(0)) as LoadedFace);
    const drawn = own ? mirrored(character, level) : missing;
    if (joins?.face === face) joins.text += drawn;
    else runs.push({ text: spacesFrom(joins, face) + drawn, face, ...look });
  }
  return runs.map(inDrawingOrder);
}

type Look = Pick<Run, 'isNote' | 'isBold' | 'isItalic' | 'level'>;
const looksLike = (one: Look, other: Look): boolean =>
  one.isNote === other.isNote &&
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.level === other.level;

/** Where the font changes, spaces go with what follows: PDF readers see two spaces where a run ends with one. */
function spacesFrom(last: Run | undefined, face: LoadedFace): string {
  const spaces = /(?<! ) +$/.exec(last?.text ?? '')?.[0] ?? '';
  // The spaces of emoji are as wide as emoji.
  if (!last || spaces === last.text || isEmoji(face) || !face.font.hasGlyphForCodePoint(0x20)) return '';
  last.text = last.text.slice(0, last.text.length - spaces.length);
  return spaces;
}

/** The shaper reverses letters that run right to left; marks between them stay in reading order. */
function inDrawingOrder(run: Run): Run {
  const isTurned = run.level % 2 === 0 || rightToLeftLetter.test(run.text);
  return isTurned ? run : { ...run, text: Array.from(run.text).reverse().join('') };
}

/** A keycap digit is drawn with the key around it. */
const keycap = /^[#*0-9]\ufe0f?\u20e3/u;
const keycapMark = 0x20_e3;

const isEmoji = ({ name }: LoadedFace): boolean => name.startsWith('noto-emoji');

/** Characters that are neither letters nor digits keep the previous font; of emoji only the joiners do. */
const goesWith = (face: LoadedFace, character: string): boolean =>
  (isEmoji(face) ? /[\p{M}\p{Cf}]/u : /[\s\p{P}\p{M}\p{Cf}]/u).test(character);

/** Brackets are mirrored in text that runs right to left. */
function mirrored(character: string, level: number): string {
  return level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
}

/** From reading order to visual order, left to right (rule L2 of the bidirectional algorithm). */
export function visualOrder<Item extends { level: number }>(runs: readonly Item[]): Item[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (order[end] as Item).level >= level) end += 1;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
