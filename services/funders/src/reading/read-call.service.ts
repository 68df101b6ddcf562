import { callFileLimits, callFileRefusals } from '@harambee/domain';
import type { CallRead } from '@harambee/domain/schemas';
import { ValidationFailed } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { readInProcess } from './reading-process.ts';

/** Refused in words that say what to do instead (CALL-21). */
export class FileRefused extends ValidationFailed {
  constructor(reason: keyof typeof callFileRefusals) {
    super([{ field: 'file', message: callFileRefusals[reason] }]);
  }
}

/** The text of a file and what rules find in it. Nothing is stored, and nothing of it is logged. */
export async function readCallFile(bytes: Buffer, log: FastifyBaseLogger): Promise<CallRead> {
  if (bytes.length > callFileLimits.bytes) throw new FileRefused('tooLarge');
  const { peak, ...reading } = await readInProcess(bytes);
  const megabytes = peak === undefined ? undefined : Math.round(peak / 1_048_576);
  if ('refusal' in reading) {
    log.info({ refusal: reading.refusal, cause: reading.error, megabytes }, 'a file was not read');
    throw new FileRefused(reading.refusal);
  }
  log.info({ kind: reading.kind, pages: reading.pages.length, megabytes }, 'a file was read');
  return reading;
}
