import type { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** The largest time limit Node accepts: a file is read while it is sent, as slowly as the reader's line is. */
export const noLimit = 2 ** 31 - 1;

export interface SentFile {
  name: string;
  media: string;
  /** Absent where it is not known before. */
  bytes?: number;
  content: Readable;
}

/** The same name for programs that know no other letters than those of English. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_');

/**
 * A file of people is saved, never shown: no browser may render it as a page of ours. Other headers of the kit forbid
 * guessing its type and everything that it could load (CALL-64).
 */
export function sendFile(reply: FastifyReply, { name, media, bytes, content }: SentFile): FastifyReply {
  content.on('error', (err) => reply.log.error({ err }, 'a file could not be read to its end'));
  return reply
    .type(media)
    .headers({
      'content-disposition': contentDisposition(name, { type: 'attachment', fallback: plainName(name) }),
      ...(bytes !== undefined && { 'content-length': bytes }),
    })
    .send(content);
}
