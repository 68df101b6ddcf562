import { proposalFields } from '@harambee/domain';
import { FormNumberField, FormTextArea, FormTextList } from '@harambee/ui/app';
import { WithFindings } from '../findings/form-findings.tsx';
import { PlanWithText } from '../proposed-rows/plan-with-text.tsx';
import { FieldColumn } from './field-layout.ts';
import { textProps } from './text-props.ts';

export function ProjectFields() {
  return (
    <FieldColumn>
      <PlanWithText table="outcomes" />
      <WithFindings at="objectives">
        <FormTextList
          name="objectives"
          label={proposalFields.objectives.label}
          itemLabel={proposalFields.objectives.itemLabel}
          help="Who does what, from which figure to which, by when; outcomes above can replace them. For example: raise the share of pupils who wash their hands from 39% to 90% by June 2027."
          maxLength={proposalFields.objectives.max}
          maxItems={proposalFields.objectives.maxItems}
        />
      </WithFindings>
      <WithFindings at="beneficiaries">
        <FormNumberField
          name="beneficiaries"
          label={proposalFields.beneficiaries.label}
          help="People who benefit directly. Count each person once."
          width="short"
        />
      </WithFindings>
      <WithFindings at="methodology">
        <FormTextArea
          {...textProps('methodology')}
          help="How you will work, step by step, and why this approach works."
          rows={6}
        />
      </WithFindings>
    </FieldColumn>
  );
}
