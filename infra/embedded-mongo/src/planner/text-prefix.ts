/** Signs with a meaning of their own in a pattern. */
const special = /[\\^$.*+?()[\]{}|]/u;
const repeated = /^[*+?{]/;

/**
 * The text that everything a pattern finds begins with: `wat` for `^wat(er)?`. Undefined if the pattern does not say
 * so, or if options change what it means.
 */
export function textPrefix(pattern: unknown, options: unknown): string | undefined {
  if (typeof pattern !== 'string' || options || !pattern.startsWith('^') || pattern.includes('|'))
    return undefined;
  const rest = pattern.slice(1);
  const end = rest.search(special);
  const signs = [...(end < 0 ? rest : rest.slice(0, end))];
  // In `^wate?` the last sign may be missing.
  if (end >= 0 && repeated.test(rest.slice(end))) signs.pop();
  return signs.length > 0 ? signs.join('') : undefined;
}

const lastSign = 0x10ffff;
const beforeSurrogates = 0xd7ff;

/** The first text after all that begin like this one; undefined if there is none. */
export function afterPrefix(prefix: string): string | undefined {
  const signs = Array.from(prefix, (sign) => sign.codePointAt(0) as number);
  while (signs.at(-1) === lastSign) signs.pop();
  const last = signs.pop();
  if (last === undefined) return undefined;
  return String.fromCodePoint(...signs, last === beforeSurrogates ? 0xe000 : last + 1);
}
