import { FormTextArea } from '@harambee/ui/app';
import { WithFindings } from '../findings/form-findings.tsx';
import { PlanWithText } from '../proposed-rows/plan-with-text.tsx';
import { FieldColumn } from './field-layout.ts';
import { textProps } from './text-props.ts';
import { WriterField } from './writer-field.tsx';

export function TeamFields() {
  return (
    <FieldColumn>
      <PlanWithText table="people" />
      <WithFindings at="team">
        <FormTextArea
          {...textProps('team')}
          help="Who does the work: roles, time spent and what they have done before. Name who measures the results."
          rows={7}
        />
      </WithFindings>
      <PlanWithText table="trackRecord" />
      <PlanWithText table="safeguards" />
      <WriterField />
    </FieldColumn>
  );
}
