import { apiPaths } from '@harambee/domain';
import type { ApplicationFormat } from '@harambee/domain/schemas';

const ofProposal = apiPaths.proposal;

/** Addresses of applications and their answers, also for what is sent later. */
export const applicationAddresses = {
  application: (proposalId: string) => `${ofProposal(proposalId)}/application`,
  answer: (proposalId: string, questionId: string) =>
    `${ofProposal(proposalId)}/answers/${encodeURIComponent(questionId)}`,
  file: (proposalId: string, format: ApplicationFormat) =>
    `${ofProposal(proposalId)}/application/file?format=${format}`,
} as const;
