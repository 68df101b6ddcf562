export { lakesCall } from '../call/call.fixture.ts';
