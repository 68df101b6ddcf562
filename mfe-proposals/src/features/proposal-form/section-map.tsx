import { proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import { Icon, room, styled } from '@harambee/ui';
import { stateOf } from '../../proposal-fields/section-state.ts';
import type { useSections } from './use-sections.ts';

export type Sections = ReturnType<typeof useSections>;

const Nav = styled.nav`
  position: sticky; top: 88px;
  @container ${room.medium} { display: none; }
`;

const Steps = styled.ol`
  display: grid;
  & button {
    display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 12px; width: 100%; text-align: left;
    padding: 9px 12px 9px 8px; border-radius: var(--r-control); color: var(--ink-2); position: relative;
  }
  & button:hover { background: var(--sunken); }
  & b { display: block; font-weight: 400; line-height: 24px; }
  & small { display: block; font-size: 12px; line-height: 16px; color: var(--ink-3); }
  & i {
    width: 24px; height: 24px; border-radius: 50%; border: 1.5px solid var(--line-control); display: grid;
    place-items: center; font: 600 12px/1 var(--font-head); background: var(--paper); color: var(--ink-2);
    position: relative; z-index: 1;
  }
  /* The line that joins the steps. */
  & li:not(:last-child) > button::after {
    content: ''; position: absolute; left: 19.25px; top: 33px; bottom: -9px; width: 1.5px; background: var(--line);
  }
  & [data-state='complete'] i { background: var(--primary); border-color: var(--primary); color: var(--on-primary); }
  & [data-state='complete']::after { background: var(--primary) !important; }
  & [aria-current] { background: var(--card); box-shadow: 0 0 0 1px var(--line); color: var(--ink); }
  & [aria-current] b { font-weight: 600; }
  & [aria-current]:not([data-state='complete']) i { border: 2px solid var(--primary); color: var(--primary-ink); background: var(--card); }
  & [data-state='faulty'] i, & [aria-current][data-state='faulty'] i { border: 2px solid var(--danger); color: var(--danger-ink); background: var(--card); }
  & [data-state='faulty'] small { color: var(--danger-ink); font-weight: 600; }
`;

/** The five sections with their numbers and markers: in the column at the side, and in the sheet of a phone. */
export function SectionSteps({ sections, onChosen }: { sections: Sections; onChosen?: () => void }) {
  return (
    <Steps>
      {proposalFormSectionNames.map((section, place) => {
        const { state, words } = stateOf(section, sections);
        return (
          <li key={section}>
            <button
              type="button"
              data-section={section}
              data-state={state}
              aria-current={section === sections.section ? 'step' : undefined}
              onClick={() => {
                sections.goTo(section);
                onChosen?.();
              }}
            >
              <i aria-hidden="true">
                {state === 'complete' ? <Icon name="check" size={13} strokeWidth={2.8} /> : place + 1}
              </i>
              <span>
                <b>{proposalFormSections[section]}</b>
                <small>{words}</small>
              </span>
            </button>
          </li>
        );
      })}
    </Steps>
  );
}

export function SectionMap({ sections }: { sections: Sections }) {
  return (
    <Nav aria-label="Sections">
      <SectionSteps sections={sections} />
    </Nav>
  );
}
