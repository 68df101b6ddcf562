import { Type } from 'typebox';
import { BadRequest } from '../errors.ts';

/** Headers of a route that takes the revision the caller has read: `schema: { headers: IfMatch }`. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 100 })) });

/** The revision in `If-Match`, as a plain number or an entity tag; undefined for `*` and without the header. */
export function revisionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, tagged, bare] = /^(?:(?:W\/)?"(\d{1,15})"|(\d{1,15}))$/.exec(header.trim()) ?? [];
  const revision = tagged ?? bare;
  if (revision === undefined) throw new BadRequest('If-Match must be the revision that was read');
  return Number(revision);
}
