import { derivedId, isDuplicateKey } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { ChunkModel, type StoredFile } from './file.model.ts';

/** A file of one organization. */
export type FileKey = Pick<StoredFile, '_id' | 'tenantId' | 'length' | 'chunkSize'>;

/** Chunks that are fetched at once while a file is read. */
const fetched = 4;

export const chunkCount = ({ length, chunkSize }: Pick<FileKey, 'length' | 'chunkSize'>): number =>
  Math.ceil(length / chunkSize);

/** Bytes of one chunk: all have the same, except the last one. */
export const chunkLength = (
  { length, chunkSize }: Pick<FileKey, 'length' | 'chunkSize'>,
  n: number,
): number => Math.min(chunkSize, length - n * chunkSize);

/** A chunk as the driver returns it. */
type ReadChunk = { n: number; data: Buffer | { buffer: Uint8Array; length(): number } };

function bytesOf({ data }: ReadChunk): Buffer {
  if (Buffer.isBuffer(data)) return data;
  const { buffer } = data;
  return Buffer.from(buffer.buffer, buffer.byteOffset, data.length());
}

/** Stores the chunks of one part; chunks that are there already are replaced. */
export async function writeChunks(
  { _id, tenantId, chunkSize }: FileKey,
  first: number,
  part: Buffer,
): Promise<void> {
  const operations = Array.from({ length: Math.ceil(part.length / chunkSize) }, (_, index) => {
    const n = first + index;
    const data = part.subarray(index * chunkSize, (index + 1) * chunkSize);
    const filter = { _id: derivedId(tenantId, _id, String(n)), tenantId, files_id: _id, n };
    return { updateOne: { filter, update: { $set: { data } }, upsert: true } };
  });
  const write = () => ChunkModel.bulkWrite(operations, { ordered: false });
  await write().catch((error: unknown) => {
    // The same part twice at once: by now the chunk is there.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
}

/** The chunks that have not arrived, in order. */
export async function missingChunks(file: FileKey): Promise<number[]> {
  const { _id, tenantId } = file;
  const there = await ChunkModel.find({ tenantId, files_id: _id })
    .select({ _id: 0, n: 1 })
    .lean<{ n: number }[]>();
  const arrived = new Set(there.map(({ n }) => n));
  return Array.from({ length: chunkCount(file) }, (_, n) => n).filter((n) => !arrived.has(n));
}

/** Some chunks of a file in order. Throws if one is missing or has another length. */
async function readChunks(file: FileKey, first: number, last: number): Promise<Buffer[]> {
  const { _id, tenantId } = file;
  const found = await ChunkModel.find({
    tenantId,
    files_id: _id,
    n: trusted({ $gte: first, $lte: last }),
  })
    .sort({ n: 1 })
    .lean<ReadChunk[]>();
  const chunks = found.map(bytesOf);
  const isWhole = chunks.every(({ length }, index) => length === chunkLength(file, first + index));
  if (chunks.length !== last - first + 1 || !isWhole) throw new Error(`file ${_id} lacks a chunk`);
  return chunks;
}

/**
 * The file in order, a few chunks in memory at a time. Nothing stays open in the database between two of them: a reader
 * may be as slow as its line.
 */
export async function* readFile(file: FileKey): AsyncGenerator<Buffer> {
  const count = chunkCount(file);
  for (let first = 0; first < count; first += fetched)
    yield* await readChunks(file, first, Math.min(first + fetched, count) - 1);
}

/** The bytes from `start` to before `end`. */
export async function readRange(file: FileKey, start: number, end: number): Promise<Buffer> {
  const { chunkSize, length } = file;
  const [from, to] = [Math.max(0, start), Math.min(end, length)];
  if (from >= to) return Buffer.alloc(0);
  const first = Math.floor(from / chunkSize);
  const bytes = Buffer.concat(await readChunks(file, first, Math.floor((to - 1) / chunkSize)));
  return bytes.subarray(from - first * chunkSize, to - first * chunkSize);
}

export const deleteChunks = ({ _id, tenantId }: Pick<FileKey, '_id' | 'tenantId'>) =>
  ChunkModel.deleteMany({ tenantId, files_id: _id });
