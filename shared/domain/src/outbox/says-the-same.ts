const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ignores spaces at the ends, the order of names, ids from the server, and empty values. */
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

/** Whether two values say the same to people: spaces at the ends, ids and empty values make no difference. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one) ?? '') === JSON.stringify(plain(other) ?? '');

/**
 * Whether the server already has everything that was to be sent: then an earlier try arrived and only its answer was
 * lost. Ignores the budget's text if there are budget lines, because the server writes it.
 */
export function saysTheSame(wanted: object, present: object): boolean {
  const { budgetLines } = wanted as { budgetLines?: unknown[] };
  return Object.entries(wanted).every(([name, value]) => {
    if (name === 'budget' && budgetLines?.length) return true;
    const found = (present as Record<string, unknown>)[name];
    return JSON.stringify(plain(value)) === JSON.stringify(plain(found));
  });
}
