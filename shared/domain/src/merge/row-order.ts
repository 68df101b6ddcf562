/**
 * The names of the merged rows in order, from their order on both sides. What only one side has added stands after the
 * row it follows there; theirs come first. Undefined if both have moved rows, in different ways.
 */
export function insertedRows(mine: readonly string[], theirs: readonly string[]): string[] | undefined {
  const inBoth = (names: readonly string[], other: readonly string[]) =>
    names.filter((name) => other.includes(name));
  const before = inBoth(mine, theirs)
    .filter((name) => name.startsWith('read '))
    .sort((one, other) => indexIn(one) - indexIn(other));
  const isMoved = (names: readonly string[]) =>
    names.filter((name) => before.includes(name)).join() !== before.join();
  const isSameOrder = inBoth(mine, theirs).join() === inBoth(theirs, mine).join();
  if (isMoved(mine) && isMoved(theirs) && !isSameOrder) return undefined;

  const [rows, others] = isMoved(mine) ? [[...mine], theirs] : [[...theirs], mine];
  for (const [at, name] of others.entries()) {
    if (rows.includes(name)) continue;
    let place = at === 0 ? 0 : rows.indexOf(others[at - 1] ?? '') + 1;
    if (name.startsWith('mine ')) while (rows[place]?.startsWith('theirs ')) place += 1;
    rows.splice(place, 0, name);
  }
  return rows;
}

const indexIn = (name: string): number => Number(name.slice('read '.length));
