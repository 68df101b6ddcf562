export { applicationDocx } from './application-docx.ts';
export { proposalDocx } from './proposal-docx.ts';
