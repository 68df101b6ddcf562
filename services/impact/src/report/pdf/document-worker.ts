import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { type ReportInput, reportPdf } from './report-pdf.ts';

// Runs in a thread (`documents.ts`): each export creates one kind of file.
readFontsFromDisk();

export const report = async (input: ReportInput): Promise<Buffer> => Buffer.from(await reportPdf(input));
