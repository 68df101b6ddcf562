import { trusted } from 'mongoose';
import { EventModel, type StoredEvent } from './event.model.ts';

/** A position in the events, in the order in which they were stored. */
export type EventPlace = Pick<StoredEvent, 'storedAt' | '_id'>;

/** The next events after a position, whatever their names: reading the index in order needs no sort. */
export async function eventsAfter({ storedAt, _id }: EventPlace, limit: number): Promise<StoredEvent[]> {
  const read = (filter: object, most: number): Promise<StoredEvent[]> =>
    EventModel.find(filter).sort({ storedAt: 1, _id: 1 }).limit(most).lean();
  if (_id === '') return read({ storedAt: trusted({ $gte: storedAt }) }, limit);
  const same = await read({ storedAt, _id: trusted({ $gt: _id }) }, limit);
  if (same.length === limit) return same;
  return [...same, ...(await read({ storedAt: trusted({ $gt: storedAt }) }, limit - same.length))];
}
