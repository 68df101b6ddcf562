import { proposalFields, sentToModel, tokensOfText } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useGetLanguageModelQuery } from '@harambee/platform';
import { styled } from '@harambee/ui';
import { FormSelect } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { WhatIsSent } from '../components/what-is-sent.tsx';

const Stack = styled.div`display: grid; gap: 12px;`;

/** Who writes the text, before anything is sent (DRAFT-24, DRAFT-25). Not there where no language model is set. */
export function WriterField() {
  const { data } = useGetLanguageModelQuery();
  const { values } = useFormikContext<ProposalFields>();
  const model = data?.model;
  if (!model) return null;
  return (
    <Stack>
      <FormSelect
        name="writer"
        label={proposalFields.writer.label}
        help="Facts stay facts either way: a language model cannot write a number or a name of its own."
        choices={[{ value: 'built_in', label: 'Harambee alone: nothing is sent' }]}
        placeholder={`The language model ${model.name}`}
        width="medium"
        optional
      />
      {values.writer === '' && (
        <WhatIsSent
          model={model}
          when="When you generate the text"
          gets={sentToModel}
          tokens={tokensOfText(JSON.stringify(values).length)}
        />
      )}
    </Stack>
  );
}
