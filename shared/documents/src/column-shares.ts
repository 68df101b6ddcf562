const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Width of a text on one line, in letters. */
function lettersOf(text: string): number {
  let letters = 0;
  for (const character of text) letters += wide.test(character) ? 2 : 1;
  return letters;
}

/** Letters of small print that fit across the page. */
const across = 104;
/** Letters between two columns. */
const gap = 4;

/** The longest word, which should not be split. East Asian text may break anywhere. */
function longestWord(text: string): number {
  const words = text.split(/[\s\u200b/–-]+/u).map((word) => (wide.test(word) ? 4 : lettersOf(word)));
  return Math.max(1, ...words);
}

/**
 * Shares of the width by the content of the columns, the same for every file. Each column has room for its longest word
 * if possible. The rest is shared by length, but less than proportionally: a very full column may be higher instead.
 */
export function sharesByContent(rows: readonly (readonly string[])[]): number[] {
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => row[index] ?? ''));
  const most = across / Math.max(1, columns.length);
  const needed = columns.map((texts) => Math.min(Math.max(...texts.map(longestWord)), most * 1.5) + gap);
  const full = columns.map((texts) => Math.max(...texts.map(lettersOf)) + gap);
  const lacking = full.map((letters, index) => Math.max(0, letters - (needed[index] as number)) ** 0.8);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rest = Math.max(0, across - sum(needed));
  const all = sum(lacking);
  const widths = needed.map(
    (letters, index) =>
      letters + (all > 0 ? (rest * (lacking[index] as number)) / all : rest / needed.length),
  );
  return widths.map((width) => width / sum(widths));
}
