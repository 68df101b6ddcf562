import type { Actor } from '../auth/actor.ts';
import type { AnyModel } from '../database/connection.ts';
import type { Removed } from '../removal-records/removals.ts';

/** One file of the archive. */
export interface ExportFile {
  /** Within its part: `proposals/clean-hands/form.json`. */
  path: string;
  /** Content that may be large is read while it is sent. */
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
}

/** What the archive contains of one model. */
export interface Contents {
  /** The file or folder, as the archive's README names it. */
  name: string;
  /** One sentence that explains it to the reader. */
  about: string;
  files(actor: Actor): AsyncIterable<ExportFile>;
}

/** The reason why it is not in the archive, or why it is not personal. Shown to the reader. */
export interface LeftOut {
  leftOut: string;
}

/** A person who has left: tenant, user id and time. */
export type RemovedPerson = Removed & { userId: string };

/**
 * What happens to the documents of one model when an organization or a person exports or deletes their data. A
 * service does not start unless every model has a policy. Deleting an organization needs no policy: every document
 * with its `tenantId` is deleted.
 */
export interface DataPolicy {
  model: AnyModel;
  /** In the organization's archive, which its owners may download. */
  organization: Contents | LeftOut;
  /** In the archive of each person. */
  person: Contents | LeftOut;
  /** Removes a person who has left, or replaces their name with "A former member". */
  forget: ((removed: RemovedPerson) => Promise<unknown>) | LeftOut;
  /** Runs before an organization's documents of this model are deleted; may run again. */
  beforeRemoval?: (tenantId: string) => Promise<unknown>;
}

export const leftOut = (reason: string): LeftOut => ({ leftOut: reason });

/** These documents belong to the organization, not to one person. */
export const notAboutPersons: Pick<DataPolicy, 'person' | 'forget'> = {
  person: leftOut('belongs to the organization'),
  forget: leftOut('names no person'),
};

/** A copy of records that the archive already contains, kept for another part of the product. */
export const projection: Omit<DataPolicy, 'model'> = {
  organization: leftOut('a working copy of what other files of this archive hold'),
  ...notAboutPersons,
};

/** The same for the people of an organization (`keepsPeople`). */
export const peopleProjection: Omit<DataPolicy, 'model'> = {
  organization: leftOut('a working copy of who belongs to the organization: see its members'),
  person: leftOut('a working copy of your name and role'),
  forget: leftOut('comes and goes with its events, in their order'),
};

/** Readable by people and programs. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function* jsonList(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A list that is read from the database while it is sent. */
export const jsonFile = (
  name: string,
  about: string,
  rows: (actor: Actor) => AsyncIterable<unknown>,
): Contents => ({
  name,
  about,
  async *files(actor) {
    yield { path: name, content: jsonList(rows(actor)) };
  },
});

/** Each document as it is exported. Only the fields that `show` returns leave the database. */
export async function* shown<Row>(
  rows: AsyncIterable<Row>,
  show: (row: Row) => unknown,
): AsyncIterable<unknown> {
  for await (const row of rows) yield show(row);
}

/** Throws for a model without a policy, so that no new model is forgotten. */
export function assertDecided(
  service: string,
  models: readonly AnyModel[],
  dataPolicies: readonly DataPolicy[],
): void {
  const decided = new Set(dataPolicies.map(({ model }) => model));
  const open = models.filter((model) => !decided.has(model)).map(({ modelName }) => modelName);
  if (open.length === 0) return;
  throw new Error(
    `${service}: say in its dataPolicies what of ${open.join(', ')} is exported, and what goes with a person`,
  );
}
