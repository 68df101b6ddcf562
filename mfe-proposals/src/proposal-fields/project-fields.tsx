import { proposalLimits } from '@harambee/domain';
import { FormNumberField, FormTextArea, FormTextList } from '@harambee/ui/app';
import { fieldLabels } from './field-labels.ts';
import { FieldColumn } from './field-layout.ts';

export function ProjectFields() {
  return (
    <FieldColumn>
      <FormTextList
        name="objectives"
        label={fieldLabels.objectives}
        itemLabel="Objective"
        help="Who does what, from which figure to which, by when. For example: raise the share of pupils who wash their hands from 39% to 90% by June 2027."
        maxLength={proposalLimits.objective}
        maxItems={proposalLimits.objectives}
      />
      <FormNumberField
        name="beneficiaries"
        label={fieldLabels.beneficiaries}
        help="People who are better off directly. Count each of them once."
        width="short"
      />
      <FormTextArea
        name="methodology"
        label={fieldLabels.methodology}
        help="How you will work, step by step, and why you trust this way."
        maxLength={proposalLimits.text}
        rows={6}
      />
    </FieldColumn>
  );
}
