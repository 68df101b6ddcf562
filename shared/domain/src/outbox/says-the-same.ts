const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spaces at the ends, the order of names, ids the server gives and what is empty make no difference. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain);
  if (!isObject(value)) return value;
  const pairs = Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, content]) => [name, plain(content)] as const)
    .filter(([, content]) => content !== undefined);
  return Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Whether what the server has says all that was to be said: then an earlier try has arrived, and only its answer was lost.
 * The text of a budget with lines is the server's own.
 */
export function saysTheSame(wanted: object, present: object): boolean {
  const { budgetLines } = wanted as { budgetLines?: unknown[] };
  return Object.entries(wanted).every(([name, value]) => {
    if (name === 'budget' && budgetLines?.length) return true;
    const found = (present as Record<string, unknown>)[name];
    return JSON.stringify(plain(value)) === JSON.stringify(plain(found));
  });
}
