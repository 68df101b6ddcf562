/** Fetched with the first change that somebody else has made meanwhile. */
export { mergeBankAnswers, mergeCalls, mergeProposals } from '@harambee/domain';
