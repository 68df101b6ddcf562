import {
  costOfText,
  formatMoney,
  formatNumber,
  isOwnHost,
  neverSentToModel,
  proposalFields,
  sentToModel,
  tokensOfText,
} from '@harambee/domain';
import type { LanguageModelInfo, ProposalFields } from '@harambee/domain/schemas';
import { useGetLanguageModelQuery } from '@harambee/platform';
import { styled } from '@harambee/ui';
import { FormSelect } from '@harambee/ui/app';
import { useFormikContext } from 'formik';

const Note = styled.div`
  display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--line-soft); border-radius: var(--r-control);
  background: var(--sunken); font-size: 13px; line-height: 19px; color: var(--ink-2); overflow-wrap: anywhere;
  & b { color: var(--ink); }
  & ul { display: grid; gap: 2px; padding-left: 18px; list-style: disc; }
`;
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
      {values.writer === '' && <WhatIsSent model={model} characters={JSON.stringify(values).length} />}
    </Stack>
  );
}

function WhatIsSent({ model, characters }: { model: LanguageModelInfo; characters: number }) {
  const { input, output } = tokensOfText(characters);
  const tokens = [input.least + output.least, input.most + output.most]
    .map(rounded)
    .map((n) => formatNumber(n));
  const where = isOwnHost(model.host)
    ? `${model.name} runs in your own network, at ${model.host}.`
    : `${model.name} runs at ${model.host}, outside of Harambee.`;
  return (
    <Note>
      <p>
        {where} <b>When you generate the text, it gets:</b>
      </p>
      <ul>
        {sentToModel.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        <b>It never gets:</b> {neverSentToModel.join('; ')}.
      </p>
      <p>
        <b>About {tokens.join(' to ')} tokens</b>
        {model.prices
          ? costInWords(characters, model.prices)
          : '. The price is between you and its provider.'}
      </p>
    </Note>
  );
}

/** To two figures: more would look like knowledge. */
const rounded = (tokens: number): number => Number(tokens.toPrecision(2));

function costInWords(characters: number, prices: NonNullable<LanguageModelInfo['prices']>): string {
  const { least, most } = costOfText(characters, prices);
  const amount = (value: number) =>
    formatMoney(Math.max(0.01, Number(value.toPrecision(2))), prices.currency);
  return `, which cost about ${amount(least)} to ${amount(most)}.`;
}
