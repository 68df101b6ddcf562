export type * from './judges/calls/call-truth.ts';
export { heldOutCalls, seenCalls } from './judges/calls/calls.ts';
export { harmlessFiles } from './judges/hostile-files/harmless-files.ts';
export type { HostileFile, Outcome, RefusalReason } from './judges/hostile-files/hostile-file.ts';
export { hostileBounds } from './judges/hostile-files/hostile-file.ts';
export { hostileFiles } from './judges/hostile-files/hostile-files.ts';
export type * from './judges/limits/limit-case.ts';
export { limitCases } from './judges/limits/limits.ts';
