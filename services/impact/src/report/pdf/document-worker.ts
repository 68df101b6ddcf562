// Runs in a thread (`documents.ts`): each export creates one kind of file.
export { reportPdf as report } from './report-pdf.ts';
