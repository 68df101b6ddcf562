import { dayOf } from '@harambee/domain';
import type { Actor } from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { noteInTimeline } from './timeline-note.model.ts';

/**
 * Notes that a person downloaded a file of a proposal, once a day for each. A download never fails because of its note.
 *
 * @param what as a sentence names it: "the PDF of version 3"
 */
export async function noteFile(
  { tenantId, userId, name }: Actor,
  proposalId: string,
  what: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const at = new Date();
  try {
    await noteInTimeline({
      ...{ tenantId, proposalId, at, what: 'file' },
      by: { id: userId, name, kind: 'person' },
      key: `${userId}/${what}/${dayOf(at)}`,
      item: what,
    });
  } catch (err) {
    log.warn({ err }, 'a download could not be noted in the timeline of its proposal');
  }
}
