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
          help="Who does what, from which figure to which, by when; outcomes above may stand for them. For example: raise the share of pupils who wash their hands from 39% to 90% by June 2027."
          maxLength={proposalFields.objectives.max}
          maxItems={proposalFields.objectives.maxItems}
        />
      </WithFindings>
      <WithFindings at="beneficiaries">
        <FormNumberField
          name="beneficiaries"
          label={proposalFields.beneficiaries.label}
          help="People who are better off directly. Count each of them once."
          width="short"
        />
      </WithFindings>
      <WithFindings at="methodology">
        <FormTextArea
          {...textProps('methodology')}
          help="How you will work, step by step, and why you trust this way."
          rows={6}
        />
      </WithFindings>
    </FieldColumn>
  );
}
