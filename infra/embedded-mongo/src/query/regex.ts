import { regexParts } from '../bson/bson-order.ts';
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
