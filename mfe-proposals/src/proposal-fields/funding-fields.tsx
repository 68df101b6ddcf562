import { proposalFields } from '@harambee/domain';
import { FormDateField } from '@harambee/ui/app';
import { BudgetField } from './budget/budget-field.tsx';
import { RequestField } from './budget/request-field.tsx';
import { CurrencyField } from './currency-field.tsx';
import { FieldColumn } from './field-layout.ts';
import { SectionLimits } from './section-limits.tsx';

export function FundingFields() {
  return (
    <FieldColumn>
      <CurrencyField />
      <RequestField />
      <FormDateField
        name="deadline"
        label={proposalFields.deadline.label}
        help="The funder’s last day."
        width="short"
      />
      <BudgetField />
      <SectionLimits />
    </FieldColumn>
  );
}
