import type { OfficeParts } from './open-zip.ts';
import { readXml } from './read-xml.ts';

/** One level of a list: how its numbers look. */
interface Level {
  start: number;
  format: string;
  /** `%1.%2)`: the numbers of the levels above and its own. */
  text: string;
  /** Numbers of all levels in figures, as in contracts. */
  isLegal: boolean;
}

/** The numbers that Word shows before paragraphs: they are in no text of the file. */
export class WordNumbering {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #abstractOf = new Map<string, string>();
  readonly #starts = new Map<string, number>();
  readonly #counts = new Map<string, number[]>();
  readonly #seen = new Set<string>();

  static async read(parts: OfficeParts, part: string): Promise<WordNumbering> {
    const numbering = new WordNumbering();
    let [list, number, overridden] = ['', '', -1];
    let level: Level | undefined;
    await readXml(parts, part, {
      open({ name, attributes: { val = '', ...attributes } }) {
        if (name === 'abstractNum') list = attributes.abstractNumId ?? '';
        else if (name === 'num') number = attributes.numId ?? '';
        else if (name === 'abstractNumId') numbering.#abstractOf.set(number, val);
        else if (name === 'lvlOverride') overridden = Number(attributes.ilvl);
        else if (name === 'startOverride') numbering.#starts.set(`${number} ${overridden}`, Number(val));
        else if (name === 'lvl' && number === '') {
          level = { start: 1, format: 'decimal', text: '', isLegal: false };
          const levels = numbering.#levels.get(list) ?? new Map<number, Level>();
          numbering.#levels.set(list, levels.set(Number(attributes.ilvl), level));
        } else if (!level) return;
        else if (name === 'start') level.start = Number(val);
        else if (name === 'numFmt') level.format = val;
        else if (name === 'lvlText') level.text = val;
        else if (name === 'isLgl') level.isLegal = val !== '0';
      },
      close(name) {
        if (name === 'lvl') level = undefined;
        if (name === 'num') number = '';
      },
    });
    return numbering;
  }

  /** The number before the next paragraph of a list: `3.`, `2.1`, `b)`, `•`; '' where Word shows none. */
  next(number: string, at: number): string {
    const list = this.#abstractOf.get(number);
    const levels = list === undefined ? undefined : this.#levels.get(list);
    const level = levels?.get(at);
    if (list === undefined || !levels || !level) return '';
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, counts);
    const override = this.#starts.get(`${number} ${at}`);
    if (override !== undefined && !this.#seen.has(`${number} ${at}`)) counts[at] = override;
    else counts[at] = counts[at] === undefined ? level.start : counts[at] + 1;
    this.#seen.add(`${number} ${at}`);
    counts.length = at + 1;
    if (level.format === 'bullet') return '•';
    return level.text.replaceAll(/%([1-9])/g, (_, place: string) => {
      const other = Number(place) - 1;
      const of = levels.get(other);
      return inFormat(counts[other] ?? of?.start ?? 1, level.isLegal ? 'decimal' : (of?.format ?? 'decimal'));
    });
  }
}

const romans = [
  [1_000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(value: number): string {
  if (value < 1 || value > 3_999) return String(value);
  let [rest, text] = [value, ''];
  for (const [worth, signs] of romans) for (; rest >= worth; rest -= worth) text += signs;
  return text;
}

/** a to z, then aa to zz, as Word counts. */
const letters = (value: number): string =>
  value < 1 || value > 780
    ? String(value)
    : String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));

function inFormat(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'none':
      return '';
    default:
      return String(value);
  }
}
