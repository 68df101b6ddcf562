const levels = new Map([
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** What Node prints around the one line that says why a process died: places, stacks, its version. */
const noise = /^(\s|$|node:|file:|Node\.js v|throw |\S+\.m?js:\d+$|\(Use `node)/;

interface JsonLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

/**
 * A line of a process's log as a person reads it: warnings and worse of the JSON log, and anything that is not JSON
 * (what Node itself says when a process dies). Undefined when the terminal need not show it.
 */
export function readable(line: string, fromErrorOutput: boolean): string | undefined {
  const entry = parse(line);
  if (!entry) return fromErrorOutput && !noise.test(line) ? withoutCredentials(line) : undefined;
  const level = levels.get(entry.level ?? 0);
  if (!level) return undefined;
  const texts = [entry.msg, entry.err?.message].filter(
    (text, index, all) => text && all.indexOf(text) === index,
  );
  return withoutCredentials(`${level}: ${texts.join(': ') || 'no message'}`);
}

/** Whether words say why something ended: a warning may be the last word of a process and have nothing to do with its end. */
export const isComplaint = (words: string): boolean => !words.startsWith('warning: ');

/** A line in words, whatever its level; empty where it says nothing. */
export function wordsOf(line: string): string {
  const entry = parse(line);
  return withoutCredentials((entry ? (entry.msg ?? '') : line.trim()).slice(0, 200));
}

/** Addresses may carry a user and a password; a terminal is not the place for them. */
export function withoutCredentials(text: string): string {
  return text.replace(/(\w+:\/\/)[^\s/@]+@/g, '$1');
}

function parse(line: string): JsonLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as JsonLine;
  } catch {
    return undefined;
  }
}
