/**
 * JSON with one form for one value (keys in order, no spaces; RFC 8785 for what we use of it), so that a signature is
 * of the content and not of the way somebody wrote it down.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`);
    return `{${pairs.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is no JSON`);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${typeof value} is no JSON`);
  return text;
}
