export { readCall } from './reading/read-call.ts';
