import { elementEnd, isArrayType, isDocumentType } from '../bson/elements.ts';
import type { Node, ParsedProjection } from './projection.ts';

/** A projection of one stored document; undefined when this document has to be decoded for it. */
export type RawProjection = (raw: Buffer) => Buffer | undefined;

interface Field {
  name: Buffer;
  /** Whether the field as a whole stays; with `below`, the fields below it decide. */
  keep: boolean;
  below: Level | undefined;
}

/** The fields named at one level, by a number made of their name: no name is decoded to be told apart. */
type Level = Map<number, Field[]>;

interface Job {
  raw: Buffer;
  out: Buffer;
  at: number;
  /** What happens to fields that the projection does not name. */
  keepOthers: boolean;
}

/** Most of a document is usually left out: it is put together here, and copied in the size that it has then. */
const scratch = Buffer.alloc(64 * 1024);

/**
 * Whole fields, kept or left out, are copied as the bytes they are stored as: that costs a small part of decoding and
 * encoding. Undefined when the projection computes or cuts something.
 */
export function rawProjectionOf({ root, include }: ParsedProjection): RawProjection | undefined {
  const level = levelOf(root);
  if (!level) return undefined;
  return (raw) => {
    const out = raw.length <= scratch.length ? scratch : Buffer.allocUnsafe(raw.length);
    const job: Job = { raw, out, at: 0, keepOthers: !include };
    return copyDocument(job, 0, level) ? Buffer.from(out.subarray(0, job.at)) : undefined;
  };
}

function levelOf({ children }: Node): Level | undefined {
  const level: Level = new Map();
  for (const [text, child] of children ?? []) {
    const below = child.children && levelOf(child);
    if (child.computed || child.cut || (child.children && !below)) return undefined;
    const name = Buffer.from(text);
    const hash = hashOf(name, 0, name.length);
    level.set(hash, [...(level.get(hash) ?? []), { name, below, keep: child.keep === true }]);
  }
  return level;
}

const hashOf = (bytes: Buffer, start: number, end: number): number =>
  ((end - start) << 16) | ((bytes[start] as number) << 8) | (bytes[end - 1] as number);

function fieldNamed(raw: Buffer, start: number, end: number, level: Level): Field | undefined {
  const alike = level.get(hashOf(raw, start, end));
  return alike?.find(({ name }) => startsWith(raw, start, name));
}

function startsWith(raw: Buffer, start: number, name: Buffer): boolean {
  for (let i = 0; i < name.length; i++) if (name[i] !== raw[start + i]) return false;
  return true;
}

/** Copies what stays of the document at `start`; false when it cannot be done on the bytes. */
function copyDocument(job: Job, start: number, level: Level): boolean {
  const { raw, out } = job;
  const head = job.at;
  job.at += 4;
  const end = start + raw.readInt32LE(start) - 1;
  // Neighbors that stay are copied in one go, from here on.
  let from = start + 4;
  const copyTo = (to: number) => {
    if (to > from) job.at += raw.copy(out, job.at, from, to);
  };
  for (let at = from; at < end; ) {
    const type = raw[at] as number;
    let nameEnd = at + 1;
    while (raw[nameEnd] !== 0) nameEnd++;
    const next = elementEnd(raw, type, nameEnd + 1);
    if (next === undefined) return false;
    const field = fieldNamed(raw, at + 1, nameEnd, level);
    if (field?.below && isArrayType(type)) return false;
    if (field?.below && isDocumentType(type)) {
      copyTo(at);
      from = at;
      copyTo(nameEnd + 1);
      if (!copyDocument(job, nameEnd + 1, field.below)) return false;
      from = next;
    } else if (!(field && !field.below ? field.keep : job.keepOthers)) {
      copyTo(at);
      from = next;
    }
    at = next;
  }
  copyTo(end);
  out[job.at++] = 0;
  out.writeInt32LE(job.at - head, head);
  return true;
}
