import { type LaidEdit, type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { ParagraphEdit, TextBlock } from '@harambee/domain/schemas';
import { derivedId, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

interface Written {
  /** Null means the engine's words. */
  blocks: TextBlock[] | null;
  by: { id: string; name: string };
  at: Date;
  /** The language model whose words these are; absent where a person wrote them. */
  model?: string;
}

/**
 * A person's edit of one paragraph of the newest text (docs/adr/0019). An edit without blocks and without a
 * conflicting change only keeps its revision, so that somebody who edits an earlier revision gets a conflict.
 */
export interface TextEditRecord extends Written {
  /** Made of tenant, proposal, section and paragraph, so that two people who write the first edit collide here. */
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
/** A strict schema has checked it, so it is stored as it came. */
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

/** True if the edit only keeps its revision. */
export const isBare = ({ blocks: content, other }: Pick<TextEditRecord, 'blocks' | 'other'>): boolean =>
  content === null && !other;

/** All records of a proposal, including those that only keep a revision. */
export const textEditRecords = (proposal: { tenantId: string; _id: string }): Promise<TextEditRecord[]> =>
  TextEditModel.find({ tenantId: proposal.tenantId, proposalId: proposal._id })
    .sort({ section: 1, paragraph: 1 })
    .lean<TextEditRecord[]>()
    .exec();

const written = ({ blocks: content, by, at, model: writer }: Written) => ({
  blocks: content,
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

/** The edits of the newest text of a proposal. */
export const editsOf = async (proposal: { tenantId: string; _id: string }): Promise<ParagraphEdit[]> =>
  (await textEditRecords(proposal)).filter((record) => !isBare(record)).map(toParagraphEdit);

/** The same without the author, to be stored with a text. */
export const laidEdit = ({
  section,
  paragraph,
  base,
  blocks: content,
  follows,
  model: writer,
}: LaidEdit): LaidEdit => ({
  section,
  paragraph,
  base,
  blocks: content,
  ...(writer && { model: writer }),
  ...(follows && follows.length > 0 && { follows }),
});
