import { formatMoney, sampleProposal } from '@harambee/domain';
import { media, styled } from '@harambee/ui';
import { ProposalStatusChip } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import type { WizardValues } from '../wizard-values.ts';

const Card = styled.article`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); padding: 20px; display: grid; gap: 14px;
  h3 { font-size: var(--t-lg); line-height: 24px; }
  p { line-height: 22px; max-width: 65ch; overflow-wrap: anywhere; }
  ul { margin: 6px 0 0; padding-left: 20px; list-style: disc; display: grid; gap: 4px; line-height: 21px; }
  h4 { font: 600 var(--t-md)/20px var(--font-text); }
  @media ${media.phone} { padding: 16px; }
`;
const Head = styled.div`display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; justify-content: space-between;`;
const Facts = styled.dl`
  display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; font-variant-numeric: tabular-nums;
  dt { font-size: var(--t-sm); color: var(--ink-2); }
  dd { margin: 0; font: 600 18px/24px var(--font-head); }
`;

/** Step 5: the proposal that Next creates (ONBOARD-14). */
export function SampleStep() {
  const { values } = useFormikContext<WizardValues>();
  const { title, description, amount, duration, objectives } = sampleProposal(values.name);
  return (
    <Card aria-label="Sample proposal">
      <Head>
        <h3>{title}</h3>
        <ProposalStatusChip status="draft" />
      </Head>
      <Facts>
        <div>
          <dt>Amount</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{duration}</dd>
        </div>
      </Facts>
      <p>{description}</p>
      <div>
        <h4>Objectives</h4>
        <ul>
          {objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
