import type { Proposal } from '@harambee/domain/schemas';
import { Card, EmptyState, room, styled, Tabs } from '@harambee/ui';
import { SkeletonText } from '@harambee/ui/app';
import type { ReactNode } from 'react';
import { placeOf } from '../../../places/field-place.ts';
import { FindingsPanel } from '../../../proposal-findings/findings-panel.tsx';
import { Answers } from '../answers.tsx';
import { TracedDocument } from '../document/document.tsx';
import { hasReadiness, Readiness } from '../readiness/readiness.tsx';
import { useFix } from '../readiness/use-fix.ts';
import { type DetailTab, detailTabNames, detailTabs, isFormTab, useTab } from '../tabs.ts';

const Layout = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 328px; gap: 32px; align-items: start;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Rail = styled.div`display: grid; gap: 24px;`;

interface WaitingTabsProps {
  proposal: Proposal;
  isWriting: boolean;
  /** Leads to the form; absent for somebody who may not write. */
  onEdit: (() => void) | undefined;
}

/** The tabs whose content is on the device. */
const shown: readonly DetailTab[] = detailTabNames.filter((name) => isFormTab(name) || name === 'generated');

export function WaitingTabs({ proposal, isWriting, onEdit }: WaitingTabsProps) {
  const { tab: asked, setTab } = useTab();
  const tab = shown.includes(asked) ? asked : 'overview';
  const { found, onFix } = useFix(proposal, onEdit, () => setTab('generated'));
  const onPlace = (path: string) => {
    const place = placeOf(path);
    if (place?.kind === 'field') setTab(place.tab);
    else onFix({ points: 0, what: 'A finding', field: path });
  };
  const main = (name: DetailTab): ReactNode => {
    if (isFormTab(name)) return <Answers proposal={proposal} tab={name} onEdit={onEdit} />;
    if (isWriting) return <SkeletonText lines={12} />;
    if (proposal.sections.length === 0) return <NoText />;
    return <TracedDocument proposal={proposal} found={found} onEditField={onEdit} />;
  };
  return (
    <Tabs
      label="Parts of the proposal"
      value={tab}
      onChange={setTab}
      tabs={shown.map((name) => ({
        id: name,
        label: detailTabs[name].label,
        panel: name === tab && (
          <Layout>
            {main(name)}
            <Rail>
              {hasReadiness(proposal) && (
                <Readiness
                  proposal={proposal}
                  onEdit={onEdit}
                  onFix={onFix}
                  onGenerate={undefined}
                  isOnDevice
                />
              )}
              <FindingsPanel proposal={proposal} onPlace={onPlace} />
            </Rail>
          </Layout>
        ),
      }))}
    />
  );
}

const NoText = () => (
  <Card>
    <EmptyState
      picture="boat"
      title="No Generated Content"
      text="Generate the text when the answers are complete. It is written on this device."
    />
  </Card>
);
