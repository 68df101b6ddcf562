import { Type } from 'typebox';
import { BadRequest } from '../errors.ts';

/** Headers of a route that takes the revision its caller has read: `schema: { headers: IfMatch }`. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 100 })) });

/** The revision that `If-Match` names, bare or as an entity tag; `*` and an absent header name none. */
export function revisionOf(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, tagged, bare] = /^(?:(?:W\/)?"(\d{1,15})"|(\d{1,15}))$/.exec(header.trim()) ?? [];
  const revision = tagged ?? bare;
  if (revision === undefined) throw new BadRequest('If-Match must be the revision that was read');
  return Number(revision);
}
