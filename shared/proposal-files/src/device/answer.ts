import { FontMissing } from '@harambee/documents/pdf';
import { newProposalFields } from '@harambee/domain';
import { proposalDocx } from '../docx/proposal-docx.ts';
import { proposalExport } from '../export/exported-text.ts';
import { proposalPdf } from '../pdf/proposal-pdf.ts';
import { draftingFacts } from '../text/drafting-facts.ts';
import { firstText } from '../text/first-text.ts';
import type { Fonts } from './fonts.ts';
import type { FileSource, TextSource, WorkerResults, WorkerTask } from './messages.ts';

/** The facts as the service will have them: the same form, tidied by the same rules. */
const factsOf = ({ body, organization, savedOn }: TextSource) =>
  draftingFacts(newProposalFields(body), organization, savedOn);

const exportOf = ({ createdAt, ...source }: FileSource) =>
  proposalExport({ ...source, version: 1, facts: factsOf(source), createdAt: new Date(createdAt) });

/** Bytes that own their memory: they are handed to the page. */
const owned = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function pdfOf(source: FileSource, fonts: Fonts): Promise<Uint8Array> {
  const input = exportOf(source);
  await fonts.prepare(JSON.stringify(input));
  for (;;) {
    try {
      return await proposalPdf(input);
    } catch (error) {
      // A letter that the layout alone writes.
      if (!(error instanceof FontMissing)) throw error;
      await fonts.add(error.font);
    }
  }
}

/** All that the worker does, by task (OFFLINE-30, OFFLINE-32). */
export async function answer(task: WorkerTask, fonts: Fonts): Promise<WorkerResults[WorkerTask['kind']]> {
  switch (task.kind) {
    case 'text':
      return firstText(factsOf(task.source), task.seed, task.edits);
    case 'pdf':
      return owned(await pdfOf(task.source, fonts));
    case 'docx':
      return owned(await proposalDocx(exportOf(task.source)));
    default:
      await fonts.fetchAhead(task.words);
      return null;
  }
}
