import { formatMoney } from '@harambee/domain';

/** An amount with currency and separators, in tabular figures. */
export function Money({ amount, currency, locale }: { amount: number; currency?: string; locale?: string }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(amount, currency, locale)}</span>;
}
