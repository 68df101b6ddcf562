import { FormDateField } from '@harambee/ui/app';
import { BudgetField } from './budget/budget-field.tsx';
import { RequestField } from './budget/request-field.tsx';
import { fieldLabels } from './field-labels.ts';
import { FieldColumn } from './field-layout.ts';
import { SectionLimits } from './section-limits.tsx';

export function FundingFields() {
  return (
    <FieldColumn>
      <RequestField />
      <FormDateField
        name="deadline"
        label={fieldLabels.deadline}
        help="The funder’s last day."
        width="short"
      />
      <BudgetField />
      <SectionLimits />
    </FieldColumn>
  );
}
