import type { Actor } from '../auth/actor.ts';
import type { AnyModel } from '../database/connection.ts';
import type { Removed } from '../removal-records/removals.ts';

/** One file of the archive. */
export interface ExportFile {
  /** Within its part: `proposals/clean-hands/form.json`. */
  path: string;
  /** Read as it is sent, where there may be much of it. */
  content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
}

/** What the archive has of some documents. */
export interface Contents {
  /** The file or folder, as the README of the archive names it. */
  name: string;
  /** What it is, in a sentence for its reader. */
  about: string;
  files(actor: Actor): AsyncIterable<ExportFile>;
}

/** Not in the archive, or not about persons: the reason is shown to its reader. */
export interface LeftOut {
  leftOut: string;
}

/** A person who has left: their tenant, their id, and when. */
export type Leaver = Removed & { userId: string };

/**
 * What becomes of the documents of one model when an organization or a person takes along what is theirs, or goes. Every
 * model of a service needs one: a service with a model nobody has decided on does not start. When an organization goes,
 * all documents with its `tenantId` go, without a word here.
 */
export interface DataPolicy {
  model: AnyModel;
  /** In the archive of the organization, which its owners may have. */
  organization: Contents | LeftOut;
  /** In the archive of each person. */
  person: Contents | LeftOut;
  /** Takes what it says of one person who has left: removed, or turned into "A former member". */
  forget: ((leaver: Leaver) => Promise<unknown>) | LeftOut;
}

export const leftOut = (reason: string): LeftOut => ({ leftOut: reason });

/** Nothing in these documents is about one person more than about another. */
export const notAboutPersons: Pick<DataPolicy, 'person' | 'forget'> = {
  person: leftOut('belongs to the organization'),
  forget: leftOut('names no person'),
};

/** Follows from other records of the archive: a copy another part works with. */
export const projection: Omit<DataPolicy, 'model'> = {
  organization: leftOut('a working copy of what other files of this archive hold'),
  ...notAboutPersons,
};

/** Readable, and read by other programs. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function* jsonList(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A file with a list, which is read from the database as it is sent. */
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

/** Each of them as it is to be shown; what is left out of `show` never leaves. */
export async function* shown<Row>(
  rows: AsyncIterable<Row>,
  show: (row: Row) => unknown,
): AsyncIterable<unknown> {
  for await (const row of rows) yield show(row);
}

/** Throws for a model without a decision: a new one cannot be forgotten. */
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
