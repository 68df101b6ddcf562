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

/** The files of one text. */
export function VersionFiles({ proposal, version }: { proposal: Proposal; version: number }) {
  const { pdf, word } = useDownloadVersion(proposal, version);
  return (
    <>
      <FileButton file={pdf} name="PDF" version={version} />
      <FileButton file={word} name="Word" version={version} />
    </>
  );
}

interface FileButtonProps {
  file: ReturnType<typeof useDownloadVersion>['pdf'];
  name: string;
  version: number;
}

function FileButton({ file, name, version }: FileButtonProps) {
  return (
    <Button
      small
      icon="download"
      busy={file.isDownloading}
      onClick={file.download}
      aria-label={`Download ${name} of version ${version}`}
    >
      Download {name}
    </Button>
  );
}
