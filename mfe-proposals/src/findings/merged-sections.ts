/** Apart, so that it is fetched only for texts that somebody edited. */
export { mergedSections } from '@harambee/domain';
