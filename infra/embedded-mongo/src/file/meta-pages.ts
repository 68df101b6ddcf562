/**
 * The pages with which LMDB's data file begins, format 2. There are three descriptions of the stored trees: page 0 and
 * page 1 are written in turn, one for each transaction; the second half of page 0 holds the last one known to be on the
 * disk. All numbers are little-endian; https://github.com/LMDB/lmdb, mdb.c, MDB_meta.
 */
export interface Tree {
  flags: number;
  depth: number;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
  /** Page of the root; `noPage` for an empty tree. */
  root: number;
}

export interface Meta {
  /** Where it stands: page 0, page 1, or the second half of page 0. */
  place: 0 | 1 | 'flushed';
  bytes: Buffer;
  pageSize: number;
  free: Tree;
  main: Tree;
  lastPage: number;
  transaction: number;
}

export const pageHeaderBytes = 24;
export const noPage = -1;
export const treeBytes = 48;

const magic = 0xbeefc0de;
const format = 2;
const metaPageFlag = 0x08;
export const metaBytes = 144;
/** The half page has neither magic nor format: it is written from here on. */
const bodyStart = 16;
/** Says that the transaction was not yet known to be on the disk when this was written. */
const notFlushed = 0x1000;
/** LMDB's flag "environment was created so" that all files of lmdb-js have, besides the one above. */
const knownFlags = 0x08 | notFlushed;
/** 64 TB: more is no map of this product, but a damaged number. */
const largestMap = 2 ** 46;

const numberAt = (bytes: Buffer, at: number): number => {
  const value = bytes.readBigUInt64LE(at);
  return value === 0xffff_ffff_ffff_ffffn ? noPage : Number(value);
};

export const readTree = (bytes: Buffer, at: number): Tree => ({
  flags: bytes.readUInt16LE(at + 4),
  depth: bytes.readUInt16LE(at + 6),
  branchPages: numberAt(bytes, at + 8),
  leafPages: numberAt(bytes, at + 16),
  overflowPages: numberAt(bytes, at + 24),
  entries: numberAt(bytes, at + 32),
  root: numberAt(bytes, at + 40),
});

/** Reads a description, or undefined when its own fields contradict it. `head` are the first bytes of the file. */
export function readMeta(head: Buffer, place: Meta['place'], pageSize: number): Meta | undefined {
  const page = place === 1 ? pageSize : place === 0 ? 0 : pageSize / 2;
  if (page + pageHeaderBytes + metaBytes > head.length) return undefined;
  const bytes = Buffer.from(head.subarray(page + pageHeaderBytes, page + pageHeaderBytes + metaBytes));
  if (place !== 'flushed') {
    const isMeta = numberAt(head, page) === place && head.readUInt16LE(page + 18) === metaPageFlag;
    if (!isMeta || bytes.readUInt32LE(0) !== magic || bytes.readUInt32LE(4) !== format) return undefined;
    if (bytes.readBigUInt64LE(8) !== 0n) return undefined;
  }
  const meta: Meta = {
    place,
    bytes,
    pageSize: bytes.readUInt32LE(24),
    free: readTree(bytes, 24),
    main: readTree(bytes, 72),
    lastPage: numberAt(bytes, 120),
    transaction: numberAt(bytes, 128),
  };
  const mapBytes = numberAt(bytes, bodyStart);
  const isSane =
    meta.pageSize === pageSize &&
    (meta.free.flags & ~knownFlags) === 0 &&
    meta.main.flags === 0 &&
    mapBytes > 0 &&
    mapBytes <= largestMap &&
    meta.lastPage >= 1 &&
    (place === 'flushed' || meta.transaction === 0 || meta.transaction % 2 === place) &&
    [meta.free.root, meta.main.root].every((root) => root === noPage || (root > 1 && root <= meta.lastPage));
  return isSane ? meta : undefined;
}

/** The size of pages, as two of the three descriptions say it; undefined when none says anything possible. */
export function pageSizeOf(head: Buffer): number | undefined {
  const sizes = [4_096, 8_192, 16_384, 32_768, 65_536, 2_048, 1_024, 512];
  return sizes.find((size) =>
    ([0, 1, 'flushed'] as const).some((place) => readMeta(head, place, size) !== undefined),
  );
}

/** The two pages that make LMDB open exactly this state, whichever rule it chooses by. */
export function metaPagesFor(head: Buffer, meta: Meta): Buffer {
  const { pageSize, transaction } = meta;
  const pages = Buffer.from(head.subarray(0, 2 * pageSize));
  const write = (place: Meta['place'], number: number) => {
    const at = place === 1 ? pageSize : place === 0 ? 0 : pageSize / 2;
    pages.fill(0, at, at + pageHeaderBytes + metaBytes);
    meta.bytes.copy(pages, at + pageHeaderBytes);
    const body = pages.subarray(at + pageHeaderBytes);
    body.writeUInt16LE(meta.free.flags & ~notFlushed, 28);
    body.writeBigUInt64LE(BigInt(number), 128);
    if (place === 'flushed') {
      body.fill(0, 0, bodyStart);
      return;
    }
    pages.writeBigUInt64LE(BigInt(place), at);
    pages.writeUInt16LE(metaPageFlag, at + 18);
    body.writeUInt32LE(magic, 0);
    body.writeUInt32LE(format, 4);
    body.fill(0, 8, bodyStart);
  };
  const own = (transaction % 2) as 0 | 1;
  write(own, transaction);
  write(own === 0 ? 1 : 0, Math.max(transaction - 1, 0));
  write('flushed', transaction);
  return pages;
}
