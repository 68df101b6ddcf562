import { amountsInWords, formatMoney, type RequestedMoney } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';
import { otherCurrency } from './income-rule.ts';
import { within } from './money-asked.ts';
import { type Finding, no, yes } from './rule.ts';

/** The smallest and largest amount of a call, against the money asked for; undefined without one of either. */
export function callAmountsRule(
  { leastAmount, mostAmount, currency }: Pick<CallContent, 'leastAmount' | 'mostAmount' | 'currency'>,
  request: RequestedMoney,
): Finding | undefined {
  if ((leastAmount === null && mostAmount === null) || request.amount === null) return undefined;
  const own = `You ask for ${formatMoney(request.amount, request.currency)}`;
  const different = otherCurrency(request.currency, currency, own);
  if (different) return { ...different, place: 'request' };
  const words = `${own}. The call gives ${amountsInWords({ leastAmount, mostAmount, currency })}.`;
  const bounds = {
    ...(leastAmount !== null && { least: leastAmount }),
    ...(mostAmount !== null && { most: mostAmount }),
    currency,
  };
  const found = within({ least: request.amount, most: request.amount }, bounds);
  return found === 'yes' ? yes(words, 'request') : no(words, 'request');
}
