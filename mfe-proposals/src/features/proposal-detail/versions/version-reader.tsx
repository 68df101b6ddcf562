import type { Proposal } from '@harambee/domain/schemas';
import { Card, ErrorState } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { useGetProposalVersionQuery } from '../../../api/proposal-versions.api.ts';
import { PlainDocument } from '../plain-document.tsx';
import { VersionFacts, VersionFiles } from './version-facts.tsx';
import { VersionHeading } from './version-heading.tsx';
import { versionAddress } from './version-view.ts';
import * as S from './versions.styles.ts';

/** An earlier text as it was: its sections, readiness, age and PDF. */
export function VersionReader({ proposal, number }: { proposal: Proposal; number: number }) {
  const { id, version: newest } = proposal;
  const {
    currentData: version,
    isError,
    isFetching,
    refetch,
  } = useGetProposalVersionQuery({ id, version: number });
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
            <VersionFiles proposal={proposal} version={number} />
          </S.Bar>
          <PlainDocument sections={version.sections} />
        </>
      )}
      {!version && isError && (
        <Card>
          <ErrorState
            title="We couldn't load this version"
            text="Nothing is lost. Check your connection and try again."
            onRetry={refetch}
            retrying={isFetching}
          />
        </Card>
      )}
      {!version && !isError && (
        <Loading label="Loading the version">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </div>
  );
}
