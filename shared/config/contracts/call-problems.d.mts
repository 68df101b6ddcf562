import type { KeptCall } from './contract-files.mjs';
export function problemsOfCall(document: object, call: Partial<KeptCall>): string[];
