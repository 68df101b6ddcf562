export { type Answer, type Call, type FakeApi, fakeApi, type Handler, noNetwork } from './fake-api.ts';
export { namedReads, readsOf, withDashboard } from './first-reads.tsx';
export { givePagesHashes } from './hashes.ts';
export { type CallOfRemote, recordCalls } from './record-calls.ts';
export { button, control, fill, mountRemote, renderRemote, SignedIn, somebody } from './render-remote.tsx';
