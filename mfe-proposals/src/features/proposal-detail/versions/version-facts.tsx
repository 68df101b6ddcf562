import { formatNumber } from '@harambee/domain';
import type { Proposal, ProposalVersion } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { useLazyGetProposalVersionQuery } from '../../../api/proposal-versions.api.ts';
import { OldMeasure } from '../../../components/old-measure.tsx';
import { answersOf } from '../../../findings/use-findings.ts';
import { useAskedPersonalData } from '../../../proposal-findings/personal-data-dialog.tsx';
import { useDownloadVersion } from '../../../proposal-pdf.ts';
import * as S from './versions.styles.ts';

/** Readiness, length and age of one text. */
export function VersionFacts({ version }: { version: ProposalVersion }) {
  const { metadata, createdAt } = version;
  return (
    <S.Facts>
      <span>
        Readiness <b>{metadata.quality}</b> of 100
        <OldMeasure metadata={metadata} />
      </span>
      <span>{metadata.words === 1 ? '1 word' : `${formatNumber(metadata.words)} words`}</span>
      <RelativeTime value={createdAt} />
    </S.Facts>
  );
}

/** The files of one text. */
export function VersionFiles({ proposal, version }: { proposal: Proposal; version: number }) {
  const { pdf, word } = useDownloadVersion(proposal, version);
  const [read] = useLazyGetProposalVersionQuery();
  // What that text holds, and not what the newest one does.
  const { ask, dialog } = useAskedPersonalData(async () => {
    const { sections } = await read({ id: proposal.id, version }, true).unwrap();
    return { ...answersOf(proposal), sections };
  });
  return (
    <>
      <FileButton file={pdf} name="PDF" version={version} onDownload={() => ask('file', pdf.download)} />
      <FileButton file={word} name="Word" version={version} onDownload={() => ask('file', word.download)} />
      {dialog}
    </>
  );
}

interface FileButtonProps {
  file: ReturnType<typeof useDownloadVersion>['pdf'];
  name: string;
  version: number;
  onDownload: () => void;
}

function FileButton({ file, name, version, onDownload }: FileButtonProps) {
  return (
    <Button
      small
      icon="download"
      busy={file.isDownloading}
      onClick={onDownload}
      aria-label={`Download ${name} of version ${version}`}
    >
      Download {name}
    </Button>
  );
}
