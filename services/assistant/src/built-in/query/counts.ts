import type { Limit } from '../../understanding/amount.ts';

/** Whether a count keeps to a limit. */
export const keepsTo = (count: number, { sign, amount }: Limit): boolean =>
  ({ '>': count > amount, '≥': count >= amount, '<': count < amount, '≤': count <= amount })[sign];
