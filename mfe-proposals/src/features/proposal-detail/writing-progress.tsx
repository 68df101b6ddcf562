import type { Proposal } from '@harambee/domain/schemas';
import { Icon, ProgressBar, styled } from '@harambee/ui';
import { progressText } from '../../proposal-progress.ts';
import { StopModel } from './stop-model.tsx';

const Root = styled.section`
  display: grid; gap: 8px; padding: 16px 20px; border: 1px solid var(--info-line, var(--line));
  border-radius: var(--r-card); background: var(--card);
  & > div:first-of-type { display: flex; align-items: center; gap: 8px; }
  & svg { color: var(--info-ink); }
  & b { flex: 1; font-weight: 600; }
  & > div:first-of-type > span { color: var(--ink-3); font-size: 13px; font-variant-numeric: tabular-nums; }
  & p { font-size: 13px; line-height: 18px; color: var(--ink-2); }
`;

/** What is being written now and how far it is; it goes on when the page is left. */
export function WritingProgress({ proposal }: { proposal: Proposal }) {
  const words = progressText(proposal);
  return (
    <Root aria-label="Progress of the text">
      <div>
        <Icon name="turning" spin />
        <b>{words}</b>
        <span>{proposal.progress}%</span>
      </div>
      <ProgressBar
        label="Text written"
        value={proposal.progress}
        valueText={`${words}, ${proposal.progress}%`}
      />
      <p>You can leave this page. Writing continues, and the list shows the progress.</p>
      {!proposal.queued && <StopModel proposal={proposal} />}
    </Root>
  );
}
