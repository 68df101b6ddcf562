import { type TimelineKind, timelineKindNames } from '@harambee/domain';
import type { Author } from '@harambee/domain/schemas';
import { derivedId, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * Something of a proposal's timeline that no other record tells: a download, an answer that was written over since. What
 * events of other services tell is kept here, too.
 */
export interface TimelineNote {
  /** Follows from what it tells: told twice, it is one note. */
  _id: string;
  tenantId: string;
  proposalId: string;
  at: Date;
  kind: TimelineKind;
  by?: Author;
  /** What its words are made of. */
  items: string[];
}

const { text, emptyText } = fields;

const note = new Schema<TimelineNote>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    at: { type: Date, required: true },
    kind: { type: String, enum: timelineKindNames, required: true },
    by: {
      type: new Schema<Author>({ id: emptyText, name: emptyText, kind: text }, { _id: false, id: false }),
      default: undefined,
    },
    items: [String],
  },
  { collection: 'proposal_timeline_notes', versionKey: false },
);
note.index({ tenantId: 1, proposalId: 1, at: -1, _id: -1 });
note.index({ tenantId: 1, 'by.id': 1 }, { partialFilterExpression: { 'by.id': { $gt: '' } } });
note.plugin(tenantPlugin);

export const TimelineNoteModel = model<TimelineNote>('ProposalTimelineNote', note);

const mostItems = 100;

/**
 * Notes something of a proposal. What has the same `key` is one note: its time is the latest, its items are those of all.
 */
export async function noteInTimeline({
  key,
  item,
  ...told
}: Omit<TimelineNote, '_id' | 'items'> & { key: string; item?: string }): Promise<void> {
  const { tenantId: tenant, proposalId, at, kind, by } = told;
  const _id = derivedId(tenant, proposalId, kind, key);
  const known = await TimelineNoteModel.findOne({ _id, tenantId: tenant }, { items: 1 }).lean();
  const isFull = (known?.items.length ?? 0) >= mostItems;
  await TimelineNoteModel.updateOne(
    { _id, tenantId: tenant },
    {
      $setOnInsert: { proposalId, kind, ...(by && { by }) },
      $max: { at },
      ...(item !== undefined && !isFull && { $addToSet: { items: item } }),
    },
    { upsert: true },
  );
}
