import type { CallFileRefusal } from '@harambee/domain';
import type { CallRead } from '@harambee/domain/schemas';
import { type FileProcessLimits, openInProcess, workerFile } from '@harambee/service-kit';

/** What the process of one file may take (CALL-22). */
export const readingLimits = {
  timeMs: 15_000,
  processorSeconds: 15,
  heapMb: 192,
  dataMb: 400,
  answerBytes: 16 * 1_024 * 1_024,
} satisfies FileProcessLimits;

/** What came of reading a file; `peak` is the most memory that its process had, in bytes, if it is known. */
export type FileReading = (CallRead | { refusal: CallFileRefusal; error?: string }) & { peak?: number };

const file = workerFile(import.meta.url, './process/main');

/** Reads a file in a process of its own, which ends with it (CALL-22). Never throws: what goes wrong is a refusal. */
export async function readInProcess(
  bytes: Buffer,
  limits: FileProcessLimits = readingLimits,
): Promise<FileReading> {
  const { peak, ...outcome } = await openInProcess({ file, limits }, bytes);
  if ('answer' in outcome) return outcome.answer as FileReading;
  return { refusal: 'tooHeavy', error: outcome.failed, ...(peak !== undefined && { peak }) };
}
