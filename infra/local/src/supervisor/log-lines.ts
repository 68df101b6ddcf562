const levels = new Map([
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** What Node prints around the one line that says why a process died: locations, stacks, its version. */
const noise = /^(\s|$|node:|file:|Node\.js v|throw |\S+\.m?js:\d+$|\(Use `node)/;

interface JsonLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

/**
 * A line of a process's log in readable form: warnings and errors of the JSON log, and anything that is not
 * JSON (what Node prints when a process dies). Undefined if the terminal need not show it.
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

/** Whether a line explains why a process ended: its last warning may have nothing to do with that. */
export const isComplaint = (words: string): boolean => !words.startsWith('warning: ');

/** A line in readable form, whatever its level; empty if it contains no message. */
export function wordsOf(line: string): string {
  const entry = parse(line);
  return withoutCredentials((entry ? (entry.msg ?? '') : line.trim()).slice(0, 200));
}

/** Addresses may contain a user and a password, which must not appear in a terminal. */
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
