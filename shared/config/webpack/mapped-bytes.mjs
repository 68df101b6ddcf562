const digits = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, value) => [
    digit.charCodeAt(0),
    value,
  ]),
);
const semicolon = ';'.charCodeAt(0);
const comma = ','.charCodeAt(0);

/** Characters of a minified file that come from each of its sources, by its source map (version 3). */
export function mappedBytes({ sources, mappings }, code) {
  const lengths = code.split('\n').map((line) => line.length);
  const bytes = new Array(sources.length).fill(0);
  let [line, column, source, isMapped] = [0, 0, 0, false];
  let [fields, value, shift] = [[], 0, 0];
  /** What was mapped last reaches to here. */
  const reach = (end) => {
    if (isMapped) bytes[source] += Math.max(0, end - column);
  };
  const segment = () => {
    if (fields.length === 0) return;
    reach(column + fields[0]);
    column += fields[0];
    isMapped = fields.length > 1;
    if (isMapped) source += fields[1];
    fields = [];
  };
  for (let at = 0; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === comma) segment();
    else if (code === semicolon) {
      segment();
      reach(lengths[line] ?? 0);
      [line, column, isMapped] = [line + 1, 0, false];
    } else {
      const digit = digits.get(code);
      value += (digit & 31) << shift;
      shift += 5;
      if (digit & 32) continue;
      fields.push(value & 1 ? -(value >> 1) : value >> 1);
      [value, shift] = [0, 0];
    }
  }
  segment();
  reach(lengths[line] ?? 0);
  const named = new Map();
  for (const [index, name] of sources.entries()) named.set(name, (named.get(name) ?? 0) + bytes[index]);
  return named;
}
