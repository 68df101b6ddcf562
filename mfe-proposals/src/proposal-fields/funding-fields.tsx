import { proposalFields } from '@harambee/domain';
import { FormDateField } from '@harambee/ui/app';
import { FindingsAt, WithFindings } from '../findings/form-findings.tsx';
import { BudgetField } from './budget/budget-field.tsx';
import { RequestField } from './budget/request-field.tsx';
import { CurrencyField } from './currency-field.tsx';
import { FieldColumn } from './field-layout.ts';
import { SectionLimits } from './section-limits.tsx';

export function FundingFields() {
  return (
    <FieldColumn>
      <WithFindings at="currency">
        <CurrencyField />
      </WithFindings>
      <WithFindings at="requestedAmount">
        <RequestField />
      </WithFindings>
      <WithFindings at="deadline">
        <FormDateField
          name="deadline"
          label={proposalFields.deadline.label}
          help="The funder’s last day."
          width="short"
        />
      </WithFindings>
      <WithFindings at="budget">
        <BudgetField />
        <FindingsAt place="budgetLines" />
        <FindingsAt place="indirectCost" />
      </WithFindings>
      <SectionLimits />
    </FieldColumn>
  );
}
