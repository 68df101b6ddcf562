import { formatCents } from '@harambee/domain';
import { type Assessed, lost, type Signal } from './loss.ts';
import { says } from './worth.ts';

/** Why a budget that differs from the request caps the score. */
export const sumCap = 'The budget does not add up to the amount requested';

/** 11: the sum equals the request (4), lines name what they buy (2), with quantity and price (1), each with its reason (3), within cap and duration (1). */
export function soundBudget({ context, facts, review }: Assessed): Signal {
  const { agreement, lines, unreadBudget, budget, requestedCents } = context;
  const at = { section: 'budget', field: budget.isStructured ? 'budgetLines' : 'budget' } as const;
  const named = new Set(lines.map(({ item }) => item.toLowerCase()).filter((item) => says(item)));
  const isSound = named.size > 0 && agreement.state === 'equal';
  const share = (count: number) => (lines.length === 0 ? 1 : count / lines.length);
  const withoutQuantity = lines.filter(({ hasQuantity }) => !hasQuantity);
  const withoutReason = budget.isStructured
    ? (facts.proposal.budgetLines ?? []).filter(({ justification }) => !says(justification, 2)).length
    : lines.filter(({ note, hasQuantity }) => !note && !hasQuantity).length;
  // A budget in sentences may add up, but it could not be parsed.
  const isMissing =
    agreement.state === 'different' ||
    (agreement.state === 'open' && (requestedCents === 0 || !/\d{2}/.test(facts.proposal.budget)));
  const tooLong = review.notes.some(({ what }) => what === 'too_many_months');
  return {
    key: 'budget',
    label: 'Budget: sum, quantities, reasons',
    outOf: 11,
    aspect: 'complete',
    losses: lost(
      !isSound && {
        key: 'sum',
        gain: 4,
        what:
          agreement.state !== 'different' && !isMissing
            ? 'Set the budget out in lines, so that its sum can be checked'
            : lines.length > 0 && requestedCents > 0
              ? `Make the lines add up to the request: they differ by ${formatCents(Math.abs(agreement.differenceCents), agreement.currency)}`
              : 'Give the amount requested and budget lines that add up to it',
        ...at,
        note: 'budget lines',
        ...(isMissing && { lifts: sumCap }),
      },
      {
        key: 'unread lines',
        gain:
          lines.length === 0 ? 2 : 2 * (1 - Math.min(1, named.size / (lines.length + unreadBudget.length))),
        what: 'Give each line of the budget an item of its own and an amount',
        ...at,
      },
      {
        key: 'quantities',
        gain: share(withoutQuantity.length),
        what: 'Say how each amount comes about: quantity times unit cost',
        ...at,
        words: withoutQuantity[0]?.item,
      },
      { key: 'reasons', gain: 3 * share(withoutReason), what: 'Say of each line what it is for', ...at },
      (review.isAboveCap || tooLong || lines.length === 0) && {
        key: 'indirect',
        gain: 1,
        what: review.isAboveCap
          ? 'Bring indirect costs down to what the funder allows'
          : 'Let no line run longer than the project',
        section: 'budget',
        field: review.isAboveCap ? 'indirectCost' : at.field,
      },
    ),
  };
}
