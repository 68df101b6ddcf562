import {
  costOfTokens,
  formatMoney,
  formatNumber,
  isOwnHost,
  type ModelPrices,
  neverSentToModel,
  type Tokens,
} from '@harambee/domain';
import type { LanguageModelInfo } from '@harambee/domain/schemas';
import { styled } from '@harambee/ui';

const Note = styled.div`
  display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--line-soft); border-radius: var(--r-control);
  background: var(--sunken); font-size: 13px; line-height: 19px; color: var(--ink-2); overflow-wrap: anywhere;
  & b { color: var(--ink); }
  & ul { display: grid; gap: 2px; padding-left: 18px; list-style: disc; }
`;

interface WhatIsSentProps {
  model: LanguageModelInfo;
  /** "When you generate the text". */
  when: string;
  gets: readonly string[];
  never?: readonly string[];
  tokens: Tokens;
}

/** What leaves the house, to whom, and about what it costs, before the first call (DRAFT-24). */
export function WhatIsSent({ model, when, gets, never = neverSentToModel, tokens }: WhatIsSentProps) {
  const { input, output } = tokens;
  const span = [input.least + output.least, input.most + output.most]
    .map(rounded)
    .map((n) => formatNumber(n));
  const where = isOwnHost(model.host)
    ? `${model.name} runs in your own network, at ${model.host}.`
    : `${model.name} runs at ${model.host}, outside of Harambee.`;
  return (
    <Note>
      <p>
        {where} <b>{when}, it gets:</b>
      </p>
      <ul>
        {gets.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        <b>It never gets:</b> {never.join('; ')}.
      </p>
      <p>
        <b>About {span.join(' to ')} tokens</b>
        {model.prices ? costInWords(tokens, model.prices) : '. The price is between you and its provider.'}
      </p>
    </Note>
  );
}

/** To two figures: more would look like knowledge. */
const rounded = (tokens: number): number => Number(tokens.toPrecision(2));

function costInWords(tokens: Tokens, prices: ModelPrices): string {
  const { least, most } = costOfTokens(tokens, prices);
  const amounts = [least, most].map((value) =>
    formatMoney(Math.max(0.01, Number(value.toPrecision(2))), prices.currency),
  );
  return `, which cost about ${[...new Set(amounts)].join(' to ')}.`;
}
