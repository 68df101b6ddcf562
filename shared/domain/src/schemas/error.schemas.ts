import { type Static, Type } from 'typebox';

/** The body of every refusal of every service (DATA-02). */
export const ErrorResponse = Type.Object(
  {
    error: Type.String(),
    details: Type.Optional(
      Type.Array(
        Type.Object({ field: Type.String(), message: Type.String() }, { additionalProperties: false }),
      ),
    ),
    requestId: Type.String(),
  },
  { $id: 'ErrorResponse', additionalProperties: false },
);
export type ErrorResponse = Static<typeof ErrorResponse>;
