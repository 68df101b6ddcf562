import { onPaper, readerFormats } from '@harambee/domain';
import type { ApplicationFormat, Proposal } from '@harambee/domain/schemas';
import { countUsage, downloadFile, errorMessage, logFailure, showToast } from '@harambee/platform';
import type { MenuItemEntry } from '@harambee/ui/app';
import type { ReactNode } from 'react';
import { applicationAddresses } from '../application-addresses.ts';
import { answersOf, useAskedPersonalData } from '../proposal-findings/personal-data-dialog.tsx';

const formats: readonly { format: ApplicationFormat; label: string }[] = [
  { format: 'docx', label: 'Answers as Word' },
  { format: 'pdf', label: 'Answers as PDF' },
  { format: 'xlsx', label: 'Answers as Excel' },
  { format: 'csv', label: 'Answers as CSV' },
];

/** The files of an application in the funder's order (CALL-27); personal data is asked about first. */
export function useAnswerFiles(proposal: Proposal): { items: MenuItemEntry[]; dialog: ReactNode } {
  const personalData = useAskedPersonalData(() => answersOf(proposal));
  const download = async (format: ApplicationFormat) => {
    try {
      const address = applicationAddresses.file(proposal.id, format);
      await downloadFile(onPaper(address, readerFormats().paper), answersFileName(proposal, format));
      countUsage('proposal_exported');
    } catch (error) {
      logFailure('Failed to download the answers', error);
      showToast(errorMessage(error, 'The file could not be downloaded. It needs a connection.'), 'error');
    }
  };
  return {
    items: formats.map(({ format, label }) => ({
      label,
      icon: 'download',
      onSelect: () => void personalData.ask('file', () => void download(format)),
    })),
    dialog: personalData.dialog,
  };
}

const answersFileName = ({ grantId }: Proposal, format: ApplicationFormat): string =>
  `${grantId.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'proposal'}-answers.${format}`;
