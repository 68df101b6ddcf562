import { hasGeneratedText, proposalPdfName } from '@harambee/domain';
import type { ProposalCard } from '@harambee/domain/schemas';
import { downloadFile, errorMessage, logFailure, showToast } from '@harambee/platform';
import { useState } from 'react';

/** The PDF may be had from `completed` on, and only when there is one (spec 2.11, 2.13; reading A-10). */
export function pdfLinkOf({ status, downloadUrl, pdfUrl }: ProposalCard): string | undefined {
  return hasGeneratedText(status) ? (pdfUrl ?? downloadUrl) : undefined;
}

/** Saves the PDF as `{grantId}-v{version}.pdf` (decisions, "Stubs, made real"). */
export function useDownloadPdf(proposal: ProposalCard) {
  const [isDownloading, setDownloading] = useState(false);
  const download = async () => {
    const link = pdfLinkOf(proposal);
    if (!link) return;
    setDownloading(true);
    try {
      await downloadFile(link, proposalPdfName(proposal.grantId, proposal.version));
    } catch (error) {
      logFailure('Failed to download the proposal', error);
      showToast(errorMessage(error, 'The PDF could not be downloaded. Please try again.'), 'error');
    } finally {
      setDownloading(false);
    }
  };
  return { download, isDownloading };
}
