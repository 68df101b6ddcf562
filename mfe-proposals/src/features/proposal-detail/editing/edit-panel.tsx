import { styled } from '@harambee/ui';
import type { ReactNode } from 'react';
import { SectionAside } from '../../../proposal-fields/section-aside.tsx';
import { sectionFields } from '../../../proposal-fields/section-fields.tsx';
import { type DetailTab, detailTabs } from '../tabs.ts';

/** The advice stands beside the fields where there is room for both, else below them. */
const Panel = styled.div`
  display: flex; flex-wrap: wrap; gap: 28px 48px; align-items: flex-start;
  & > div { flex: 1 1 480px; max-width: 616px; min-width: 0; }
  & > aside { flex: 1 1 240px; max-width: 616px; min-width: 0; }
`;
const Column = styled.div`display: grid; gap: 28px; grid-template-columns: minmax(0, 1fr);`;
const Quiet = styled.p`color: var(--ink-2); line-height: 21px;`;

/** The fields of a tab with what reviewers look for in them. */
export function EditPanel({ tab, summary }: { tab: DetailTab; summary: ReactNode }) {
  const [section] = detailTabs[tab].sections;
  const Fields = section && sectionFields[section];
  return (
    <Panel>
      <Column>
        {summary}
        {Fields ? (
          <Fields />
        ) : (
          <Quiet>
            The text is written from your answers. Change them in the other tabs, then generate it again.
          </Quiet>
        )}
      </Column>
      {section && <SectionAside section={section} />}
    </Panel>
  );
}
