import { formatDay, paths, projectLabel, proposalStatuses, requestedOf } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { Card, room, styled } from '@harambee/ui';
import { Money, StatusChip } from '@harambee/ui/app';
import { Link } from 'react-router-dom';

const List = styled.ul`
  li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding: 14px 20px; border-top: 1px solid var(--line-soft); align-items: center; }
  li:first-of-type { border-top: 0; }
  li:hover { background: var(--sunken); }
  li:last-of-type { border-radius: 0 0 var(--r-card) var(--r-card); }
  a { color: inherit; font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:hover { text-decoration: underline; }
  a:focus-visible { outline: 0; }
  a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 4px; }
  small { font-size: var(--t-sm); line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
  b { text-align: right; }
  div { justify-self: end; }
  @container ${room.narrow} { li { padding: 14px 16px; } }
`;

type Project = ImpactReport['projects'][number];

/** The actual state of the project: a rejected or funded one must not appear as planned. */
function Standing({ project }: { project: Project }) {
  const label = projectLabel(project);
  const tone = project.proposalStatus ? proposalStatuses[project.proposalStatus].tone : 'info';
  return label === '' ? null : <StatusChip tone={tone} label={label} />;
}

/** The first five proposals of the period (IMPACT-25). */
export function ReportProjects({ projects }: { projects: ImpactReport['projects'] }) {
  return (
    <Card title="Project details" padding="none">
      <List>
        {projects.map((project) => (
          <li key={project.id}>
            <Link to={paths.proposal(project.id)}>{project.title || 'Untitled proposal'}</Link>
            <b>
              <Money {...requestedOf(project)} />
            </b>
            <small>{[project.category, formatDay(project.createdAt)].filter(Boolean).join(' · ')}</small>
            <div>
              <Standing project={project} />
            </div>
          </li>
        ))}
      </List>
    </Card>
  );
}
