/** One tool of a model: what it is for, its arguments, and what it answers. */
export type Tool = [
  description: string,
  properties: Record<string, object>,
  run: (args: Record<string, unknown>) => unknown,
];

/** An argument as text: a model may send anything. */
export const text = (value: unknown, longest = 300): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';
