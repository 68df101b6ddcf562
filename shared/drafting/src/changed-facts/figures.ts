import { spelledNumber, spelledValue } from '@harambee/domain';

/** A figure in a text. */
export interface FoundFigure {
  value: number;
  /** As it stands there. */
  words: string;
  start: number;
  end: number;
}

const gap = '[\\u0020\\u00a0\\u2009\\u202f]';
/** Digits in groups of three with one kind of separator, or without any; a part of a longer figure is none. */
const digits = new RegExp(
  `(?<![\\p{L}\\p{N}]|[\\p{N}][.,:/’'-]|\\p{N}${gap})(\\p{Nd}{1,3}(?:([.,’']|${gap})\\p{Nd}{3})(?:\\2\\p{Nd}{3})*|\\p{Nd}+)([.,]\\p{Nd}{1,2})?(?![\\p{L}\\p{N}]|[.,:/’'-]\\p{N}|${gap}\\p{Nd}{3}(?!\\p{N}))`,
  'gu',
);

/** Every figure of a text with its value, digits and English number words alike. */
export function figuresIn(text: string): FoundFigure[] {
  const inDigits = [...text.matchAll(digits)].map(({ 0: words, 1: whole = '', 3: decimals = '', index }) => ({
    value: Number(whole.replace(/[^0-9]/g, '') + decimals.replace(',', '.')),
    words,
    start: index,
    end: index + words.length,
  }));
  const inWords = [...text.matchAll(spelledNumber)].flatMap(({ 0: words, index }) => {
    const value = spelledValue(words);
    return value === undefined ? [] : [{ value, words, start: index, end: index + words.length }];
  });
  return [...inDigits, ...inWords].sort((one, other) => one.start - other.start);
}

/** A value in the separators of a figure: like `1 200` in French, like `1200` without any; words become digits. */
export function figureLike(words: string, value: number): string {
  const [, separator] = /\p{Nd}{1,3}([^\p{L}\p{N}])\p{Nd}{3}/u.exec(words) ?? [];
  const isGrouped = separator !== undefined || !/\p{Nd}{4}/u.test(words);
  const group = separator ?? ',';
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  const point = group === '.' || group.trim() === '' ? ',' : '.';
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? point + decimals : ''}`;
}

/** Whether a text is a figure of another one, in whatever separators: `1 200` in French is that of "1,200 pupils". */
export function isSameFigure(text: string, whole: string): boolean {
  const [figure] = figuresIn(text);
  return (
    figure !== undefined &&
    figure.words === text.trim() &&
    /\p{Nd}/u.test(text) &&
    figuresIn(whole).some(({ value }) => value === figure.value)
  );
}
