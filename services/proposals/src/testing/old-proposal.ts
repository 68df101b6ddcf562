import { readFileSync } from 'node:fs';
import type { ProposalFieldName } from '@harambee/domain';
import { newActor, type TestActor } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';

/**
 * A finished proposal as the release before the typed plan stored it, read from its database: no plan, no currency,
 * no start date, and a score of the old measure. Words in capitals stand for ids.
 */
const stored = readFileSync(new URL('./old-proposal.json', import.meta.url), 'utf8');

/** The fields of the form in that release. */
export const oldFieldNames = Object.keys(JSON.parse(stored).proposal_forms.fields) as ProposalFieldName[];

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** Inserts it for a new organization directly into the database, bypassing what today's release does on a save. */
export async function givenOldProposal(): Promise<{ actor: TestActor; id: string }> {
  const actor = await newActor();
  const id = `${actor.tenantId}-proposal`;
  const text = stored
    .replaceAll('TENANT', actor.tenantId)
    .replaceAll('PERSON', actor.userId)
    .replace(
      /"(PROPOSAL|FORM|TEXT|JOB)"/g,
      (_all, name: string) => `"${actor.tenantId}-${name.toLowerCase()}"`,
    );
  const documents: Record<string, { _id: string }> = JSON.parse(text, (_key, value) =>
    isTime(value) ? new Date(value) : value,
  );
  for (const [collection, document] of Object.entries(documents))
    await mongoose.connection.collection<{ _id: string }>(collection).insertOne(document);
  return { actor, id };
}
