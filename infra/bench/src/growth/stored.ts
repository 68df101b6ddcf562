import { dayOf, isoWeek, proposalStatusNames, searchIndex } from '@harambee/domain';
import { newId, type StoredDocument } from '../product.ts';

const day = 86_400_000;
const years = 3;
const nouns =
  'water school clinic solar training market youth farm literacy river bridge girls health forest'.split(' ');
/** In the title of one proposal of an organization. */
export const rareWord = 'lighthouse';
const placeOfRareWord = 77;
const statuses = proposalStatusNames.filter((status) => status !== 'generating');
/** A service writes this mark with each change; it counts what has one before it answers. */
const marked = () => ({ due: newId() });

/** When the proposal at this place was created: the newest a few minutes ago, the oldest three years ago. */
const createdAtOf = (place: number, count: number): Date =>
  new Date(Date.now() - 600_000 - Math.floor((place / count) * years * 365) * day);

/** Stored proposals as after three years: all statuses, a history, different titles, the newest from today. */
export function proposalsLike(
  { counted, ...original }: StoredDocument,
  tenantId: string,
  count: number,
): (place: number) => StoredDocument {
  return (place) => {
    const at = createdAtOf(place, count);
    const pick = (step: number) => nouns[(place * step) % nouns.length] as string;
    const subject = place === placeOfRareWord ? rareWord : pick(1);
    const title = `A ${subject} for every ${pick(3)} and ${pick(5)} no. ${place}`;
    const status = statuses[place % statuses.length] as string;
    const steps = ['draft', 'generating', 'completed', ...(status === 'completed' ? [] : [status])];
    return {
      ...original,
      ...marked(),
      _id: newId(),
      tenantId,
      title,
      titleKey: title.toLowerCase(),
      searchText: searchIndex(title, `KWTF-2027-${place % 40}`, 'Bench Trust'),
      grantId: `KWTF-2027-${place % 40}`,
      status,
      requestedAmount: 1_000 * (place % 300),
      week: isoWeek(at),
      reached: ['completed'],
      history: steps.map((to, index) => ({
        ...(index > 0 && { from: steps[index - 1] }),
        to,
        at: new Date(at.getTime() + index * 60_000),
        userId: original.createdBy,
        userName: 'Amina Bench',
      })),
      createdAt: at,
      updatedAt: at,
      outbox: [],
    };
  };
}

/** The same proposals as the impact service knows them. */
export const knownProposals = (tenantId: string, count: number) => (place: number) =>
  ({
    ...marked(),
    _id: newId(),
    tenantId,
    revision: 3,
    title: `A proposal no. ${place}`,
    category: ['Education', 'Healthcare', 'Environment'][place % 3],
    status: statuses[place % statuses.length],
    requestedAmount: 1_000 * (place % 300),
    amount: 1_000 * (place % 300),
    createdAt: createdAtOf(place, count),
    arrivals: {},
  }) as StoredDocument;

/** Their entries in the ledger: in a busy week most have no points. */
export const ledgerEntries = (tenantId: string, count: number) => (place: number) => {
  const at = createdAtOf(place, count);
  const points = place % 12 === 0 ? 10 : 0;
  const entry = { reason: 'created', source: newId(), points, at, day: dayOf(at), week: isoWeek(at) };
  return { _id: newId(), tenantId, ...entry } as StoredDocument;
};

/** What was used within the last two weeks. */
export const usageRecords = (tenantId: string, count: number) => (place: number) =>
  ({
    ...marked(),
    _id: newId(),
    tenantId,
    name: 'page_viewed',
    label: ['/proposals', '/impact', '/dashboard'][place % 3],
    at: new Date(Date.now() - Math.floor((place / count) * 13 * day)),
  }) as StoredDocument;
