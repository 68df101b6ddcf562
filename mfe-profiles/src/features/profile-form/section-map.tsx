import { Icon, room, styled, VisuallyHidden } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { formSections, isSectionComplete } from './form-sections.tsx';
import type { ProfileValues } from './values/profile-values.ts';

const Nav = styled.nav`
  position: sticky; top: 84px;
  & ol { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
  & a {
    display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 10px; align-items: center; padding: 8px 10px;
    border-radius: var(--r-control); color: var(--ink-2); text-decoration: none; line-height: 18px;
  }
  & a:hover { background: var(--sunken); color: var(--ink); }
  & svg { color: var(--success-ink); }
  @container ${room.medium} { display: none; }
`;
const Open = styled.span`
  width: 14px; height: 14px; margin: 3px; border-radius: 50%; border: 1.5px solid var(--line-control);
  &[data-optional] { border-style: dashed; }
`;

function goTo(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView?.({ block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** An overview of the form: the current position, and a link to each section. */
export function SectionMap() {
  const { values } = useFormikContext<ProfileValues>();
  return (
    <Nav aria-label="Sections">
      <ol>
        {formSections.map((section) => {
          const isComplete = isSectionComplete(section, values);
          const state = isComplete ? 'Complete' : section.required ? 'Incomplete' : 'Optional';
          return (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(section.id);
                }}
              >
                {isComplete ? (
                  <Icon name="check-circle" size={20} />
                ) : (
                  <Open data-optional={section.required ? undefined : true} />
                )}
                <span>
                  {section.title}
                  <VisuallyHidden>, {state}</VisuallyHidden>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </Nav>
  );
}
