import type { CheckedStatement, HandCheck } from '../call/call-checks.schemas.ts';
import type { EligibilityCheck } from './eligibility.schemas.ts';
import type { EligibilityVerdict } from './eligibility-vocabulary.ts';

/** The cells of a statement alone, as a check by hand keeps them. */
export const checkedStatementOf = ({
  text,
  kind,
  value,
  isExclusion,
}: CheckedStatement): CheckedStatement => ({
  text,
  kind,
  value,
  isExclusion,
});

/** Whether a check by hand still speaks of this statement: not after its words have changed. */
export const isCheckOf = (check: Pick<HandCheck, 'statement'>, row: CheckedStatement): boolean =>
  JSON.stringify(checkedStatementOf(check.statement)) === JSON.stringify(checkedStatementOf(row));

/** What counts of a rule: its own verdict; where that is `ask`, what somebody has found out. */
export const countedVerdict = ({
  verdict,
  byHand,
}: Pick<EligibilityCheck, 'verdict' | 'byHand'>): EligibilityVerdict =>
  verdict === 'ask' && byHand ? byHand.verdict : verdict;

/** No if any rule says no, else ask if any asks, else yes; undefined without a rule (CALL-38). */
export function overallVerdict(
  checks: readonly Pick<EligibilityCheck, 'verdict' | 'byHand'>[],
): EligibilityVerdict | undefined {
  const counted = checks.map(countedVerdict);
  if (counted.includes('no')) return 'no';
  if (counted.includes('ask')) return 'ask';
  return counted.length > 0 ? 'yes' : undefined;
}

/** `2 yes, 1 no, 3 to ask`; '' without a rule. */
export function verdictsInWords(checks: readonly Pick<EligibilityCheck, 'verdict' | 'byHand'>[]): string {
  const counted = checks.map(countedVerdict);
  const count = (verdict: EligibilityVerdict) => counted.filter((one) => one === verdict).length;
  return [
    count('no') > 0 && `${count('no')} no`,
    count('ask') > 0 && `${count('ask')} to ask`,
    count('yes') > 0 && `${count('yes')} yes`,
  ]
    .filter(Boolean)
    .join(', ');
}
