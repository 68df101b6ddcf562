import { emptyCall, emptyCallRow, type RequestedMoney } from '@harambee/domain';
import { checkEligibility } from '../../eligibility/check-eligibility.ts';
import { type EligibilityCase, eligibilityCases, eligibilityToday } from '../index.ts';

const moneyOf = ({
  requestedAmount,
  totalCost,
  currency,
}: NonNullable<EligibilityCase['request']>): RequestedMoney => ({
  amount: requestedAmount ?? null,
  total: totalCost ?? null,
  currency: currency ?? '',
});

const verdictOf = ({ rule, profile, request, deadlineDay = '' }: EligibilityCase) => {
  const eligibility = [{ ...emptyCallRow('eligibility', 'e'), ...rule }];
  const options = { today: eligibilityToday, ...(request && { request: moneyOf(request) }) };
  return checkEligibility({ ...emptyCall, eligibility, deadlineDay }, profile, options)[0]?.verdict;
};

/** "All countries except Kenya" for an organization in Kenya: the judge would ask, the rule says no. */
const contested = ['country-16'];

test('every rule is answered as the judge named, and never with a yes that is wrong', () => {
  const others = eligibilityCases.filter((one) => verdictOf(one) !== one.expected);
  expect(others.filter((one) => verdictOf(one) === 'yes').map(({ id }) => id)).toEqual([]);
  expect(others.map(({ id }) => id)).toEqual(contested);
});
