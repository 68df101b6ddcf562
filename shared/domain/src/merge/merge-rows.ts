import { isSameValue } from '../outbox/says-the-same.ts';
import { insertedRows } from './row-order.ts';
import { pairRows } from './row-pairs.ts';

type Cells = Record<string, unknown>;

const isCells = (value: unknown): value is Cells =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for a merge that only a person can decide. */
export const undecided = Symbol('undecided');

/** One value changed by one of the two, or by both in the same way. */
export function mergeValue(read: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameValue(mine, theirs) || isSameValue(mine, read)) return theirs;
  return isSameValue(theirs, read) ? mine : undecided;
}

/** Cell by cell: only for rows that certainly are the same row. */
function mergeCells(read: Cells, mine: Cells, theirs: Cells): Cells | typeof undecided {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const cells = names.map((name) => [name, mergeValue(read[name], mine[name], theirs[name])] as const);
  return cells.some(([, value]) => value === undecided) ? undecided : Object.fromEntries(cells);
}

function mergeRow(key: string, read: unknown, mine: unknown, theirs: unknown): unknown {
  const whole = mergeValue(read, mine, theirs);
  if (!isCells(read) || !isCells(mine) || !isCells(theirs)) return whole;
  // What a person cannot see, such as the id a row gets when another one refers to it, is kept from either.
  const id = theirs[key] ?? mine[key];
  const isCertain = [read, mine, theirs].every((row) => row[key] !== undefined && row[key] === read[key]);
  const row = whole === undecided && isCertain ? mergeCells(read, mine, theirs) : whole;
  return isCells(row) && id !== undefined ? { ...row, [key]: id } : row;
}

/** Both have added the same row: by its key, or word by word where one of them has no key yet. */
function isSameAddition(key: string, mine: unknown, theirs: unknown): boolean {
  if (!isCells(mine) || !isCells(theirs)) return isSameValue(mine, theirs);
  if (mine[key] !== undefined && theirs[key] !== undefined) return mine[key] === theirs[key];
  return isSameValue(mine, theirs);
}

interface RowVersions {
  read: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

/**
 * Rows that two people added, removed, changed or moved, in one list: `undecided` if both changed one row in the same
 * cell, one removed what the other changed, or both moved rows in different ways. `key` names what identifies a row;
 * rows without it are recognized by their words and place, and then never mixed (OFFLINE-19).
 */
export function mergeRows(key: string, { read, mine, theirs }: RowVersions): unknown[] | typeof undecided {
  const mineOf = pairRows(key, read, mine);
  const theirsOf = pairRows(key, read, theirs);
  const rows = new Map<string, unknown>();
  for (const [index, before] of read.entries()) {
    const mineAt = mineOf.indexOf(index);
    const theirsAt = theirsOf.indexOf(index);
    if (mineAt < 0 && theirsAt < 0) continue;
    if (mineAt < 0 || theirsAt < 0) {
      const left = mineAt < 0 ? theirs[theirsAt] : mine[mineAt];
      if (!isSameValue(left, before)) return undecided;
      continue;
    }
    rows.set(`read ${index}`, mergeRow(key, before, mine[mineAt], theirs[theirsAt]));
  }
  const added = addedRows(key, { mine, mineOf, theirs, theirsOf });
  for (const [name, row] of [...added.theirs, ...added.mine]) rows.set(name, row);
  if (added.isUndecided || [...rows.values()].includes(undecided)) return undecided;

  const namesIn = (of: readonly (number | undefined)[], names: readonly string[]) =>
    of
      .map((index, at) => (index === undefined ? (names[at] ?? '') : `read ${index}`))
      .filter((name) => rows.has(name));
  const order = insertedRows(namesIn(mineOf, added.mineNames), namesIn(theirsOf, added.theirsNames));
  return order === undefined ? undecided : order.map((name) => rows.get(name));
}

interface Additions extends Omit<RowVersions, 'read'> {
  mineOf: readonly (number | undefined)[];
  theirsOf: readonly (number | undefined)[];
}

function addedRows(key: string, { mine, mineOf, theirs, theirsOf }: Additions) {
  const theirsNames = theirs.map((_row, at) => `theirs ${at}`);
  const theirsNew = theirs.flatMap((row, at) =>
    theirsOf[at] === undefined ? [{ row, name: `theirs ${at}` }] : [],
  );
  const taken = new Set<string>();
  let isUndecided = false;
  const mineNew: [string, unknown][] = [];
  const mineNames = mine.map((row, at) => {
    const name = `mine ${at}`;
    if (mineOf[at] !== undefined) return name;
    const same = theirsNew.find((one) => !taken.has(one.name) && isSameAddition(key, row, one.row));
    if (!same) {
      mineNew.push([name, row]);
      return name;
    }
    taken.add(same.name);
    if (!isSameValue(row, same.row)) isUndecided = true;
    return same.name;
  });
  return {
    mine: mineNew,
    theirs: theirsNew.map(({ name, row }) => [name, row] as const),
    mineNames,
    theirsNames,
    isUndecided,
  };
}
