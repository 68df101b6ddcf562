import { type TimelineKind, type TimelineNoteName, timelineKindNames, timelineNotes } from '@harambee/domain';
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
  /** Which of the things of its kind; a key of `timelineNotes`. */
  what: TimelineNoteName;
  by?: Author;
  /** Whom it is about, such as who was asked. */
  about?: Author;
  /** What its words are made of. */
  items: string[];
}

const { text, emptyText } = fields;

const author = {
  type: new Schema<Author>({ id: emptyText, name: emptyText, kind: text }, { _id: false, id: false }),
  default: undefined,
} as const;

const note = new Schema<TimelineNote>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    at: { type: Date, required: true },
    kind: { type: String, enum: timelineKindNames, required: true },
    what: text,
    by: author,
    about: author,
    items: [String],
  },
  { collection: 'proposal_timeline_notes', versionKey: false },
);
note.index({ tenantId: 1, proposalId: 1, at: -1, _id: -1 });
for (const who of ['by.id', 'about.id'])
  note.index({ tenantId: 1, [who]: 1 }, { partialFilterExpression: { [who]: { $gt: '' } } });
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
}: Omit<TimelineNote, '_id' | 'kind' | 'items'> & { key: string; item?: string }): Promise<void> {
  const { tenantId: tenant, proposalId, at, what, by, about } = told;
  const _id = derivedId(tenant, proposalId, what, key);
  const known = await TimelineNoteModel.findOne({ _id, tenantId: tenant }, { items: 1 }).lean();
  const isFull = (known?.items.length ?? 0) >= mostItems;
  await TimelineNoteModel.updateOne(
    { _id, tenantId: tenant },
    {
      $setOnInsert: {
        ...{ proposalId, what, kind: timelineNotes[what].kind },
        ...(by && { by }),
        ...(about && { about }),
      },
      $max: { at },
      ...(item !== undefined && !isFull && { $addToSet: { items: item } }),
    },
    { upsert: true },
  );
}
