import { proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import { Icon, room, styled } from '@harambee/ui';
import { Drawer } from '@harambee/ui/app';
import { useState } from 'react';
import { stateOf } from '../../proposal-fields/section-state.ts';
import { SectionSteps, type Sections } from './section-map.tsx';

const Bar = styled.button`
  display: none;
  @container ${room.medium} {
    display: flex; align-items: center; gap: 12px; width: 100%; min-height: 56px; padding: 10px 14px; text-align: left;
    border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); color: var(--ink);
  }
  & > span { flex: 1; min-width: 0; }
  & small { display: block; font-size: 12px; line-height: 16px; color: var(--ink-3); }
  & b { font-weight: 600; line-height: 22px; }
`;

const Segments = styled.span`
  display: flex; gap: 4px; margin-top: 6px;
  & i { flex: 1; height: 4px; border-radius: 2px; background: var(--line); }
  & [data-state='complete'] { background: var(--primary); }
  & [data-state='faulty'] { background: var(--danger); }
`;

const Inside = styled.div`padding: 16px 12px 24px;`;

/** On a narrow screen the map is a bar of five parts that opens a sheet. */
export function SectionSheet({ sections }: { sections: Sections }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Bar type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <span>
          <small>
            Section {sections.place + 1} of {proposalFormSectionNames.length}
          </small>
          <b>{proposalFormSections[sections.section]}</b>
          <Segments aria-hidden="true">
            {proposalFormSectionNames.map((section) => (
              <i key={section} data-state={stateOf(section, sections).state} />
            ))}
          </Segments>
        </span>
        <Icon name="chevron-down" />
      </Bar>
      <Drawer open={isOpen} side="bottom" label="Sections" onClose={() => setOpen(false)}>
        <Inside>
          <SectionSteps sections={sections} onChosen={() => setOpen(false)} />
        </Inside>
      </Drawer>
    </>
  );
}
