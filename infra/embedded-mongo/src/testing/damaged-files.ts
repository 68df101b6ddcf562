import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../index.ts';

const page = 4096;

/** Whole numbers below `limit`, the same ones for the same seed. */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed * 2654435761 + 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Collections of short and long documents with indexes of each kind, and pages that were freed again. */
export async function fillFolder(dataDir: string): Promise<void> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = new MongoClient(server.uri);
  for (const name of ['a', 'b']) {
    const collection = client.db('test').collection(name);
    await collection.createIndexes([
      { key: { n: 1 }, unique: true },
      { key: { tags: 1, n: -1 } },
      { key: { state: 1 }, partialFilterExpression: { n: { $gt: 10 } } },
    ]);
    for (let round = 0; round < 6; round++) {
      const at = (i: number) => round * 100 + i;
      await collection.insertMany(
        Array.from({ length: 100 }, (_, i) => ({
          n: at(i),
          state: i % 3 ? 'open' : 'done',
          tags: [`t${i % 5}`, 'all'],
          text: 'x'.repeat(i % 20 === 0 ? 9_000 : 150),
        })),
      );
      if (round % 2) await collection.deleteMany({ n: { $gte: at(-80), $lt: at(-30) } });
      await collection.updateMany({ tags: `t${round % 5}` }, { $set: { state: `s${round}` } });
    }
  }
  await client.close();
  await server.close();
}

/** Everything that the database answers, by a walk of the collection and through each index. */
export async function everything(uri: string): Promise<string> {
  const client = new MongoClient(uri);
  try {
    const answers: unknown[] = [];
    for (const name of ['a', 'b']) {
      const collection = client.db('test').collection(name);
      answers.push(await collection.find().hint({ $natural: 1 }).toArray());
      answers.push(
        await collection
          .find({ n: { $gte: 0 } })
          .sort({ n: 1 })
          .toArray(),
      );
      answers.push(await collection.find({ tags: 'all' }).hint('tags_1_n_-1').toArray());
      answers.push(
        await collection
          .find({ state: 'open', n: { $gt: 10 } })
          .hint('state_1')
          .toArray(),
      );
      answers.push(await collection.find().hint('_id_').toArray());
      answers.push(
        await collection.countDocuments({ n: { $gte: 0 } }),
        (await collection.indexes()).map((index) => index.name),
      );
    }
    return EJSON.stringify(answers, { relaxed: false });
  } finally {
    await client.close();
  }
}

const kinds = [
  'flip',
  'flip in the first pages',
  'flip in a used page',
  'cut',
  'zeros',
  'noise',
  'swap',
  'first page',
  'second page',
  'both',
] as const;

/** Damages the file in one of ten ways. Returns which, for the message of a test that fails. */
export function damage(path: string, seed: number): string {
  const random = randomFrom(seed);
  const size = statSync(path).size;
  const pages = size / page;
  const kind = kinds[seed % kinds.length] as (typeof kinds)[number];
  const bytes = readFileSync(path);
  const flip = (from: number, length: number) => {
    const at = from + random(length);
    bytes[at] = (bytes[at] as number) ^ (1 << random(8));
    return `${kind} at ${at}`;
  };
  const anyPage = () => 2 + random(pages - 2);
  const fill = (number: number, make: () => number) => {
    for (let i = number * page; i < (number + 1) * page; i++) bytes[i] = make();
    return `${kind} of page ${number}`;
  };
  const save = (what: string) => {
    writeFileSync(path, bytes);
    return what;
  };
  switch (kind) {
    case 'flip':
      return save(flip(0, size));
    case 'flip in the first pages':
      return save(flip((random(2) * page + random(2) * (page / 2)) % (2 * page), 176));
    case 'flip in a used page':
      return save(flip(anyPage() * page, 40));
    case 'cut': {
      const left = random(4) ? random(size) : size - random(page * 3);
      truncateSync(path, left);
      return `${kind} to ${left}`;
    }
    case 'zeros':
      return save(fill(anyPage(), () => 0));
    case 'noise':
      return save(fill(anyPage(), () => random(256)));
    case 'swap': {
      const [one, other] = [anyPage() * page, anyPage() * page];
      const kept = Buffer.from(bytes.subarray(one, one + page));
      bytes.copy(bytes, one, other, other + page);
      kept.copy(bytes, other);
      return save(`${kind} of ${one / page} and ${other / page}`);
    }
    case 'first page':
      return save(fill(0, () => (seed % 20 < 10 ? 0 : random(256))));
    case 'second page':
      return save(fill(1, () => (seed % 20 < 10 ? 0 : random(256))));
    case 'both':
      fill(0, () => 0);
      return save(fill(1, () => 0));
  }
}

/** A copy of a folder's data file in a folder of its own. */
export function copyFolder(from: string, to: string): string {
  mkdirSync(to, { recursive: true });
  copyFileSync(join(from, 'data.mdb'), join(to, 'data.mdb'));
  return join(to, 'data.mdb');
}

/** What a start on a damaged folder came to. */
export interface Outcome {
  /** Why it did not start. */
  refusal?: string;
  /** What it said and went on. */
  note?: string;
  answers?: string;
}

/** 'right' when the damage was told, or was in bytes that nothing uses; otherwise what went wrong. */
export function verdict(what: string, expected: string, { refusal, note = '', answers }: Outcome): string {
  if (refusal !== undefined) {
    const isSaid = /^The data file \S+ is damaged: .*npm run database -- restore"\.$/.test(refusal.trimEnd());
    return isSaid ? 'right' : `${what}: it ended with "${refusal}"`;
  }
  if (/^(first|second) page/.test(what) && !/written anew from the other/.test(note))
    return `${what}: nothing was said of the page that was mended`;
  return answers === expected || /is lost/.test(note)
    ? 'right'
    : `${what}: it answered something else, and said "${note}"`;
}
