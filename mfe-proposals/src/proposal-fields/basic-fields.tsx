import { proposalCategories, proposalLimits } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Button, FormTextField } from '@harambee/ui';
import { FormSelect, FormTextArea } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { fieldLabels } from './field-labels.ts';
import { FieldColumn } from './field-layout.ts';

export function BasicFields() {
  return (
    <FieldColumn>
      <FormTextField
        name="title"
        label={fieldLabels.title}
        help="What will change, for whom and where. Reviewers remember a title they can picture."
        maxLength={proposalLimits.title}
      />
      <FormTextField
        name="grantId"
        label={fieldLabels.grantId}
        help="The funder’s number for this call, as printed in their announcement."
        maxLength={proposalLimits.grantId}
        width="medium"
      />
      <Organization />
      <FormSelect
        name="category"
        label={fieldLabels.category}
        help="The field of work that fits best."
        choices={proposalCategories}
        placeholder="Choose a category"
        width="medium"
      />
      <FormTextArea
        name="description"
        label={fieldLabels.description}
        help="The need: what is wrong today, how you know it, and what you want to do. A figure with its source and date weighs more than an adjective."
        maxLength={proposalLimits.text}
        rows={6}
      />
    </FieldColumn>
  );
}

function Organization() {
  const { values, setFieldValue } = useFormikContext<ProposalFields>();
  const { tenantName } = useUser();
  return (
    <div>
      <FormTextField
        name="organization"
        label={fieldLabels.organization}
        help="The name the funder should write on the agreement."
        maxLength={proposalLimits.organization}
      />
      {values.organization === '' && tenantName && (
        <Button kind="quiet" small onClick={() => setFieldValue('organization', tenantName)}>
          Use {tenantName}
        </Button>
      )}
    </div>
  );
}
