import { type Static, Type } from 'typebox';
import { Id, StrictObject } from '../schemas/common.schemas.ts';
import { evidenceLimits } from './evidence-limits.ts';

const line = (maxLength: number) => Type.String({ maxLength });
/** 0 if it is not given. */
const year = Type.Integer({ minimum: 0, maximum: 9_999 });

/** A project that somebody funded (PROF-53). */
export const FundedProject = StrictObject({
  id: Id,
  title: line(evidenceLimits.title),
  /** '' if it is not named. */
  funder: line(evidenceLimits.funder),
  /** In whole units of `currency`; 0 if it is not given. Of a proposal, the amount is the proposal's own. */
  amount: Type.Number({ minimum: 0, maximum: evidenceLimits.amount }),
  /** ISO 4217; '' without an amount. */
  currency: line(3),
  from: year,
  to: year,
  summary: line(evidenceLimits.summary),
  /** The own proposal that it stands for: it is shown only as long as that one is funded. */
  proposalId: Type.Optional(Id),
  /** The requested amount of the proposal is shown, too. */
  showsAmount: Type.Optional(Type.Boolean()),
});
export type FundedProject = Static<typeof FundedProject>;

/** A policy that everybody can read (PROF-54). */
export const Policy = StrictObject({
  id: Id,
  title: line(evidenceLimits.title),
  url: line(evidenceLimits.address),
});
export type Policy = Static<typeof Policy>;

/** An annual report or audited account that everybody can read (PROF-54). */
export const Report = StrictObject({ ...Policy.properties, year });
export type Report = Static<typeof Report>;

const { projects, policies, reports } = evidenceLimits;

export const evidenceRows = {
  projects: Type.Array(FundedProject, { maxItems: projects }),
  policies: Type.Array(Policy, { maxItems: policies }),
  reports: Type.Array(Report, { maxItems: reports }),
};

const newId = { id: Type.Optional(Id) };

/** The same as they are sent: a new row has no id yet. */
export const sentEvidenceRows = {
  projects: Type.Optional(
    Type.Array(StrictObject({ ...FundedProject.properties, ...newId }), { maxItems: projects }),
  ),
  policies: Type.Optional(
    Type.Array(StrictObject({ ...Policy.properties, ...newId }), { maxItems: policies }),
  ),
  reports: Type.Optional(Type.Array(StrictObject({ ...Report.properties, ...newId }), { maxItems: reports })),
};
