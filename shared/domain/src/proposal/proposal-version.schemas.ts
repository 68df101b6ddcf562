import { type Static, Type } from 'typebox';
import { Id, IdParams, PaperQuery, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import {
  type DraftingEngine,
  draftingEngines,
  FactCard,
  GeneratedSection,
  ProposalMetadata,
} from './proposal-text.schemas.ts';
import { TextEditOfVersion } from './text-edits/text-edits.schemas.ts';

export const ProposalVersionQuery = StrictObject({
  /** Number of a generated text; the default is the newest. */
  version: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  ...PaperQuery,
});

/** What a list shows of a generated text: its time, its quality and who wrote it. */
export const ProposalVersionItem = StrictObject({
  version: Type.Integer({ minimum: 1 }),
  createdAt: Timestamp,
  metadata: ProposalMetadata,
  /** Both, if one engine took over from the other. */
  engines: Type.Array(Type.Unsafe<DraftingEngine>({ type: 'string', enum: [...draftingEngines] })),
});
export type ProposalVersionItem = Static<typeof ProposalVersionItem>;

/** GET /api/proposals/{id}/versions/{version}: one generated text. */
export const ProposalVersion = StrictObject({
  ...ProposalVersionItem.properties,
  sections: Type.Array(GeneratedSection),
  /** What people had made of it when the next text took its place; absent without any, and of the newest text. */
  edits: Type.Optional(Type.Array(TextEditOfVersion)),
  /** The facts it states, for them. */
  facts: Type.Optional(Type.Array(FactCard)),
});
export type ProposalVersion = Static<typeof ProposalVersion>;

/** Any text is accepted: a version that is not a number is simply unknown. */
export const ProposalVersionParams = StrictObject({ ...IdParams.properties, version: Id });

/** GET /api/proposals/{id}/versions, newest first. */
export const ProposalVersionList = StrictObject({
  versions: Type.Array(ProposalVersionItem),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type ProposalVersionList = Static<typeof ProposalVersionList>;
