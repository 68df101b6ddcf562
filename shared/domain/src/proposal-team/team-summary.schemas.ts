import { type Static, Type } from 'typebox';
import { Id, StrictObject } from '../schemas/common.schemas.ts';

/** Somebody whom open tasks of a proposal wait for. */
export const WaitedFor = StrictObject({
  id: Id,
  name: Type.String(),
  /** How many are open. */
  tasks: Type.Integer({ minimum: 1 }),
  /** The earliest due date among them; empty without one. */
  dueOn: Type.String(),
});
export type WaitedFor = Static<typeof WaitedFor>;

/** What a list shows of a proposal's people (OWNER-06). */
export const TeamSummary = StrictObject({
  /** Absent once the person has left. */
  owner: Type.Optional(StrictObject({ id: Id, name: Type.String() })),
  /** The most urgent first. */
  waitingFor: Type.Array(WaitedFor),
});
export type TeamSummary = Static<typeof TeamSummary>;
