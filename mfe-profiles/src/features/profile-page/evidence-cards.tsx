import { formatDay, formatNumber, isSafeHttpsUrl, languageName, profileLabels } from '@harambee/domain';
import type { FundedProject, OwnFact, Policy, Profile, Report } from '@harambee/domain/schemas';
import { Card, Icon, room, styled } from '@harambee/ui';
import type { ReactNode } from 'react';
import { factFigure, projectYears } from '../../profile-view/profile-words.ts';

const Rows = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, auto); gap: 2px 24px; padding: 12px 20px; }
  & > li + li { border-top: 1px solid var(--line-soft); }
  & b { font: 600 16px/22px var(--font-head); font-variant-numeric: tabular-nums; text-align: right; overflow-wrap: anywhere; }
  & small { grid-column: 1 / -1; font-size: var(--t-sm); line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
  & small > span { display: inline-flex; gap: 4px; align-items: center; }
  & > li > span, & > li > a { overflow-wrap: anywhere; }
  & a { color: var(--primary-ink); text-decoration: underline; text-underline-offset: 3px; }
  @container ${room.narrow} { & > li { grid-template-columns: minmax(0, 1fr); padding: 12px 16px; } & b { text-align: left; } }
`;
const Terms = styled.dl`
  display: grid; gap: 12px; margin: 0;
  & dt { font-size: var(--t-sm); line-height: 18px; color: var(--ink-3); }
  & dd { margin: 0; overflow-wrap: anywhere; }
`;

/** What a funder looks for, as the organization gives it; what is public of it is marked. */
export function EvidenceCards({ profile }: { profile: Profile }) {
  const { facts, projects, policies, reports, focusAreas, languages } = profile;
  return (
    <>
      {(focusAreas.length > 0 || languages.length > 0) && (
        <Card title="Focus and languages">
          <Terms>
            <Term label={profileLabels.focusAreas}>{focusAreas.join(', ')}</Term>
            <Term label={profileLabels.languages}>{languages.map(languageName).join(', ')}</Term>
          </Terms>
        </Card>
      )}
      {facts.length > 0 && <FactsCard facts={facts} />}
      {projects.length > 0 && <ProjectsCard projects={projects} />}
      {policies.length + reports.length > 0 && <DocumentsCard policies={policies} reports={reports} />}
    </>
  );
}

function Term({ label, children }: { label: string; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

const Public = () => (
  <span>
    <Icon name="eye" size={14} />
    Public
  </span>
);

function FactsCard({ facts }: { facts: readonly OwnFact[] }) {
  return (
    <Card title="Figures with a date" padding="none">
      <Rows>
        {facts.map((fact) => (
          <li key={fact.id}>
            <span dir="auto">{fact.name}</span>
            <b>{factFigure(fact)}</b>
            <small>
              {formatDay(fact.date)}, <Linked url={fact.url}>{fact.source}</Linked>{' '}
              {fact.isPublic && <Public />}
            </small>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function ProjectsCard({ projects }: { projects: readonly FundedProject[] }) {
  return (
    <Card title={profileLabels.projects} padding="none">
      <Rows>
        {projects.map((project) => (
          <li key={project.id}>
            <span dir="auto">{project.title}</span>
            {project.amount > 0 && (
              <b>
                {project.currency} {formatNumber(project.amount)}
              </b>
            )}
            <small dir="auto">
              {[projectYears(project), project.funder].filter((part) => part !== '').join(', ')}
            </small>
            {project.proposalId && (
              <small>
                Your proposal: public as long as it is funded{project.showsAmount && ', with its amount'}
              </small>
            )}
            {project.summary !== '' && <small dir="auto">{project.summary}</small>}
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function DocumentsCard({ policies, reports }: { policies: readonly Policy[]; reports: readonly Report[] }) {
  return (
    <Card title="Policies and reports" padding="none">
      <Rows>
        {policies.map(({ id, title, url }) => (
          <li key={id}>
            <Linked url={url}>{title}</Linked>
          </li>
        ))}
        {reports.map(({ id, title, year, url }) => (
          <li key={id}>
            <Linked url={url}>{title}</Linked>
            <b>{year}</b>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

/** Other sites open in a new tab and get no referrer. */
function Linked({ url, children }: { url?: string | undefined; children: ReactNode }) {
  if (!url || !isSafeHttpsUrl(url)) return <span dir="auto">{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" dir="auto">
      {children}
    </a>
  );
}
