import { type Static, type TProperties, Type } from 'typebox';
import { type PaperSize, paperSizeNames } from '../format/paper-sizes.ts';

/** An object without unknown fields (architecture, rule 8). */
export const StrictObject = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Ids are at least 24 URL-safe characters made by the server. Anything else is an unknown id, not a bad request. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });

/** Time as ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

export const IdParams = StrictObject({ id: Id });

/** `limit` and `cursor` are text because they come from the address. `limit` is 1 to 100, by default 20. */
export const PageQuery = StrictObject({
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** The paper size of a file (DRAFT-14); the default is the standard one. */
export const PaperQuery = {
  paper: Type.Optional(Type.Unsafe<PaperSize>({ type: 'string', enum: paperSizeNames })),
};

/**
 * Sums or averages, one for each currency, the most relevant first (PROP-49). Optional, because answers before
 * 2026-12 only have a figure in dollars (`sumsOrDollars`).
 */
export const MoneySums = Type.Array(
  StrictObject({ currency: Type.String(), amount: Type.Number({ minimum: 0 }) }),
);

export const NoContent = Type.Null();
