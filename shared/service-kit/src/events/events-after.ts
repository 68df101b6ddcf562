import { trusted } from 'mongoose';
import { EventModel, type StoredEvent } from './event.model.ts';

/** A position in the events, in the order in which they were stored. */
export type EventPlace = Pick<StoredEvent, 'storedAt' | '_id'>;

/** The next events after a position, whatever their names: reading the index in order needs no sort. */
export async function eventsAfter({ storedAt, _id }: EventPlace, limit: number): Promise<StoredEvent[]> {
  const same = await EventModel.find({ storedAt, _id: trusted({ $gt: _id }) })
    .sort({ storedAt: 1, _id: 1 })
    .limit(limit)
    .lean();
  if (same.length === limit) return same;
  const later = await EventModel.find({ storedAt: trusted({ $gt: storedAt }) })
    .sort({ storedAt: 1, _id: 1 })
    .limit(limit - same.length)
    .lean();
  return [...same, ...later];
}
