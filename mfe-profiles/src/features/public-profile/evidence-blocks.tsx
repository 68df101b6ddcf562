import { countryName, languageName } from '@harambee/domain';
import type { PublicEvidence } from '@harambee/domain/schemas';
import * as S from './evidence.styles.ts';
import { OtherSite } from './evidence-story.tsx';
import * as Page from './public-profile.styles.ts';

function Documents({
  id,
  title,
  documents,
}: {
  id: string;
  title: string;
  documents: { words: string; url: string }[];
}) {
  if (documents.length === 0) return null;
  return (
    <Page.Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <S.Links>
        {documents.map(({ words, url }) => (
          <li key={url} dir="auto">
            <OtherSite url={url}>{words}</OtherSite>
          </li>
        ))}
      </S.Links>
    </Page.Block>
  );
}

/** Whether there is anything for `EvidenceBlocks` to show. */
export const hasEvidenceBlocks = (evidence: PublicEvidence | undefined): boolean =>
  evidence !== undefined &&
  (evidence.registration !== undefined ||
    [evidence.policies, evidence.reports, evidence.languages].some(({ length }) => length > 0));

/** Registration, languages and documents, beside the story. */
export function EvidenceBlocks({
  evidence: { registration, languages, policies, reports },
}: {
  evidence: PublicEvidence;
}) {
  return (
    <>
      {registration !== undefined && (
        <Page.Block aria-labelledby="registration">
          <h2 id="registration">Registration</h2>
          <dl>
            <div>
              <dt>{countryName(registration.country)}</dt>
              <dd dir="auto">{registration.authority}</dd>
            </div>
            <div>
              <dt>Number</dt>
              <dd>{registration.number}</dd>
            </div>
            {registration.since !== undefined && (
              <div>
                <dt>Registered since</dt>
                <dd>{registration.since}</dd>
              </div>
            )}
          </dl>
        </Page.Block>
      )}
      {languages.length > 0 && (
        <Page.Block aria-labelledby="languages">
          <h2 id="languages">Languages</h2>
          <p>{languages.map(languageName).join(', ')}</p>
        </Page.Block>
      )}
      <Documents
        id="policies"
        title="Policies"
        documents={policies.map(({ title, url }) => ({ words: title, url }))}
      />
      <Documents
        id="reports"
        title="Reports"
        documents={reports.map(({ title, year, url }) => ({ words: `${title}, ${year}`, url }))}
      />
    </>
  );
}
