import { proposalFields } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Button, FormTextField } from '@harambee/ui';
import { FormSelect, FormTextArea } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { WithFindings } from '../findings/form-findings.tsx';
import { FieldColumn } from './field-layout.ts';
import { textProps } from './text-props.ts';

export function BasicFields() {
  return (
    <FieldColumn>
      <WithFindings at="title">
        <FormTextField
          {...textProps('title')}
          help="What will change, for whom and where. Reviewers remember a title they can picture."
        />
      </WithFindings>
      <WithFindings at="grantId">
        <FormTextField
          {...textProps('grantId')}
          help="The funder’s number for this call, as printed in their announcement."
          width="medium"
        />
      </WithFindings>
      <Organization />
      <FormSelect
        name="category"
        label={proposalFields.category.label}
        help="The field of work that fits best."
        choices={proposalFields.category.choices}
        placeholder="Choose a category"
        width="medium"
      />
      <FormSelect
        name="voice"
        label={proposalFields.voice.label}
        help="One voice from the first sentence to the last. Write your own words in it, too."
        choices={[{ value: 'name', label: 'The organization’s name' }]}
        placeholder="We"
        width="medium"
        optional
      />
      <WithFindings at="description">
        <FormTextArea
          {...textProps('description')}
          help="The need: what is wrong today, how you know it, and what you want to do. A figure with its source and date weighs more than an adjective."
          rows={6}
        />
      </WithFindings>
    </FieldColumn>
  );
}

function Organization() {
  const { values, setFieldValue } = useFormikContext<ProposalFields>();
  const { tenantName } = useUser();
  return (
    <div>
      <FormTextField
        {...textProps('organization')}
        help="The name the funder should write on the agreement."
      />
      {values.organization === '' && tenantName && (
        <Button kind="quiet" small onClick={() => setFieldValue('organization', tenantName)}>
          Use {tenantName}
        </Button>
      )}
    </div>
  );
}
