import { proposalLimits } from '@harambee/domain';
import { FormDateField, FormMoneyField, FormTextArea } from '@harambee/ui/app';
import { BudgetLines } from './budget-lines.tsx';
import { fieldLabels } from './field-labels.ts';
import { FieldColumn } from './field-layout.ts';

export function FundingFields() {
  return (
    <FieldColumn>
      <FormMoneyField
        name="requestedAmount"
        label={fieldLabels.requestedAmount}
        help="Whole dollars. It should equal the sum of your budget below."
        width="medium"
      />
      <FormDateField
        name="deadline"
        label={fieldLabels.deadline}
        help="The funder’s last day."
        width="short"
      />
      <FormTextArea
        name="budget"
        label={fieldLabels.budget}
        help="One line for each item, for example “Solar pumps: 6 x $5,200” or “Community mobilisers: $8,400”. Sums are computed for you."
        maxLength={proposalLimits.text}
        rows={8}
      />
      <BudgetLines />
    </FieldColumn>
  );
}
