import { proposalFields } from '@harambee/domain';
import { FormNumberField, FormTextArea } from '@harambee/ui/app';
import { FieldColumn } from './field-layout.ts';
import { textProps } from './text-props.ts';

const { minimum, maximum } = proposalFields.projectDuration;

export function ImplementationFields() {
  return (
    <FieldColumn>
      <FormNumberField
        name="projectDuration"
        label={proposalFields.projectDuration.label}
        help={`From ${minimum} to ${maximum} months.`}
        width="short"
      />
      <FormTextArea
        {...textProps('timeline')}
        help="What happens when, with a month or a quarter for each step and a name beside it."
        rows={5}
      />
      <FormTextArea
        {...textProps('sustainability')}
        help="Who pays, repairs and decides once the grant has ended."
        rows={5}
      />
    </FieldColumn>
  );
}
