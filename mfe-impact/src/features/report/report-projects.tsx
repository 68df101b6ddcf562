import { formatDay, type ProjectStatus, paths, projectStatusLabels, type Tone } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { Card, type IconName, styled } from '@harambee/ui';
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
  @media (max-width: 599px) { li { padding: 14px 16px; } }
`;

const looks: Record<ProjectStatus, { tone: Tone; icon: IconName }> = {
  completed: { tone: 'success', icon: 'check' },
  active: { tone: 'info', icon: 'flag' },
  planned: { tone: 'pending', icon: 'clock' },
};

/** The first five proposals of the period (spec 9). */
export function ReportProjects({ projects }: { projects: ImpactReport['projects'] }) {
  return (
    <Card title="Project details" padding="none">
      <List>
        {projects.map(({ id, title, category, status, requestedAmount, createdAt }) => (
          <li key={id}>
            <Link to={paths.proposal(id)}>{title || 'Untitled proposal'}</Link>
            <b>
              <Money amount={requestedAmount} />
            </b>
            <small>{[category, formatDay(createdAt)].filter(Boolean).join(' · ')}</small>
            <div>
              <StatusChip {...looks[status]} label={projectStatusLabels[status]} />
            </div>
          </li>
        ))}
      </List>
    </Card>
  );
}
