export { spelledNumber, spelledValue } from '@harambee/domain';
