import { type Static, Type } from 'typebox';
import { Member } from '../account/auth.schemas.ts';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { teamLimits } from './team-limits.ts';
import { WaitedFor } from './team-summary.schemas.ts';
import { type WaitingKind, waitingKindNames } from './waiting-kinds.ts';

/** `YYYY-MM-DD`, or empty. */
const DayOrNone = Type.Union([
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', format: 'date' }),
  Type.Literal(''),
]);
/** A person's id; empty: nobody. */
const PersonId = Type.String({ maxLength: 64 });

/** Somebody of the same organization. */
export const Colleague = StrictObject({ id: Id, name: Type.String(), role: Member.properties.role });
export type Colleague = Static<typeof Colleague>;

/** What a task is about: a section of the text, or a question of the call (OWNER-03). */
export const TaskPlace = Type.Union([
  StrictObject({
    kind: Type.Literal('section'),
    section: Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys }),
  }),
  StrictObject({ kind: Type.Literal('answer'), questionId: Id }),
]);
export type TaskPlace = Static<typeof TaskPlace>;

const written = {
  /** Made by who wrote it, so that it can be written without a network. */
  id: Id,
  place: TaskPlace,
  personId: PersonId,
  dueOn: DayOrNone,
  isDone: Type.Boolean(),
};

/** One place of a proposal with the person who sees to it (OWNER-03). */
export const TeamTask = StrictObject({
  ...written,
  /** Title of the section, or words of the question when it was given to somebody last. */
  label: Type.String(),
  /** The person it was given to has left, so it is nobody's (OWNER-08). */
  hasLeft: Type.Optional(Type.Literal(true)),
  doneAt: Type.Optional(Timestamp),
});
export type TeamTask = Static<typeof TeamTask>;

const owner = { ownerId: PersonId, helperIds: Type.Array(Id, { maxItems: teamLimits.helpers }) };

/** GET /api/proposals/{id}/team: a proposal's people (OWNER-01). */
export const ProposalTeam = StrictObject({
  proposalId: Id,
  /** Who leads it; empty once that person has left. */
  ...owner,
  tasks: Type.Array(TeamTask, { maxItems: teamLimits.tasks }),
  /** Everybody named above who belongs to the organization. */
  people: Type.Array(Colleague),
  /** Increases with every change. Send it back as `If-Match`, to learn of somebody else's change (412). */
  revision: Type.Integer({ minimum: 0 }),
});
export type ProposalTeam = Static<typeof ProposalTeam>;
export const TeamBody = StrictObject({ team: ProposalTeam });

/** PUT /api/proposals/{id}/team. */
export const SaveTeam = StrictObject({
  ...owner,
  tasks: Type.Array(StrictObject(written), { maxItems: teamLimits.tasks }),
});
export type SaveTeam = Static<typeof SaveTeam>;

/** 412: the team as it is now, so that the two changes can be compared. */
export const TeamChanged = StrictObject({ ...ErrorResponse.properties, team: ProposalTeam });

/** PUT /api/proposals/{id}/team/tasks/{taskId}: by the person of the task, or by who may give tasks. */
export const TaskParams = StrictObject({ id: Id, taskId: Id });
export const SaveTask = StrictObject({ isDone: Type.Boolean() });
export type SaveTask = Static<typeof SaveTask>;

/** Something that waits for the person who asks (OWNER-05). */
export const WaitingItem = StrictObject({
  kind: Type.Unsafe<WaitingKind>({ type: 'string', enum: waitingKindNames }),
  /** Of the task, thread or sign-off. */
  id: Id,
  proposalId: Id,
  /** Of the proposal. */
  title: Type.String(),
  /** The section, question or words that it is about. */
  about: Type.String(),
  dueOn: DayOrNone,
  /** Who asked; absent when nobody knows, or the person has left. */
  from: Type.Optional(Type.String()),
  /** Since when it waits. */
  since: Timestamp,
  /** A path of the product. */
  leadsTo: Type.String({ pattern: '^/(?!/)' }),
});
export type WaitingItem = Static<typeof WaitingItem>;

/** A proposal that the person leads or helps with. */
export const OwnProposal = StrictObject({
  proposalId: Id,
  title: Type.String(),
  status: Type.String(),
  deadline: Type.String(),
  part: Type.Unsafe<'owner' | 'helper'>({ type: 'string', enum: ['owner', 'helper'] }),
  waitingFor: Type.Array(WaitedFor),
});
export type OwnProposal = Static<typeof OwnProposal>;

/** GET /api/proposals/mine (OWNER-05). */
export const OwnWork = StrictObject({ mine: Type.Array(OwnProposal), waiting: Type.Array(WaitingItem) });
export type OwnWork = Static<typeof OwnWork>;
