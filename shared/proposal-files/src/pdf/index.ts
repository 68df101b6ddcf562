export { applicationPdf } from './application-pdf.ts';
export { proposalPdf } from './proposal-pdf.ts';
export { timelinePdf } from './timeline-pdf.ts';
