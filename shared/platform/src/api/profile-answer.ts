export { profileInAnswer } from '@harambee/domain';
