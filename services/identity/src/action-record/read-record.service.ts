import { formerMember, kindsOfTopic } from '@harambee/domain';
import type {
  Action,
  ActionList,
  ActionPeople,
  ActionsFileQuery,
  ActionsQuery,
} from '@harambee/domain/schemas';
import { type Actor, decodeCursor, encodeCursor, mustBeAllowed } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ActionModel, type StoredAction } from './action.model.ts';
import { ActionNameModel } from './action-name.model.ts';
import { namesOf, refsOf } from './names.service.ts';
import type { NamedPerson } from './pending-action.model.ts';

const page = 50;
const batch = 500;

type Names = ReadonlyMap<string, NamedPerson>;

const personOf = (ref: string, names: Names) => names.get(ref) ?? { name: formerMember.name };

/** An entry as it is sent: references become names, where they still lead to some. */
function toAction(row: StoredAction, names: Names): Action {
  const { seq, at, kind, details, who, whom, to, unconfirmed, hash } = row;
  return {
    ...{ seq, at: at.toISOString(), kind: kind as Action['kind'] },
    ...(who && { who: personOf(who, names) }),
    ...(whom && { whom: personOf(whom, names) }),
    ...(to && { to: personOf(to, names) }),
    details: { ...details },
    ...(unconfirmed && { unconfirmed: true as const }),
    hash,
  };
}

const byPerson = (refs: readonly string[]) => {
  const isOne = trusted({ $in: [...refs] });
  return { $or: [{ who: isOne }, { whom: isOne }, { to: isOne }] };
};

/** The condition of a filter. */
async function conditionOf(tenantId: string, { person, topic }: ActionsFileQuery) {
  return {
    tenantId,
    ...(person !== undefined && byPerson(await refsOf(tenantId, person))),
    ...(topic && { kind: trusted({ $in: kindsOfTopic(topic) }) }),
  };
}

const refsIn = (rows: readonly StoredAction[]) => rows.flatMap(({ who, whom, to }) => [who, whom, to]);

async function named(tenantId: string, rows: readonly StoredAction[]): Promise<Action[]> {
  const names = await namesOf(tenantId, refsIn(rows));
  return rows.map((row) => toAction(row, names));
}

/** GET /api/auth/actions: for owners (ACTIONS-05). */
export async function listActions(actor: Actor, { cursor, ...filter }: ActionsQuery): Promise<ActionList> {
  mustBeAllowed(actor, 'actions.read');
  const { tenantId } = actor;
  const [below] = cursor === undefined ? [] : (decodeCursor(cursor, ['number']) as [number]);
  const rows = await ActionModel.find({
    ...(await conditionOf(tenantId, filter)),
    ...(below !== undefined && { seq: trusted({ $lt: below }) }),
  })
    .sort({ seq: -1 })
    .limit(page + 1)
    .lean<StoredAction[]>();
  const shown = rows.slice(0, page);
  const last = shown.at(-1);
  return {
    actions: await named(tenantId, shown),
    ...(last && rows.length > page && { nextCursor: encodeCursor([last.seq]) }),
  };
}

/** GET /api/auth/actions/people: the newest name of everybody whom the record names. */
export async function listActionPeople(actor: Actor): Promise<ActionPeople> {
  mustBeAllowed(actor, 'actions.read');
  const rows = await ActionNameModel.find({ tenantId: actor.tenantId }).sort({ usedAt: 1 }).lean();
  const names = new Map(rows.map(({ personId, name }) => [personId, name]));
  const people = [...names].map(([id, name]) => ({ id, name }));
  return { people: people.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
}

/** All entries that match, read while they are sent. `mayRead` has been checked by the caller. */
export async function* readActions(tenantId: string, filter: ActionsFileQuery = {}): AsyncIterable<Action> {
  let rows: StoredAction[] = [];
  const cursor = ActionModel.find(await conditionOf(tenantId, filter))
    .sort({ seq: -1 })
    .lean()
    .cursor({ batchSize: batch });
  for await (const row of cursor) {
    rows.push(row);
    if (rows.length < batch) continue;
    yield* await named(tenantId, rows);
    rows = [];
  }
  yield* await named(tenantId, rows);
}
