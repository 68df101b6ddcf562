/** A piece of text on a page, as far as its place matters. */
export interface TextPiece {
  str: string;
  /** Where its foot begins: from the left, and from the bottom. */
  transform: number[];
  width: number;
  height: number;
  /** The line ends with it, as far as the file says. */
  hasEOL: boolean;
}

const heightOf = ({ transform, height }: TextPiece): number => height || Math.abs(Number(transform[3])) || 1;
const xOf = ({ transform }: TextPiece): number => Number(transform[4]);
const yOf = ({ transform }: TextPiece): number => Number(transform[5]);
const endOf = (piece: TextPiece): number => xOf(piece) + piece.width;

/** The usual width of a letter on the page, in points. */
function letterWidth(pieces: readonly TextPiece[]): number {
  const widths = pieces
    .filter(({ str, width }) => str.length > 3 && width > 0)
    .map(({ str, width }) => width / str.length)
    .sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 5;
}

function isSameLine(before: TextPiece, piece: TextPiece): boolean {
  const height = Math.max(heightOf(before), heightOf(piece));
  // Back to the left on the same height is another column or row.
  return Math.abs(yOf(before) - yOf(piece)) < 0.6 * height && xOf(piece) > xOf(before) - heightOf(before);
}

/** More than this of the usual distance between two lines is an empty line. */
const apart = 1.45;

/** The usual distance between a line and the next one below it, in points. */
function usualPitch(pieces: readonly TextPiece[]): number {
  const pitches = pieces
    .slice(1)
    .map((piece, index) => yOf(pieces[index] as TextPiece) - yOf(piece))
    .filter((pitch) => pitch > 2)
    .sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? Number.POSITIVE_INFINITY;
}

/**
 * The pieces of a page as lines, in the order of the file. A wide gap becomes as many spaces as letters fit in, so that
 * columns and tables stand as they do on the page; a small one is a space. What stands apart has an empty line before it.
 */
export function linesOfPieces(all: readonly TextPiece[]): string[] {
  const pieces = all.filter(({ str }) => str.trim() !== '');
  const letter = letterWidth(pieces);
  const pitch = usualPitch(pieces);
  const left = Math.min(...pieces.map(xOf));
  const columnOf = (piece: TextPiece) => Math.round((xOf(piece) - left) / letter);
  const lines: string[] = [];
  let line = '';
  let before: TextPiece | undefined;
  /** The last piece of the line above. */
  let above: TextPiece | undefined;
  const end = () => {
    if (line !== '') lines.push(line);
    line = '';
    above = before ?? above;
    before = undefined;
  };
  for (const piece of all) {
    if (piece.str.trim() !== '') {
      if (before && !isSameLine(before, piece)) end();
      if (before) line += spaces(before, piece, { line, letter, column: columnOf(piece) });
      else {
        if (above && yOf(above) - yOf(piece) > apart * pitch) lines.push('');
        line = ' '.repeat(Math.min(columnOf(piece), 200));
      }
      line += before ? piece.str : piece.str.trimStart();
      before = piece;
    }
    if (piece.hasEOL) end();
  }
  end();
  return lines;
}

/** What stands between two pieces of a line. */
function spaces(
  before: TextPiece,
  piece: TextPiece,
  { line, letter, column }: { line: string; letter: number; column: number },
): string {
  const gap = xOf(piece) - endOf(before);
  if (gap > 2.5 * letter) return ' '.repeat(Math.min(200, Math.max(3, column - line.length)));
  if (/\s$/.test(line) || /^\s/.test(piece.str)) return '';
  return gap > 0.18 * heightOf(piece) ? ' ' : '';
}
