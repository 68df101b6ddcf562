import type { Db } from 'mongodb';
import { chooseSample, differences, fingerprint } from './fingerprint.ts';

export interface Drill {
  /** The database to back up; only read. */
  source: Db;
  /** A database on a server that exists only for this drill. */
  target: Db;
  dump(): Promise<void>;
  restore(): Promise<void>;
  /** How many documents of each collection are compared byte by byte. */
  sampleSize?: number;
  tell?: (line: string) => void;
}

/** Dumps, restores elsewhere and compares. Returns the differences. */
export async function drill(options: Drill): Promise<string[]> {
  const { source, target, dump, restore, sampleSize = 200, tell = () => undefined } = options;
  if ((await target.listCollections().toArray()).length > 0) {
    throw new Error(
      `The target has a database ${target.databaseName} already: a drill never writes over one.`,
    );
  }
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1_000).toFixed(1)} s`;
  const sample = await chooseSample(source, sampleSize);
  const before = await fingerprint(source, sample);
  const documents = [...before.values()].reduce((sum, { count }) => sum + count, 0);
  if (documents === 0)
    throw new Error(`The source has nothing in ${source.databaseName}: nothing would be tested.`);
  tell(`${seconds()}: ${before.size} collections with ${documents} documents`);
  await dump();
  tell(`${seconds()}: dumped`);
  const after = await fingerprint(source, sample);
  await restore();
  tell(`${seconds()}: restored`);
  const problems = differences(before, after, await fingerprint(target, sample));
  tell(`${seconds()}: compared`);
  return problems;
}
