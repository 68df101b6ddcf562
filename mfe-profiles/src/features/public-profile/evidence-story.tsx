import { formatDay, isSafeUrl, projectInWords } from '@harambee/domain';
import type { PublicEvidence } from '@harambee/domain/schemas';
import type { ReactNode } from 'react';
import * as S from './evidence.styles.ts';

type Figure = PublicEvidence['figures'][number];

/** Other sites open in a new tab, and learn nothing of this page. */
export function OtherSite({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined || !isSafeUrl(url)) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function FigureLine({ label, value, date, source, url }: Figure) {
  return (
    <div>
      <dt dir="auto">{label}</dt>
      <dd dir="auto">{value}</dd>
      <dd>
        <small>
          {formatDay(date)}, <OtherSite url={url}>{source}</OtherSite>
        </small>
      </dd>
    </div>
  );
}

/** What the organization shows of its work: nothing is shown of what it does not give (PROF-50). */
export function EvidenceStory({ evidence }: { evidence: PublicEvidence }) {
  const { figures, projects, focusAreas } = evidence;
  return (
    <>
      {figures.length > 0 && (
        <section aria-labelledby="figures">
          <h2 id="figures">Figures</h2>
          <S.Figures>
            {figures.map((figure) => (
              <FigureLine key={`${figure.label} ${figure.date}`} {...figure} />
            ))}
          </S.Figures>
        </section>
      )}
      {projects.length > 0 && (
        <section aria-labelledby="projects">
          <h2 id="projects">Funded projects</h2>
          <S.Projects>
            {projects.map((project) => (
              <li key={`${project.title} ${project.from}`}>
                <h3 dir="auto">{project.title}</h3>
                <p>{projectInWords(project)}</p>
                {project.summary !== undefined && <p dir="auto">{project.summary}</p>}
              </li>
            ))}
          </S.Projects>
        </section>
      )}
      {focusAreas.length > 0 && (
        <section aria-labelledby="focus-areas">
          <h2 id="focus-areas">Focus areas</h2>
          <S.Areas>
            {focusAreas.map((area) => (
              <li key={area} dir="auto">
                {area}
              </li>
            ))}
          </S.Areas>
        </section>
      )}
    </>
  );
}
