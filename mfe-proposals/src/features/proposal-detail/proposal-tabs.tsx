import type { Proposal } from '@harambee/domain/schemas';
import { styled, Tabs } from '@harambee/ui';
import type { ReactNode } from 'react';
import { Answers } from './answers.tsx';
import { GeneratedContent } from './generated-content.tsx';
import { History } from './history.tsx';
import { hasReadiness, Readiness } from './readiness.tsx';
import { type DetailTab, detailTabNames, detailTabs, useTab } from './tabs.ts';

const Layout = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 328px; gap: 32px; align-items: start;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Rail = styled.div`
  display: grid; gap: 24px; position: sticky; top: 80px;
  @media (max-width: 1100px) { display: contents; }
`;

/** The readiness comes before a long text where there is one column only, the history after it. */
const First = styled.div`
  @media (max-width: 1100px) { order: -1; }
`;

interface ProposalTabsProps {
  proposal: Proposal;
  /** Absent while the proposal may not be changed. */
  onEdit: ((tab: DetailTab) => void) | undefined;
  onGenerate: (() => void) | undefined;
}

/** The six tabs in view mode (spec 2.13). */
export function ProposalTabs({ proposal, onEdit, onGenerate }: ProposalTabsProps) {
  const { tab, setTab } = useTab();
  const panel = (name: DetailTab): ReactNode => (
    <Layout>
      {name === 'content' ? (
        <GeneratedContent proposal={proposal} />
      ) : (
        <Answers proposal={proposal} tab={name} onEdit={onEdit && (() => onEdit(name))} />
      )}
      <Rail>
        {hasReadiness(proposal) && (
          <First>
            <Readiness proposal={proposal} onEdit={onEdit} onGenerate={onGenerate} />
          </First>
        )}
        <History proposal={proposal} />
      </Rail>
    </Layout>
  );
  return (
    <Tabs
      label="Parts of the proposal"
      value={tab}
      onChange={setTab}
      tabs={detailTabNames.map((name) => ({
        id: name,
        label: detailTabs[name].label,
        panel: name === tab ? panel(name) : null,
      }))}
    />
  );
}
