import { proposalLimits } from '@harambee/domain';
import { FormTextArea } from '@harambee/ui/app';
import { fieldLabels } from './field-labels.ts';
import { FieldColumn } from './field-layout.ts';

export function TeamFields() {
  return (
    <FieldColumn>
      <FormTextArea
        name="team"
        label={fieldLabels.team}
        help="Who does the work: roles, time spent and what they have done before. Name who measures the results."
        maxLength={proposalLimits.text}
        rows={7}
      />
    </FieldColumn>
  );
}
