/** Fetched with the first change that somebody else has made meanwhile. */
export { mergeProfiles } from '@harambee/domain';
