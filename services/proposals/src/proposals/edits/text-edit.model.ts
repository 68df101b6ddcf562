import { type LaidEdit, type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { ParagraphEdit, TextBlock } from '@harambee/domain/schemas';
import { derivedId, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

interface Written {
  /** Null: the words of the engine. */
  blocks: TextBlock[] | null;
  by: { id: string; name: string };
  at: Date;
  /** The language model whose words these are; absent where a person wrote them. */
  model?: string;
}

/**
 * What people made of one paragraph of the newest text (docs/adr/0019). Without blocks and without another change to
 * choose from, it says nothing and only keeps its revision: whoever still edits an earlier one learns of it.
 */
export interface TextEditRecord extends Written {
  /** Of tenant, proposal, section and paragraph: two who write the first edit meet here. */
  _id: string;
  tenantId: string;
  proposalId: string;
  section: ProposalSectionKey;
  paragraph: string;
  base: string;
  revision: number;
  other?: Written;
  follows: string[];
}

const { text, emptyText, number } = fields;
export const person = new Schema({ id: text, name: text }, { _id: false, id: false });
/** What a strict schema has let in is stored as it came. */
export const blocks = { type: Schema.Types.Mixed, default: null } as const;

const textEdit = new Schema<TextEditRecord>(
  {
    _id: String,
    tenantId,
    proposalId: text,
    section: { type: String, enum: proposalSectionKeys, required: true },
    paragraph: text,
    base: emptyText,
    blocks,
    by: { type: person, required: true },
    at: { type: Date, required: true },
    model: String,
    revision: number,
    other: {
      type: new Schema<Written>(
        { blocks, by: { type: person, required: true }, at: { type: Date, required: true }, model: String },
        { _id: false, minimize: false },
      ),
      default: undefined,
    },
    follows: [String],
  },
  { collection: 'proposal_text_edits', versionKey: false, minimize: false },
);
textEdit.index({ tenantId: 1, proposalId: 1, section: 1, paragraph: 1 }, { unique: true });
textEdit.plugin(tenantPlugin);

export const TextEditModel = model<TextEditRecord>('ProposalTextEdit', textEdit);

export const textEditId = (
  tenant: string,
  proposalId: string,
  { section, paragraph }: Pick<LaidEdit, 'section' | 'paragraph'>,
): string => derivedId(tenant, proposalId, section, paragraph);

/** An edit that only keeps its revision. */
export const isBare = ({ blocks: own, other }: Pick<TextEditRecord, 'blocks' | 'other'>): boolean =>
  own === null && !other;

/** All records of a proposal, those that say nothing included. */
export const textEditRecords = (proposal: { tenantId: string; _id: string }): Promise<TextEditRecord[]> =>
  TextEditModel.find({ tenantId: proposal.tenantId, proposalId: proposal._id })
    .sort({ section: 1, paragraph: 1 })
    .lean<TextEditRecord[]>()
    .exec();

const written = ({ blocks: own, by, at, model: writer }: Written) => ({
  blocks: own,
  by,
  at: at.toISOString(),
  ...(writer && { model: writer }),
});

export const toParagraphEdit = (record: TextEditRecord): ParagraphEdit => ({
  section: record.section,
  paragraph: record.paragraph,
  base: record.base,
  ...written(record),
  revision: record.revision,
  ...(record.other && { other: written(record.other) }),
  ...(record.follows.length > 0 && { follows: record.follows }),
});

/** What lies over the newest text of a proposal. */
export const editsOf = async (proposal: { tenantId: string; _id: string }): Promise<ParagraphEdit[]> =>
  (await textEditRecords(proposal)).filter((record) => !isBare(record)).map(toParagraphEdit);

/** The same without who did it, to be kept with a text. */
export const laidEdit = ({
  section,
  paragraph,
  base,
  blocks: own,
  follows,
  model: writer,
}: LaidEdit): LaidEdit => ({
  section,
  paragraph,
  base,
  blocks: own,
  ...(writer && { model: writer }),
  ...(follows && follows.length > 0 && { follows }),
});
