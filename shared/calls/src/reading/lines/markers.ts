import { folded } from '../text/folded.ts';
import { monthNumber } from '../text/month-words.ts';
import { anyPhrase, firstOf } from '../text/phrases.ts';

/** What stands before a question or an item of a list: "2.1", "(a)", "Q3.", "III -", "•". */
export interface Marker {
  kind: 'number' | 'bullet';
  /** As it is written, without its brackets and dots at the end: `2.1`, `A.4`, `Q3`. */
  written: string;
  /** For comparison, without a word before it: `2.1`, `a.4`, `3`. */
  label: string;
  /** Items of one list have the same: `#.#`, `(a)`, `word #`. */
  style: string;
  /** True with a word that says that a question follows: "Question 3". */
  isQuestion: boolean;
  /** Where the words begin. */
  length: number;
}

/** Clauses of rules: "Primera. Objeto". */
const ordinals =
  'primero|primera|segundo|segunda|tercero|tercera|cuarto|cuarta|quinto|quinta|sexto|sexta|septimo|septima|octavo|octava|noveno|novena|decimo|decima|primeiro|primeira|terceiro|terceira|quarta|quarto|setima|oitava|nona';
const ordinalClause = new RegExp(String.raw`^(?<path>${ordinals})\s?[.:ªº-]+\s+(?=\S)`, 'u');

/** "3", "iv", "b"; "A1" is a letter and a number without a dot. */
const part = String.raw`(?:\d{1,3}|[ivxl]{1,5}|[a-z]\d{1,2}|[a-z])`;
const word = String.raw`(?:question|pregunta|pergunta|questao|item|art(?:igo|iculo|icle)?\.?|q|p|n[o°º.]{1,2})`;
const numbered = new RegExp(
  String.raw`^(?<open>[([]?)(?:(?<word>${word})\s?(?:n[o°º.]{1,2}\s?)?)?(?<path>${part}(?:[.-]${part}){0,4}(?:(?<=\d)[a-z](?![a-z]))?)(?<close>[.:]?[°º]?[)\]]|[.:]?[°ºª]\)?|\.-|\s?[.:](?!\d)|\s?\/(?=\s)|\s[-]\s|(?=\s))\s*`,
  'u',
);
const bullet =
  /^(?:(?:\[\s{0,4}x?\]|\(\s{1,4}\)|_{2,8}|[•·▪●○◦■□☐☑✓✔✗✘✕✖→>*–—‣⁃❏❑❒◻⬜☒►▶➢\uf0b7\uf0a7-]|o(?=\s{2}|\s\p{Lu}))\s+|[•▪●■□☐☑✓✔✗✘✕✖‣❏❑❒◻⬜☒►▶➢\uf0b7\uf0a7]|[-–](?=\p{L}))/u;
/** "1.5 million", "2.5 km": a quantity, not a position. */
const quantity = anyPhrase(
  'million*|millon*|milh*|milliard*|billion*|thousand|mil|mille|%|percent|per cent|por ciento|km|ha|hectares|m|k|eur|usd|euros|dollars|p.m.|a.m.|pm|am|h|heures|hours|horas',
);

const shapeOf = (label: string): string =>
  label
    .split(/[.-]/)
    .map((one) =>
      one
        .replace(/^\d+/, '#')
        .replace(/^[ivxl]+$/, 'r')
        .replace(/^[a-z]$/, 'a')
        .replace(/^[a-z](?=\d)/, 'a')
        .replace(/(?<=^a)\d+$/, '#')
        .replace(/#[a-z]$/, '#a'),
    )
    .join('.');

/**
 * Where a marker of the line ends, or nothing. `expected` is the number that would follow the one before: where a list
 * runs, "4 Set out your approach." is its fourth item; elsewhere a number without a dot may be a quantity.
 */
export function markerOf(text: string, expected?: number): Marker | undefined {
  const dot = bullet.exec(text);
  if (dot)
    return {
      kind: 'bullet',
      written: dot[0].trim(),
      label: '',
      style: dot[0].trim(),
      isQuestion: false,
      length: dot[0].length,
    };
  const head = folded(text.slice(0, 40));
  const clause = ordinalClause.exec(head);
  if (clause)
    return {
      kind: 'number',
      written: text.slice(0, clause.groups?.path?.length),
      label: clause.groups?.path ?? '',
      style: 'ordinal',
      isQuestion: false,
      length: clause[0].length,
    };
  const match = numbered.exec(head);
  const { open = '', word, path = '', close = '' } = match?.groups ?? {};
  if (
    !match ||
    !isPosition(head.slice(match[0].length), match[0], isTitleWith(text, match[0].length, expected), {
      open,
      word,
      path,
      close,
    })
  )
    return undefined;
  const written = text
    .slice(0, match[0].length)
    .trim()
    .replace(/^[([]|[\s.):°º\]/-]+$/g, '');
  return {
    kind: 'number',
    written,
    label: path.replaceAll('-', '.'),
    style: `${open}${word ? 'word ' : ''}${shapeOf(path)}${close.trim().replace(':', '.')}`,
    isQuestion: word !== undefined && !/^(?:n|art)/.test(word),
    length: match[0].length,
  };
}

/** "1 Organization": a number and a few words with a capital; "15 March 2027" and "3 letters of support" are none. */
function isTitleWith(text: string, length: number, expected: number | undefined): boolean {
  const [words = ''] = text.slice(length).split(/\s{3,}/);
  const first = /^\p{L}+/u.exec(words)?.[0] ?? '';
  if (/^\p{L}\d{1,2}\s/u.test(text)) return /^[\p{Lu}¿¡"«“]/u.test(words);
  if (!/^\d{1,2}\s/.test(text) || monthNumber(folded(first)) !== undefined) return false;
  if (Number.parseInt(text, 10) === expected) return /^[\p{Lu}¿¡"«“]/u.test(words);
  return /^\p{Lu}/u.test(words) && words.length < 50 && !/\d|[.;,]$/.test(words);
}

interface Parts {
  open: string;
  word: string | undefined;
  path: string;
  close: string;
}

function isPosition(
  rest: string,
  whole: string,
  isTitle: boolean,
  { open, word, path, close }: Parts,
): boolean {
  if (!/^[\p{L}\p{N}"'¿¡([*$€£]/u.test(rest)) return false;
  // "0 / 1500 characters" counts.
  if (/\/$/.test(close) && !/^[\p{L}"'¿¡(]/u.test(rest)) return false;
  const parts = path.split(/[.-]/);
  const hasDigits = /\d/.test(path);
  // "e.g.", "U.S." and "p.m." have no digits; "10.000" has too many.
  if (parts.length > 1 && (!hasDigits || parts.slice(1).some((one) => one.length > 2))) return false;
  if (word !== undefined && (!hasDigits || (word.length === 1 && /^\s/.test(whole.slice(1))))) return false;
  if (close === '') {
    const gap = /\s+$/.exec(whole)?.[0].length ?? 0;
    const isBare = word === undefined && parts.length === 1 && !/\d[a-z]$/.test(path);
    if (isBare && !(hasDigits && (gap > 1 || isTitle))) return false;
    if (firstOf(rest, quantity)?.index === 0) return false;
    if (/^\d/.test(rest)) return false;
  }
  // "a: water" is no position, nor is "I - we".
  if (
    /^\s?[:/]$|^\s-/.test(close) &&
    open === '' &&
    word === undefined &&
    !hasDigits &&
    !/^[ivxl]+$/.test(path)
  )
    return false;
  return true;
}
