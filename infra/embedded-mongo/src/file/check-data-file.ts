import { closeSync, existsSync, fsyncSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { conditionOf, type MapName, mapNames } from '../store/checksum.ts';
import { sealedFlag } from '../store/store.ts';
import { type Meta, metaPagesFor, noPage, pageSizeOf, readMeta } from './meta-pages.ts';
import { Damage, PageFile } from './page-file.ts';
import { walkTrees } from './tree-walk.ts';

/** Files up to this size are read whole at each start, in some tenths of a second; of larger ones only the branches. */
const wholeCheckBytes = 32 * 1024 * 1024;
const largeChunk = 1024 * 1024;
const smallChunk = 4 * 1024;

export interface CheckOptions {
  /** Reads everything, whatever the size. */
  whole?: boolean;
  /** False throws for a file that would be mended, too. */
  mends?: boolean;
}

export interface Checked {
  /** How many entries each map has, of the state that is going to be opened. */
  entries: Map<string, number>;
  /** Entries of the format before checksums. */
  unsealed: number;
  /** What had to be mended, as a sentence for the person who runs the product. */
  note?: string;
}

interface Verdict extends Checked {
  /** The state to open, when the first pages have to be written anew for it. */
  mend?: { head: Buffer; meta: Meta };
}

/**
 * Reads the data file before LMDB maps it, and throws a `Damage` for a file that it would read wrong or die of. First
 * pages that are damaged are written anew from each other. A file that is not there is in order.
 */
export async function checkDataFile(path: string, options: CheckOptions = {}): Promise<Checked> {
  if (!existsSync(path)) return { entries: new Map(), unsealed: 0 };
  const before = stamp(path);
  let verdict: Verdict | Damage;
  try {
    verdict = judge(path, options);
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    verdict = error;
  }
  if (verdict instanceof Damage || verdict.mend) {
    // A file that somebody else writes to looks damaged while it is read. Nothing is said, or mended, of such a file.
    await wait(settleMs);
    if (stamp(path) !== before) throw new Damage('another program is writing to it');
  }
  if (verdict instanceof Damage) throw verdict;
  if (verdict.mend && options.mends === false) throw new Damage('the next start has to mend it');
  if (verdict.mend) mend(path, verdict.mend);
  return verdict;
}

const settleMs = 200;

function stamp(path: string): string {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  return `${size} ${mtimeNs}`;
}

function judge(path: string, { whole = false }: CheckOptions): Verdict {
  const size = statSync(path).size;
  const isWhole = whole || size <= wholeCheckBytes;
  const file = new PageFile(path, isWhole ? largeChunk : smallChunk);
  try {
    return judgeFile(file, isWhole);
  } finally {
    file.close();
  }
}

function judgeFile(file: PageFile, isWhole: boolean): Verdict {
  const head = Buffer.from(file.read(0, Math.min(file.size, 2 * 65_536)));
  const pageSize = pageSizeOf(head);
  if (pageSize === undefined) throw new Damage('neither of its first two pages can be read');
  const read = ([0, 1, 'flushed'] as const).flatMap((place) => readMeta(head, place, pageSize) ?? []);
  const found = read.filter((meta) => hasItsRoot(file, meta, read));
  const [newest, ...others] = found.sort(
    (a, b) => b.transaction - a.transaction || (a.place === 'flushed' ? 1 : -1),
  );
  const isHeadEmpty = newest?.main.root === noPage && found.length < 2;
  if (!newest || isHeadEmpty) throw new Damage('neither of its first two pages can be read');
  const flushed = found.find(({ place }) => place === 'flushed');
  const hasFlushedBytes = head.subarray(pageSize / 2, pageSize / 2 + 200).some((byte) => byte !== 0);
  const isHeadWhole =
    [0, 1].every((place) => found.some((meta) => meta.place === place)) && (flushed || !hasFlushedBytes);
  // Pages at the end that were never written are free ones: only reading everything tells.
  const readAll = isWhole || file.size < (newest.lastPage + 1) * pageSize;
  try {
    const checked = walk(file, newest, readAll);
    if (isHeadWhole) {
      // After a power cut LMDB goes back to this one.
      if (flushed && flushed.transaction !== newest.transaction) walk(file, flushed, readAll);
      return checked;
    }
    const later = readAll && hasLaterPages(file, newest);
    return { ...checked, mend: { head, meta: newest }, note: later ? notes.mendedOlder : notes.mended };
  } catch (error) {
    const older = others.find(({ transaction }) => transaction < newest.transaction);
    const wasFlushed = flushed?.transaction === newest.transaction;
    if (!(error instanceof Damage) || wasFlushed || !older) throw error;
    // Not known to have been on the disk whole: a power cut does this. The state before may be.
    const checked = walk(file, older, readAll);
    return { ...checked, mend: { head, meta: older }, note: notes.unflushed };
  }
}

const notes = {
  mended: 'One of its first two pages was damaged and was written anew from the other. Nothing is lost.',
  mendedOlder:
    'One of its first two pages was damaged and was written anew from the other, which is one write older: the last write before the damage is lost.',
  unflushed:
    'The last writes had not reached the disk whole when the machine went off. The database opens as it was at the last flush before.',
};

/**
 * Each transaction writes its own root: one that is older or newer belongs to another state. After mending, two pages
 * hold the same state.
 */
function hasItsRoot(file: PageFile, meta: Meta, all: Meta[]): boolean {
  const { main, pageSize, transaction } = meta;
  if (main.root === noPage) return true;
  if ((main.root + 1) * pageSize > file.size) return false;
  const page = file.read(main.root * pageSize, pageSize);
  const writer = Number(page.readBigUInt64LE(8));
  if (Number(page.readBigUInt64LE(0)) !== main.root) return false;
  if (writer === transaction || writer === compacted) return true;
  return writer === transaction + 1 && all.some((other) => isTwin(other, meta));
}

/** The number that LMDB gives the branches and leaves of a compacted copy. */
const compacted = 1;

const isTwin = (later: Meta, meta: Meta): boolean =>
  later.transaction === meta.transaction + 1 &&
  later.main.root === meta.main.root &&
  later.lastPage === meta.lastPage;

function walk(file: PageFile, meta: Meta, readAll: boolean): Checked {
  let unsealed = 0;
  let allSealed = false;
  const onEntry = (map: string, key: Buffer, value: Buffer) => {
    const condition = conditionOf(map as MapName, key, value);
    if (condition === 'damaged') throw new Damage(`the checksum of an entry of "${map}" is wrong`);
    if (condition === 'unsealed') unsealed++;
    if (map === mapNames.catalog && key.equals(sealedFlag)) allSealed = true;
  };
  const entries = walkTrees(file, meta, readAll ? { onEntry } : { branchesOnly: true });
  if (allSealed && unsealed > 0) throw new Damage('entries have lost their checksums');
  return { entries, unsealed };
}

/** Whether a page was written after this state: then it is not the last one. */
function hasLaterPages(file: PageFile, { lastPage, pageSize, transaction }: Meta): boolean {
  for (let page = 2; page <= lastPage && (page + 1) * pageSize <= file.size; page++) {
    const bytes = file.read(page * pageSize, pageSize);
    const number = Number(bytes.readBigUInt64LE(0));
    const kind = bytes.readUInt16LE(18);
    if (number === page && Number(bytes.readBigUInt64LE(8)) === transaction + 1 && [1, 2, 4].includes(kind))
      return true;
  }
  return false;
}

/** Gives a compacted copy, which has one state only, the same state on both first pages: one more may be damaged then. */
export function doubleFirstPage(path: string): void {
  const file = new PageFile(path, smallChunk);
  const head = Buffer.from(file.read(0, Math.min(file.size, 2 * 65_536)));
  file.close();
  const pageSize = pageSizeOf(head) ?? 0;
  const metas = ([0, 1] as const).flatMap((place) => readMeta(head, place, pageSize) ?? []);
  const [meta] = metas.sort((a, b) => b.transaction - a.transaction);
  if (meta) writeHead(path, metaPagesFor(head, meta));
}

/** Writes the first two pages anew; how they were is kept in a file beside. */
function mend(path: string, { head, meta }: { head: Buffer; meta: Meta }): void {
  writeFileSync(`${path}.first-pages-${Date.now()}`, head.subarray(0, 2 * meta.pageSize));
  writeHead(path, metaPagesFor(head, meta));
}

function writeHead(path: string, pages: Buffer): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, pages, 0, pages.length, 0);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
