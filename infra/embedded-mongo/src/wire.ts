import { type Doc, decode, encode, isDoc } from './bson/values.ts';
import { CommandError } from './errors.ts';

const opReply = 1;
const opQuery = 2004;
const opCompressed = 2012;
const opMsg = 2013;

export const maxMessageBytes = 48_000_000;

const checksumPresent = 1;
const moreToCome = 2;

export interface Message {
  requestId: number;
  kind: 'query' | 'msg';
  command: Doc;
  /** Documents sent beside the command, kept as the bytes they came as. */
  sequences: Map<string, Buffer[]>;
  /** The client does not wait for a reply (w: 0). */
  silent: boolean;
}

/** Cuts a stream of bytes into messages. */
export class Framer {
  #chunks: Buffer[] = [];
  #length = 0;

  *push(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#length >= 4) {
      if ((this.#chunks[0] as Buffer).length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
      const size = (this.#chunks[0] as Buffer).readInt32LE(0);
      if (size < 16 || size > maxMessageBytes) throw new RangeError(`a message of ${size} bytes`);
      if (this.#length < size) return;
      const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
      yield all.subarray(0, size);
      const rest = all.subarray(size);
      this.#chunks = rest.length > 0 ? [rest] : [];
      this.#length = rest.length;
    }
  }
}

export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opCode = bytes.readInt32LE(12);
  if (opCode === opMsg) return parseMsg(bytes, requestId);
  if (opCode === opQuery) {
    // Only the handshake still comes this way: flags, name, skip, count, document.
    const end = bytes.indexOf(0, 20);
    const start = end + 9;
    const command = decode(bytes.subarray(start, start + bytes.readInt32LE(start)));
    return { requestId, kind: 'query', command, sequences: new Map(), silent: false };
  }
  throw new RangeError(
    opCode === opCompressed ? 'compressed messages are not supported' : `operation code ${opCode}`,
  );
}

function parseMsg(bytes: Buffer, requestId: number): Message {
  const flags = bytes.readUInt32LE(16);
  const end = bytes.length - (flags & checksumPresent ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let command: Doc | undefined;
  let at = 20;
  while (at < end) {
    const kind = bytes[at++];
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > end) throw new RangeError('a section that does not fit its message');
    if (kind === 0) command = withRawDocuments(bytes.subarray(at, at + size), sequences);
    else if (kind === 1) {
      const nameEnd = bytes.indexOf(0, at + 4);
      const name = bytes.toString('utf8', at + 4, nameEnd);
      sequences.set(name, [...documents(bytes.subarray(nameEnd + 1, at + size))]);
    } else throw new RangeError(`a section of kind ${kind}`);
    at += size;
  }
  if (!command) throw new RangeError('a message without a command');
  return { requestId, kind: 'msg', command, sequences, silent: (flags & moreToCome) !== 0 };
}

function* documents(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > bytes.length)
      throw new RangeError('a document that does not fit its message');
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

function withRawDocuments(bytes: Buffer, sequences: Map<string, Buffer[]>): Doc {
  const command = decode(bytes);
  // Small clients send the documents of an insert inside the command; encode them once to treat both ways alike.
  if (Array.isArray(command.documents) && 'insert' in command) {
    sequences.set(
      'documents',
      command.documents.map((doc) => {
        if (!isDoc(doc)) throw new CommandError(14, 'TypeMismatch', 'insert: documents must be objects');
        return Buffer.from(encode(doc));
      }),
    );
  }
  return command;
}

/** Documents that go into a reply as the bytes they are stored as. */
export class RawArray {
  readonly items: Uint8Array[];

  constructor(items: Uint8Array[]) {
    this.items = items;
  }
}

export class RawDocument {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

const element = (type: number, name: string): Buffer => Buffer.from(`${String.fromCharCode(type)}${name}\0`);

/** Heads of list elements come again in every reply. */
const itemHeads: Buffer[] = [];
const itemHead = (index: number): Buffer => {
  if (index >= 1_000) return element(3, String(index));
  itemHeads[index] ??= element(3, String(index));
  return itemHeads[index];
};

const end = Buffer.from([0]);

/** A document out of its elements, still in parts: they are put together once, as a message. */
function wrap(parts: Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(4);
  head.writeInt32LE(parts.reduce((sum, part) => sum + part.length, 5));
  return [head, ...parts, end];
}

/** Encodes a reply, splicing stored documents in without decoding them. */
export function encodeReply(doc: Doc): Uint8Array[] {
  let parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(doc)) {
    if (value instanceof RawDocument) parts.push(element(3, name), value.bytes);
    else if (value instanceof RawArray) {
      const items = value.items.flatMap((item, i) => [itemHead(i), item]);
      parts = parts.concat(element(4, name), wrap(items));
    } else if (name === 'cursor' && isDoc(value)) parts = parts.concat(element(3, name), encodeReply(value));
    else parts.push(encode({ [name]: value }).subarray(4, -1));
  }
  return wrap(parts);
}

let nextResponse = 1;

export function frameReply(request: Message, body: Uint8Array[]): Buffer {
  const size = body.reduce((sum, part) => sum + part.length, 0);
  const head = Buffer.alloc(request.kind === 'msg' ? 21 : 36);
  head.writeInt32LE(head.length + size, 0);
  head.writeInt32LE(nextResponse++ & 0x7fffffff, 4);
  head.writeInt32LE(request.requestId, 8);
  head.writeInt32LE(request.kind === 'msg' ? opMsg : opReply, 12);
  if (request.kind === 'query') {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, ...body], head.length + size);
}
