export type * from './judges/calls/call-truth.ts';
export { heldOutCalls, seenCalls } from './judges/calls/calls.ts';
export type * from './judges/limits/limit-case.ts';
export { limitCases } from './judges/limits/limits.ts';
