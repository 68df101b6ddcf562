import safeRegex from 'safe-regex2';
import { regexParts } from '../bson/bson-order.ts';
import { isDoc, rank, rankOf } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';

/** A BSON regular expression as a JavaScript one. The flags JavaScript does not know are refused. */
export function toRegExp(value: unknown, options?: unknown): RegExp {
  const parts = typeof value === 'string' ? { pattern: value, options: '' } : regexParts(value);
  const flags = typeof options === 'string' ? options : parts.options;
  let pattern = parts.pattern;
  const out = new Set<string>();
  for (const flag of flags) {
    if (flag === 'i' || flag === 'm' || flag === 's' || flag === 'u') out.add(flag);
    else if (flag !== 'g' && flag !== 'l') throw unsupported(`The regular expression option "${flag}"`);
  }
  // PCRE spells "ignore case" inside the pattern too; JavaScript has no such prefix.
  const prefix = /^\(\?([ims]+)\)/.exec(pattern);
  if (prefix) {
    for (const flag of prefix[1] as string) out.add(flag);
    pattern = pattern.slice(prefix[0].length);
  }
  try {
    return new RegExp(pattern, [...out].join(''));
  } catch (error) {
    throw new CommandError(
      51091,
      'Location51091',
      `Regular expression is invalid: ${(error as Error).message}`,
    );
  }
}

/**
 * Whether a command has a regular expression that may lose itself in backtracking: one with a repetition inside a
 * repetition, or one that comes from a document.
 */
export function mayGetStuck(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(mayGetStuck);
  if (isDoc(value)) {
    for (const name in value) if (partMayGetStuck(name, value[name])) return true;
    return false;
  }
  return rankOf(value) === rank.regex && !isSafe(regexParts(value).pattern);
}

function partMayGetStuck(name: string, part: unknown): boolean {
  if (name === '$regex' && typeof part === 'string') return !isSafe(part);
  if (expressions.has(name) && isDoc(part)) return !isLiteralSafe(part.regex);
  return mayGetStuck(part);
}

const expressions = new Set(['$regexMatch', '$regexFind', '$regexFindAll']);

const isLiteralSafe = (pattern: unknown) =>
  typeof pattern === 'string'
    ? !pattern.startsWith('$') && isSafe(pattern)
    : !mayGetStuck(pattern) && !isDoc(pattern);

const isSafe = (pattern: string) => safeRegex(pattern);
