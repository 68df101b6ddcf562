import { isAboveCap } from '@harambee/domain';
import { fieldId } from '@harambee/ui';
import * as S from './budget-table.styles.ts';
import { CellInput } from './cell-input.tsx';
import { rateOf, showRate } from './cell-values.ts';
import type { BudgetForm } from './use-budget.ts';

/** The part of the direct cost that is asked for indirect cost, and the most this funder allows. */
export function IndirectRates({ indirect, setIndirect }: Pick<BudgetForm, 'indirect' | 'setIndirect'>) {
  const id = fieldId('indirectCost');
  return (
    <S.Rates>
      <CellInput
        id={id}
        label="Indirect costs, per cent of direct"
        shown={showRate(indirect.rate)}
        isNumber
        isFaulty={isAboveCap(indirect)}
        onType={(text) => setIndirect({ rate: rateOf(text) })}
      />
      <span>of direct, at most</span>
      <CellInput
        id={`${id}-cap`}
        label="The most this funder allows, per cent of direct"
        shown={showRate(indirect.cap)}
        isNumber
        onType={(text) => setIndirect({ cap: rateOf(text) })}
      />
    </S.Rates>
  );
}
