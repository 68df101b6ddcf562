import { isSameValue } from '../outbox/says-the-same.ts';

const keyOf = (key: string, row: unknown): unknown => (row as Record<string, unknown> | null)?.[key];

/**
 * For each row of `side`, the index of the row of `read` that it was made from; undefined if it was added. By the key
 * first; rows without one by the same words, and what stands between two such rows by its place, if nothing was added
 * or removed there.
 */
export function pairRows(
  key: string,
  read: readonly unknown[],
  side: readonly unknown[],
): (number | undefined)[] {
  const pairs: (number | undefined)[] = [];
  for (const row of side) {
    const id = keyOf(key, row);
    const at = id === undefined ? -1 : read.findIndex((before) => keyOf(key, before) === id);
    // A second row with that key is another row: nothing of it gets lost.
    pairs.push(at < 0 || pairs.includes(at) ? undefined : at);
  }
  const isFree = (index: number) => !pairs.includes(index);
  const mayPair = (index: number, row: unknown) =>
    isFree(index) && (keyOf(key, read[index]) === undefined || keyOf(key, row) === undefined);

  let next = 0;
  for (const [at, row] of side.entries()) {
    if (pairs[at] !== undefined) continue;
    const index = read.findIndex(
      (before, one) => one >= next && mayPair(one, row) && isSameValue(before, row),
    );
    if (index < 0) continue;
    pairs[at] = index;
    next = index + 1;
  }
  return pairByPlace(pairs, read, side, mayPair);
}

/** Unpaired rows between the same two paired ones, where both sides have the same number of them. */
function pairByPlace(
  pairs: (number | undefined)[],
  read: readonly unknown[],
  side: readonly unknown[],
  mayPair: (index: number, row: unknown) => boolean,
): (number | undefined)[] {
  const found = [...pairs];
  for (let from = 0; from < side.length; from += 1) {
    if (pairs[from] !== undefined) continue;
    let to = from;
    while (to < side.length && pairs[to] === undefined) to += 1;
    const first = from === 0 ? 0 : (pairs[from - 1] ?? 0) + 1;
    const end = to === side.length ? read.length : (pairs[to] ?? 0);
    const isWhole = end - first === to - from;
    const rows = side.slice(from, to);
    if (isWhole && rows.every((row, offset) => mayPair(first + offset, row))) {
      for (let offset = 0; offset < to - from; offset += 1) found[from + offset] = first + offset;
    }
    from = to;
  }
  return found;
}
