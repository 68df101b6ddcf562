import { FormTextArea } from '@harambee/ui/app';
import { WithFindings } from '../findings/form-findings.tsx';
import { PlanTable } from '../plan/plan-table.tsx';
import { FieldColumn } from './field-layout.ts';
import { textProps } from './text-props.ts';

export function TeamFields() {
  return (
    <FieldColumn>
      <PlanTable table="people" />
      <WithFindings at="team">
        <FormTextArea
          {...textProps('team')}
          help="Who does the work: roles, time spent and what they have done before. Name who measures the results."
          rows={7}
        />
      </WithFindings>
      <PlanTable table="trackRecord" />
      <PlanTable table="safeguards" />
    </FieldColumn>
  );
}
