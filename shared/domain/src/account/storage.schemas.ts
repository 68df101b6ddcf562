import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';

const Bytes = Type.Integer({ minimum: 0 });

/** GET /api/auth/storage: everything the organization has stored. A `limit` of 0 means no limit. */
export const StorageUse = StrictObject({ used: Bytes, limit: Bytes });
export type StorageUse = Static<typeof StorageUse>;
