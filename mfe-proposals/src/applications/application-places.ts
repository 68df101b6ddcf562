import { paths } from '@harambee/domain';

/** Where the answers of a proposal are written. */
export const answersAddress = (proposalId: string): string => `${paths.proposal(proposalId)}?tab=answers`;

/** Where one of them is. */
export const answerAddress = (proposalId: string, questionId: string): string =>
  `${answersAddress(proposalId)}&question=${encodeURIComponent(questionId)}`;

/** Where they are copied into the funder's portal, one after the other. */
export const portalAddress = (proposalId: string, questionId?: string): string =>
  `${questionId === undefined ? answersAddress(proposalId) : answerAddress(proposalId, questionId)}&view=portal`;
