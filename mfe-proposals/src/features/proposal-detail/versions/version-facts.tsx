import { formatNumber } from '@harambee/domain';
import type { Proposal, ProposalVersion } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { useDownloadVersion } from '../../../proposal-pdf.ts';
import * as S from './versions.styles.ts';

/** Readiness, length and age of one text. */
export function VersionFacts({ version }: { version: ProposalVersion }) {
  const { metadata, createdAt } = version;
  return (
    <S.Facts>
      <span>
        Readiness <b>{metadata.quality}</b> of 100
      </span>
      <span>{metadata.words === 1 ? '1 word' : `${formatNumber(metadata.words)} words`}</span>
      <RelativeTime value={createdAt} />
    </S.Facts>
  );
}

export function VersionPdf({ proposal, version }: { proposal: Proposal; version: number }) {
  const { download, isDownloading } = useDownloadVersion(proposal, version);
  return (
    <Button
      small
      icon="download"
      busy={isDownloading}
      onClick={download}
      aria-label={`Download PDF of version ${version}`}
    >
      Download PDF
    </Button>
  );
}
