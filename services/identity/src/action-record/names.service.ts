import { randomBytes } from 'node:crypto';
import { days } from '@harambee/domain';
import { createOnce, derivedId, hasLeft, readRow } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { emailKeyOf } from '../users/email-key.ts';
import { type ActionName, ActionNameModel } from './action-name.model.ts';
import { referenceOf } from './keyed-hash.ts';
import type { NamedPerson } from './pending-action.model.ts';

const longest = 300;

/** How the record knows an address that somebody was invited at: whoever has it may not have an account yet. */
export const addressPerson = (email: string): NamedPerson => ({
  id: `address:${emailKeyOf(email)}`,
  name: email,
});

const newSalt = () => randomBytes(18).toString('base64url');

/**
 * The reference of a person under their present name; '' for nobody. A name must not come back with an entry that is
 * late, so whoever has left gets a reference that leads nowhere (SEC-10).
 */
export async function refOf(tenantId: string, person: NamedPerson | undefined, at: Date): Promise<string> {
  if (!person) return '';
  const { id: personId } = person;
  const name = person.name.trim().slice(0, longest);
  const _id = derivedId(tenantId, personId, name);
  const fresh = { personId, name, salt: newSalt() };
  // Nameless: they left while the entry waited.
  if (name === '') return referenceOf(fresh);
  // A name that is there goes with whoever leaves, and its reference leads nowhere then.
  const present = await readRow<ActionName>(ActionNameModel, { _id, tenantId });
  if (!present && (await hasLeft(tenantId, personId))) return referenceOf(fresh);
  const row = { _id, tenantId, ...fresh, ref: referenceOf(fresh), usedAt: at };
  const { document, created } = present
    ? { document: present, created: false }
    : await createOnce(ActionNameModel, row);
  if (at.getTime() - document.usedAt.getTime() > days(1)) {
    await ActionNameModel.updateOne({ _id, tenantId }, { $max: { usedAt: at } });
  }
  // They may have left between the two steps; the removal itself is repeated for half an hour, too. A name that was there
  // before is removed by it.
  if (created && (await hasLeft(tenantId, personId))) await ActionNameModel.deleteOne({ _id, tenantId });
  return document.ref;
}

/** Removes the names of these people: their entries stay, and name nobody (ACTIONS-04). */
export async function forgetNames(tenantId: string, personIds: readonly string[]): Promise<void> {
  await ActionNameModel.deleteMany({ tenantId, personId: trusted({ $in: [...personIds] }) });
}

/** All references of a person, under every name they had. */
export const refsOf = (tenantId: string, personId: string): Promise<string[]> =>
  ActionNameModel.distinct('ref', { tenantId, personId });

/** The names behind these references; whoever has left is not among them. */
export async function namesOf(
  tenantId: string,
  refs: Iterable<string>,
): Promise<ReadonlyMap<string, NamedPerson>> {
  const asked = [...new Set(refs)].filter(Boolean);
  if (asked.length === 0) return new Map();
  const rows = await ActionNameModel.find({ tenantId, ref: trusted({ $in: asked }) }).lean();
  return new Map(rows.map(({ ref, personId: id, name }) => [ref, { id, name }]));
}
