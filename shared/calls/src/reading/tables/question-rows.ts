import { limitUnitWords } from '../limits/limit-words.ts';
import { limitsIn } from '../limits/limits-in.ts';
import { linesOf, placeAt } from '../lines/passage.ts';
import { numeralsIn } from '../numbers/numerals.ts';
import type { Part, Placed } from '../outline/outline.ts';
import type { QuestionFound, QuestionLimit } from '../questions/question.ts';
import { isRequest } from '../signs/asking-words.ts';
import { folded } from '../text/folded.ts';
import { anyPhrase } from '../text/phrases.ts';
import { noWords, yesWords } from './column-words.ts';
import { cellOf, type Grid } from './grids.ts';

/** The unit that a head names, with what it says of spaces. */
function unitOf(head: string): string {
  const word = [...Object.values(limitUnitWords)].flatMap((words) => [...head.matchAll(anyPhrase(words))])[0];
  return word ? head.slice(word.index) : '';
}

/** The limit of a row: words with their unit, or a number below a head that names the unit. */
function limitOf(grid: Grid, row: Grid['rows'][number]): QuestionLimit | undefined {
  const cell = cellOf(grid, row, 'limit');
  const plain = folded(cell);
  const head = folded(cellOf(grid, grid.head, 'limit'));
  const [numeral] = numeralsIn(plain);
  const isBare = numeral !== undefined && numeral.start === 0 && numeral.end === plain.trim().length;
  // "Limit (words)" above "300".
  const [limit] = limitsIn(isBare ? `${plain} ${unitOf(head)}` : plain);
  if (!limit) return undefined;
  const { maximum, unit, spaces } = limit;
  return { maximum, unit, ...(spaces && { spaces }), said: cell, isShared: false, at: placeAt(row, 0) };
}

/** Questions that stand as rows of a table. */
export function questionRows(grid: Grid): QuestionFound[] {
  if (grid.kind !== 'questions') return [];
  const parts = new Map<string, Part>();
  return grid.rows.flatMap((row) => {
    const text = cellOf(grid, row, 'question').replace(/\s?\*+$/, '');
    if (!/\p{L}/u.test(text)) return [];
    const title = cellOf(grid, row, 'section');
    const part = parts.get(title) ?? { title, zone: 'form' as const };
    parts.set(title, part);
    const help = cellOf(grid, row, 'help');
    const number = cellOf(grid, row, 'number');
    return [
      {
        number,
        label: folded(number),
        text,
        help: help ? [help] : [],
        limit: limitOf(grid, row),
        isRequired: !noWords.has(folded(cellOf(grid, row, 'required')).trim()),
        part,
        isSure: true,
        at: placeAt(row, 0),
        lines: linesOf(row),
        passage: row,
      },
    ];
  });
}

/** Rows without a head in a part of the form: the cell that asks, or the longest beside a limit, is the question. */
export function rowsWithoutHead(items: readonly Placed[], grids: readonly Grid[]): QuestionFound[] {
  const inGrid = new Set(grids.flatMap(({ head, rows }) => [head, ...rows]));
  return items.flatMap(({ passage, part, isHeading }) => {
    if (!passage.isRow || inGrid.has(passage) || part.zone !== 'form' || isHeading) return [];
    const cells = passage.cells.map((cell) => ({
      cell,
      plain: folded(cell),
      limit: limitsIn(folded(cell))[0],
    }));
    const limited = cells.find(
      ({ limit, plain }) => limit !== undefined && limit.end - limit.start > plain.length * 0.4,
    );
    const rest = cells.filter(
      (one) => one !== limited && /\p{L}{3}/u.test(one.cell) && !yesWords.has(one.plain),
    );
    const asking = rest.find(({ plain, cell }) => /\?$/.test(cell) || isRequest(plain));
    const text = asking ?? (limited && rest.sort((one, other) => other.cell.length - one.cell.length)[0]);
    if (!text || (!limited && !/^\W*\d/.test(passage.cells[0] ?? ''))) return [];
    const number = /^\W*(\d{1,2}(?:\.\d{1,2})*)\W*$/.exec(passage.cells[0] ?? '')?.[1] ?? '';
    const limit = limited?.limit && {
      maximum: limited.limit.maximum,
      unit: limited.limit.unit,
      ...(limited.limit.spaces && { spaces: limited.limit.spaces }),
      said: limited.cell,
      isShared: false,
      at: placeAt(passage, 0),
    };
    return [
      {
        number,
        label: number,
        text: text.cell.replace(/\s?\*+$/, ''),
        help: [],
        limit,
        isRequired: !cells.some(({ plain }) => noWords.has(plain.trim()) && plain !== '-'),
        part,
        isSure: false,
        at: placeAt(passage, 0),
        lines: linesOf(passage),
        passage,
      },
    ];
  });
}
