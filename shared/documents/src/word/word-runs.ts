import { type IRunOptions, TextRun } from 'docx';
import { type Emphasis, isMarked } from '../emphasis.ts';
import { directionOf } from '../text-direction.ts';

const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Han letters look different in each language; the neighboring letters show which one it is. */
function eastAsianStyle(text: string): IRunOptions {
  const [language, font] = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? ['ja-JP', 'Yu Gothic']
    : /\p{Script=Hangul}/u.test(text)
      ? ['ko-KR', 'Malgun Gothic']
      : ['zh-CN', 'Microsoft YaHei'];
  return { font: { eastAsia: font, hint: 'eastAsia' }, language: { eastAsia: language } };
}

/** Characters that an XML document must not contain. */
const outsideXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
export const xmlText = (text: string): string => text.replace(outsideXml, '');

type Kind = 'rtl' | 'eastAsian' | 'plain';

interface Piece {
  text: string;
  kind: Kind;
  isNote: boolean;
  bold: boolean;
  italics: boolean;
}

/** Cuts a line where the direction or the script changes, or a note starts or ends. */
function piecesOf(
  text: string,
  levels: Uint8Array,
  isRightToLeft: boolean,
  isNote: (at: number) => boolean,
  emphasis: readonly Emphasis[],
): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    // Digits inside Arabic text are level 2; Word orders them correctly only if they belong to the same run.
    const isRtl = level % 2 === 1 || (level > 0 && !isRightToLeft);
    const last = pieces.at(-1);
    const isNeutral = !/[\p{L}\p{N}]/u.test(character);
    const kind: Kind = isRtl
      ? 'rtl'
      : eastAsian.test(character) || (isNeutral && last?.kind === 'eastAsian')
        ? 'eastAsian'
        : 'plain';
    const look = {
      isNote: isNote(at),
      bold: isMarked(emphasis, at, 'bold'),
      italics: isMarked(emphasis, at, 'italic'),
    };
    const isSame =
      last && last.isNote === look.isNote && last.bold === look.bold && last.italics === look.italics;
    if (isSame && last.kind === kind) last.text += character;
    else pieces.push({ text: character, kind, ...look });
    at += character.length;
  }
  return pieces;
}

/** Positions of the notes in a text. */
export type Notes = (text: string) => [start: number, end: number][];

/** Easy to spot in Word: what is still needed is bold on yellow. */
const noteStyle = { bold: true, highlight: 'yellow' } as const;

/** A text as Word runs, and whether its paragraph runs from right to left. */
export function wordRuns(
  written: string,
  style: IRunOptions = {},
  notesOf: Notes = () => [],
  emphasis: readonly Emphasis[] = [],
): { children: TextRun[]; bidirectional: boolean } {
  const text = xmlText(written);
  const { levels, isRightToLeft } = directionOf(text);
  const notes = notesOf(text);
  const isNote = (at: number) => notes.some(([start, end]) => at >= start && at < end);
  const children = piecesOf(text, levels, isRightToLeft, isNote, emphasis).flatMap((piece) =>
    piece.text.split('\n').map(
      (line, index) =>
        new TextRun({
          ...style,
          text: line,
          ...(index > 0 && { break: 1 }),
          ...(piece.kind === 'rtl' && { rightToLeft: true }),
          ...(piece.kind === 'eastAsian' && eastAsianStyle(text)),
          ...(piece.bold && { bold: true }),
          ...(piece.italics && { italics: true }),
          ...(piece.isNote && noteStyle),
        }),
    ),
  );
  return { children, bidirectional: isRightToLeft };
}
