import { proposalDocxName, proposalPdfName, readerFormats } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { countUsage, logFailure, saveBlob, showToast } from '@harambee/platform';
import type { TextSource } from '@harambee/proposal-files/device';
import { useState } from 'react';
import { FontNotHere, onDevice } from '../../../device-text/device-text.ts';

const kinds = {
  pdf: { nameOf: proposalPdfName, type: 'application/pdf' },
  docx: {
    nameOf: proposalDocxName,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;

const fontMissing =
  'The PDF needs a font for some of your letters that is not on this device. Download the Word file, or get the PDF when you are online.';

/** PDF and Word file of a waiting proposal, made on the device (OFFLINE-32). */
export function useDeviceFile(proposal: Proposal, source: TextSource) {
  const [busy, setBusy] = useState<keyof typeof kinds>();
  const download = async (kind: keyof typeof kinds) => {
    const { sections, edits = [], facts: cards, grantId, version } = proposal;
    setBusy(kind);
    try {
      const bytes = await onDevice({
        kind,
        source: {
          ...source,
          sections,
          edits,
          cards,
          createdAt: new Date().toISOString(),
          paper: readerFormats().paper,
        },
      });
      saveBlob(new Blob([bytes], { type: kinds[kind].type }), kinds[kind].nameOf(grantId, version));
      countUsage('proposal_exported');
    } catch (error) {
      logFailure('The file could not be made on the device', error);
      const isFont = error instanceof FontNotHere;
      showToast(isFont ? fontMissing : 'The file could not be made. Please try again.', 'error');
    } finally {
      setBusy(undefined);
    }
  };
  return { download, busy };
}
