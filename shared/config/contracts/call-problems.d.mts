import type { KeptCall } from './kept.mjs';
export function problemsOfCall(document: object, call: Partial<KeptCall>): string[];
