import type { Proposal } from '@harambee/domain/schemas';
import { Card, ErrorState } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { useGetProposalVersionsQuery } from '../../../api/proposal-versions.api.ts';
import { Document } from '../generated-content.tsx';
import { VersionFacts, VersionPdf } from './version-facts.tsx';
import { VersionHeading } from './version-heading.tsx';
import { versionAddress } from './version-view.ts';
import * as S from './versions.styles.ts';

/** An earlier text as it was: its sections, readiness, age and PDF. */
export function VersionReader({ proposal, number }: { proposal: Proposal; number: number }) {
  const { id, version: newest } = proposal;
  const { currentData: versions, isError, isFetching, refetch } = useGetProposalVersionsQuery({ id, newest });
  const version = versions?.find((each) => each.version === number);
  return (
    <div>
      <S.Bar>
        <VersionHeading>
          Version {number} of {newest}
        </VersionHeading>
        <S.QuietLink to={versionAddress.compare(number, newest)} preventScrollReset>
          Compare with version {newest}
        </S.QuietLink>
        <S.QuietLink to={versionAddress.newest} preventScrollReset>
          Back to version {newest}
        </S.QuietLink>
      </S.Bar>
      {version && (
        <>
          <S.Bar>
            <VersionFacts version={version} />
            <VersionPdf proposal={proposal} version={number} />
          </S.Bar>
          <Document sections={version.sections} />
        </>
      )}
      {!version && (isError || versions) && (
        <Card>
          <ErrorState
            title="This version did not arrive"
            text="Nothing is lost. Check your connection and try again."
            onRetry={refetch}
            retrying={isFetching}
          />
        </Card>
      )}
      {!version && !isError && !versions && (
        <Loading label="Loading the version">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </div>
  );
}
