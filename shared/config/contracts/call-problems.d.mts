import type { RecordedCall } from './contract-files.mjs';
export function problemsOfCall(document: object, call: Partial<RecordedCall>): string[];
