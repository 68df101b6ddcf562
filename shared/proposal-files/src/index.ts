export {
  type AnsweredQuestion,
  type ApplicationExport,
  applicationExport,
} from './export/application-export.ts';
export { budgetRows } from './export/budget-rows.ts';
export { type ExportedText, proposalExport } from './export/exported-text.ts';
export type { ProposalExport } from './export/proposal-export.ts';
export { cellsOf, momentOf, type TimelineExport } from './export/timeline-export.ts';
