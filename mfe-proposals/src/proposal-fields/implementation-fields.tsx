import { proposalLimits } from '@harambee/domain';
import { FormNumberField, FormTextArea } from '@harambee/ui/app';
import { fieldLabels } from './field-labels.ts';
import { FieldColumn } from './field-layout.ts';

const { minimum, maximum } = proposalLimits.projectDuration;

export function ImplementationFields() {
  return (
    <FieldColumn>
      <FormNumberField
        name="projectDuration"
        label={fieldLabels.projectDuration}
        help={`From ${minimum} to ${maximum} months.`}
        width="short"
      />
      <FormTextArea
        name="timeline"
        label={fieldLabels.timeline}
        help="What happens when, with a month or a quarter for each step and a name beside it."
        maxLength={proposalLimits.text}
        rows={5}
      />
      <FormTextArea
        name="sustainability"
        label={fieldLabels.sustainability}
        help="Who pays, repairs and decides once the grant has ended."
        maxLength={proposalLimits.text}
        rows={5}
      />
    </FieldColumn>
  );
}
