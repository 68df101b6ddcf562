import { proposalFields } from '@harambee/domain';
import { FormDateField, FormNumberField, FormTextArea } from '@harambee/ui/app';
import { WithFindings } from '../findings/form-findings.tsx';
import { PlanWithText } from '../proposed-rows/plan-with-text.tsx';
import { FieldColumn } from './field-layout.ts';
import { textProps } from './text-props.ts';

const { minimum, maximum } = proposalFields.projectDuration;

export function ImplementationFields() {
  return (
    <FieldColumn>
      <WithFindings at="startDate">
        <FormDateField
          name="startDate"
          label={proposalFields.startDate.label}
          help="The first day of the project. Once you set it, months are shown by name."
          width="short"
          optional
        />
      </WithFindings>
      <WithFindings at="projectDuration">
        <FormNumberField
          name="projectDuration"
          label={proposalFields.projectDuration.label}
          help={`From ${minimum} to ${maximum} months.`}
          width="short"
        />
      </WithFindings>
      <PlanWithText table="activities" />
      <WithFindings at="timeline">
        <FormTextArea
          {...textProps('timeline')}
          help="What happens when, with a month or a quarter for each step and a name beside it."
          rows={5}
        />
      </WithFindings>
      <PlanWithText table="risks" />
      <PlanWithText table="assumptions" />
      <PlanWithText table="mechanisms" />
      <WithFindings at="sustainability">
        <FormTextArea
          {...textProps('sustainability')}
          help="Who pays, repairs and decides once the grant has ended."
          rows={5}
        />
      </WithFindings>
    </FieldColumn>
  );
}
