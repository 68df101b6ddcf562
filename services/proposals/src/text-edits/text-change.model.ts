import { type LaidEdit, type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { TextBlock, TextChangeItem } from '@harambee/domain/schemas';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import { blocks, person } from '../proposals/edits/text-edit.model.ts';

/** A step in the history of a text: one paragraph that was changed, or a name that somebody gave to it. */
export interface TextChangeRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  /** Rises with each step; some numbers are left out. */
  seq: number;
  by: { id: string; name: string };
  at: Date;
  section?: ProposalSectionKey;
  paragraph?: string;
  base?: string;
  blocks?: TextBlock[] | null;
  model?: string;
  /** As it was before: what undoes the step. Nothing for the engine's words, and for a change that met another one. */
  before?: LaidEdit;
  isConflict?: boolean;
  name?: string;
  /** With a name: every edit as it was. */
  edits?: LaidEdit[];
}

const { text, number } = fields;
const mixed = { type: Schema.Types.Mixed, default: undefined } as const;

const textChange = new Schema<TextChangeRecord>(
  {
    _id: String,
    tenantId,
    proposalId: text,
    seq: number,
    by: { type: person, required: true },
    at: { type: Date, required: true },
    section: { type: String, enum: proposalSectionKeys },
    paragraph: String,
    base: String,
    blocks: { ...blocks, default: undefined },
    model: String,
    before: mixed,
    isConflict: Boolean,
    name: String,
    edits: { type: [Schema.Types.Mixed], default: undefined },
  },
  { collection: 'proposal_text_changes', versionKey: false, minimize: false },
);
textChange.index({ tenantId: 1, proposalId: 1, seq: -1 });
textChange.plugin(tenantPlugin);

export const TextChangeModel = model<TextChangeRecord>('ProposalTextChange', textChange);

/** What a list tells of a step. */
export const listedFields = { before: 0, edits: 0 } as const;

export const toChangeItem = (record: TextChangeRecord): TextChangeItem => ({
  seq: record.seq,
  by: record.by,
  at: record.at.toISOString(),
  ...(record.section && { section: record.section }),
  ...(record.paragraph && { paragraph: record.paragraph }),
  ...(record.blocks !== undefined && { blocks: record.blocks }),
  ...(record.base && { base: record.base }),
  ...(record.model && { model: record.model }),
  ...(record.name && { name: record.name }),
  ...(record.isConflict && { isConflict: true }),
});
