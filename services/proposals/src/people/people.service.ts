import type { Colleague } from '@harambee/domain/schemas';
import { Conflict, type KnownPerson, type RawRows, readRows } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ColleagueModel } from './colleague.model.ts';

const toColleague = ({ userId: id, name, role }: KnownPerson): Colleague => ({ id, name, role });

/** People by their ids. */
export type People = ReadonlyMap<string, Colleague>;

export const byId = (rows: readonly KnownPerson[]): People =>
  new Map(rows.map((row) => [row.userId, toColleague(row)]));

/** Those of these people who belong to the organization now. Who has left, or never belonged to it, is not among them. */
export async function peopleAmong(tenantId: string, ids: Iterable<string>): Promise<People> {
  const asked = [...new Set(ids)].filter((id) => id !== '');
  if (asked.length === 0) return new Map();
  const rows = await ColleagueModel.find({ tenantId, userId: trusted({ $in: asked }) }).lean<KnownPerson[]>();
  return byId(rows);
}

/** Rows of these people, for an answer that is kept while they are the same. */
export async function peopleRows(tenantId: string, ids: readonly string[]): Promise<RawRows<KnownPerson>> {
  if (ids.length === 0) return nobody;
  const filter = { tenantId, userId: { $in: ids } };
  return readRows<KnownPerson>(ColleagueModel, filter, {
    limit: ids.length,
    hint: { tenantId: 1, userId: 1 },
  });
}

const nobody: RawRows<KnownPerson> = { bytes: new Uint8Array(), decode: () => [] };

/** The same, and refuses anybody else: "has left" and "never belonged to it" get one answer. */
export async function mustBelong(tenantId: string, ids: Iterable<string>): Promise<People> {
  const asked = [...new Set(ids)];
  const people = await peopleAmong(tenantId, asked);
  if (asked.some((id) => !people.has(id)))
    throw new Conflict('Somebody you chose does not belong to your organization any more. Choose again.');
  return people;
}
