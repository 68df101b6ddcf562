import { type Static, Type } from 'typebox';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';

/** A site map may name this many addresses (sitemaps.org). */
export const siteMapLimit = 50_000;

/** Text, because it comes from the address: 1 to 50000, by default 50000. */
const count = Type.Optional(Type.String({ pattern: '^([1-9]\\d{0,3}|[1-4]\\d{4}|50000)$' }));

/** GET /api/ngo/profile/directory: public profiles by id, after `after` (PROF-40). */
export const DirectoryQuery = StrictObject({
  after: Type.Optional(Type.String({ pattern: '^[\\w-]{0,64}$' })),
  limit: count,
});
export const PublicDirectory = StrictObject({
  profiles: Type.Array(StrictObject({ id: Id, updatedAt: Timestamp }), { maxItems: siteMapLimit }),
});
export type PublicDirectory = Static<typeof PublicDirectory>;

/** GET /api/ngo/profile/directory/parts: the `after` of each part of `size` profiles. */
export const DirectoryPartsQuery = StrictObject({ size: count });
export const PublicDirectoryParts = StrictObject({ parts: Type.Array(Type.String()) });
export type PublicDirectoryParts = Static<typeof PublicDirectoryParts>;
