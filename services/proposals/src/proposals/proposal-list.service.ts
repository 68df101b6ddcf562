import { searchWords } from '@harambee/domain';
import type {
  ProposalList,
  ProposalListItem,
  ProposalListQuery,
  ProposalSort,
} from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  type CursorShape,
  decodeCursor,
  encodeCursor,
  RowCache,
  readRows,
  type WrittenAnswer,
} from '@harambee/service-kit';
import mongoose, { type QueryFilter } from 'mongoose';
import { byId, type People, peopleRows } from '../people/people.service.ts';
import { peopleOf, type TeamFields, teamSummary } from '../people/team-fields.ts';
import { fewWith } from './found-by-words.ts';
import { listIndexes, ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { type ListItemRecord, listItemFields, toListItem } from './proposal-answers.ts';

interface Order {
  key: 'createdAt' | 'updatedAt' | 'deadlineKey' | 'titleKey';
  direction: 1 | -1;
  shape: CursorShape[number];
}

/** Each has its own index, so every page of the list costs the same. */
const orders: Record<ProposalSort, Order> = {
  created: { key: 'createdAt', direction: -1, shape: 'date' },
  updated: { key: 'updatedAt', direction: -1, shape: 'date' },
  deadline: { key: 'deadlineKey', direction: 1, shape: 'string' },
  title: { key: 'titleKey', direction: 1, shape: 'string' },
};

const pageSize = 20;
/** Without `limit` and `cursor` (PROP-08). */
const firstPageSize = 100;

/** The fields of a list item, and those that the cursor needs from the last one. */
const projectionOf = ({ key }: Order) =>
  Object.fromEntries([...listItemFields, ...teamListFields, key].map((field) => [field, 1 as const]));

/** What `teamSummary` needs. */
const teamListFields = ['ownerId', 'createdBy', 'helperIds', 'tasks'] as const;

/** With more than this, scanning the list in its order finds a page of them as soon. */
const fewOwn = 1_000;

/** Those in which the person has a part now. */
const ownOf = (userId: string): QueryFilter<ProposalRecord> => ({
  $or: [{ peopleIds: userId }, { ownerId: null, createdBy: userId }],
});

/** The same by their ids, read from an index, if they are few. */
async function ownIds(tenantId: string, userId: string): Promise<string[] | undefined> {
  const [named, created] = await Promise.all([
    ProposalModel.find({ tenantId, peopleIds: userId }, { _id: 1 })
      .hint({ tenantId: 1, peopleIds: 1 })
      .limit(fewOwn + 1)
      .lean(),
    ProposalModel.find({ tenantId, createdBy: userId, ownerId: null }, { _id: 1 })
      .hint({ tenantId: 1, createdBy: 1 })
      .limit(fewOwn + 1)
      .lean(),
  ]);
  const ids = [...named, ...created].map(({ _id }) => _id);
  return ids.length > fewOwn ? undefined : ids;
}

/** Each search word must be the beginning of a stored word; a search without words finds nothing. */
function searched(search: string): QueryFilter<ProposalRecord> {
  const words = [...new Set(searchWords(search))];
  if (words.length === 0) return { _id: mongoose.trusted({ $in: [] }) };
  // Words are letters and digits only, so they have no special meaning in a pattern.
  return { $and: words.map((word) => ({ searchText: new RegExp(`(?:^|\\s)${word}`) })) };
}

/** The rows after a position in the list. The outer range uses the index, the inner condition orders equal values. */
function after(
  { key, direction, shape }: Order,
  sort: ProposalSort,
  cursor: string,
): QueryFilter<ProposalRecord> {
  const [cursorSort, value, id] = decodeCursor(cursor, ['string', shape, 'string']);
  if (cursorSort !== sort || value === null || id === null) {
    throw new BadRequest('This cursor belongs to a different sort order');
  }
  const [beyond, notBefore] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return {
    [key]: mongoose.trusted({ [notBefore as string]: value }),
    $or: [
      { [key]: mongoose.trusted({ [beyond as string]: value }) },
      { _id: mongoose.trusted({ [beyond as string]: id }) },
    ],
  };
}

type ListRow = ListItemRecord & TeamFields & Pick<ProposalRecord, 'titleKey' | 'deadlineKey' | 'createdBy'>;

/** The rows of a page, and whom they name. */
interface Page {
  rows: ListRow[];
  hasMore: boolean;
  people: string[];
}

const pages = new RowCache<Page>({ sizeOf: ({ rows }) => 1_500 * rows.length });
const answers = new RowCache<WrittenAnswer>({ sizeOf: ({ text }) => 1.3 * text.length });

/** Each question has its own place. Only with `mine` does the answer depend on who asks. */
const keyOf = ({ tenantId, userId }: Actor, query: ProposalListQuery): string =>
  JSON.stringify([tenantId, query.mine ? userId : '', query]);

/** The condition of a list, and the index that gives its order. */
async function questionOf({ tenantId, userId }: Actor, query: ProposalListQuery, size: number) {
  const { search = '', status, mine, sort = 'created', cursor } = query;
  const order = orders[sort];
  const term = search.trim();
  const own = mine ? await ownIds(tenantId, userId) : undefined;
  const few = own ?? (term ? await fewWith(tenantId, term, size) : undefined);
  // The few matches are searched again, because a title may have changed meanwhile.
  const conditions = [
    ...(mine ? [ownOf(userId)] : []),
    ...(term ? [searched(term)] : []),
    ...(cursor ? [after(order, sort, cursor)] : []),
  ];
  return {
    filter: {
      tenantId,
      ...(status && { status }),
      ...(few && { _id: { $in: few } }),
      ...(conditions.length > 0 && { $and: conditions }),
    },
    // Names the index of the order, so that the query planner does not compare five of them for every page.
    hint: few ? { _id: 1 as const } : listIndexes[status && sort === 'created' ? 'createdOfStatus' : sort],
  };
}

/**
 * GET /api/proposals: one query for the tenant's list items, with only the fields they show, and one for the names in
 * them. `write` writes the answer; while both give the same rows, what it wrote is sent again.
 */
export async function listProposals(
  actor: Actor,
  query: ProposalListQuery,
  write: (list: ProposalList) => WrittenAnswer,
): Promise<WrittenAnswer> {
  const { sort = 'created', limit, cursor } = query;
  const order = orders[sort];
  const size = limit ? Number(limit) : cursor ? pageSize : firstPageSize;
  const { filter, hint } = await questionOf(actor, query, size);
  const found = await readRows<ListRow>(ProposalModel, filter, {
    projection: projectionOf(order),
    hint,
    sort: { [order.key]: order.direction, _id: order.direction },
    limit: size + 1,
  });
  const key = keyOf(actor, query);
  const page = pages.of(key, [found.bytes], () => pageOf(found.decode(), size));
  const people = await peopleRows(actor.tenantId, page.people);
  return answers.of(key, [page, people.bytes], () => write(listOf(page, byId(people.decode()), sort)));
}

function pageOf(records: ListRow[], size: number): Page {
  const rows = records.slice(0, size);
  return { rows, hasMore: records.length > size, people: [...new Set(rows.flatMap(peopleOf))] };
}

function listOf({ rows, hasMore }: Page, people: People, sort: ProposalSort): ProposalList {
  const proposals: ProposalListItem[] = rows.map((record) => ({
    ...toListItem(record),
    team: teamSummary(record, people),
  }));
  const last = rows.at(-1);
  if (!hasMore || !last) return { proposals };
  return { proposals, nextCursor: encodeCursor([sort, last[orders[sort].key], last._id]) };
}
