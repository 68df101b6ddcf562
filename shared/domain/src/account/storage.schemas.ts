import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';

const Bytes = Type.Integer({ minimum: 0 });

/** GET /api/auth/storage: of all that the organization has stored; `limit` 0 where there is none. */
export const StorageUse = StrictObject({ used: Bytes, limit: Bytes });
export type StorageUse = Static<typeof StorageUse>;
