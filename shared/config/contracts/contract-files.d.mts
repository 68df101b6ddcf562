/** One call of a remote as it goes over the line, and the answer the remote expects. */
export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body?: unknown;
  status: number;
  answer?: unknown;
}
export function keepDocument(service: string, document: object): string[];
export function keepCalls(remote: string, calls: readonly RecordedCall[]): string[];
export function keepProvided(contract: number, provided: Record<string, string[]>): string[];
