import {
  hasGeneratedText,
  onPaper,
  proposalDocxName,
  proposalPdfName,
  readerFormats,
} from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { countUsage, downloadFile, errorMessage, logFailure, showToast } from '@harambee/platform';
import { useState } from 'react';

/** The PDF may be had from `completed` on, and only when there is one (DRAFT-02). */
export function pdfLinkOf({ status, downloadUrl, pdfUrl }: ProposalListItem): string | undefined {
  return hasGeneratedText(status) ? (pdfUrl ?? downloadUrl) : undefined;
}

export const wordAddress = (id: string) => `/api/proposals/${encodeURIComponent(id)}/docx`;
export const versionPdfAddress = (id: string, version: number) =>
  `/api/proposals/${encodeURIComponent(id)}/pdf?version=${version}`;
export const versionWordAddress = (id: string, version: number) => `${wordAddress(id)}?version=${version}`;

/** Saves the PDF as `{grantId}-v{version}.pdf` (DRAFT-05). */
export function useDownloadPdf(proposal: ProposalListItem) {
  return useSavedFile(pdfLinkOf(proposal), proposalPdfName(proposal.grantId, proposal.version));
}

/** The same text as a Word file, wherever there is a PDF: funders who edit ask for it. */
export function useDownloadWord(proposal: ProposalListItem) {
  const link = pdfLinkOf(proposal) && wordAddress(proposal.id);
  return useSavedFile(link, proposalDocxName(proposal.grantId, proposal.version));
}

/** An earlier text has its files in every status (DRAFT-04): whoever may have its PDF may have its Word file. */
export const useDownloadVersion = ({ id, grantId }: ProposalListItem, version: number) => ({
  pdf: useSavedFile(versionPdfAddress(id, version), proposalPdfName(grantId, version)),
  word: useSavedFile(versionWordAddress(id, version), proposalDocxName(grantId, version)),
});

function useSavedFile(link: string | undefined, name: string) {
  const [isDownloading, setDownloading] = useState(false);
  const download = async () => {
    if (!link) return;
    setDownloading(true);
    try {
      await downloadFile(onPaper(link, readerFormats().paper), name);
      countUsage('proposal_exported');
    } catch (error) {
      logFailure('Failed to download the proposal', error);
      showToast(errorMessage(error, 'The file could not be downloaded. Please try again.'), 'error');
    } finally {
      setDownloading(false);
    }
  };
  return { download, isDownloading };
}
