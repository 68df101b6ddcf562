const longestName = 120;

/** Text from a record as data inside Markdown: one line, limited in length, all Markdown characters escaped. */
export function plain(text: string, longest = longestName): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
  return cut.replace(/[\\`*_{}[\]()<>#!|~&]/g, '\\$&');
}

/** `2 proposals`, `1 proposal`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
