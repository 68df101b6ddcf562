import type { Code, ObjectId, Timestamp } from 'bson';
import { badValue } from '../errors.ts';
import { binaryParts, fieldsOf, regexParts } from './bson-order.ts';
import { splitNumber } from './numbers.ts';
import { rank, rankOf } from './values.ts';

/** Ends a document or an array: below every type tag. */
const end = 0x01;

/**
 * Writes values as bytes whose order under memcmp is the order of `compare`. Every value is self-delimiting, so values
 * can be strung together into compound keys and each may be inverted for a descending field.
 */
export class KeyWriter {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;

  value(value: unknown, descending = false): this {
    const start = this.#length;
    this.#write(value ?? (value === undefined ? undefined : null));
    if (descending)
      for (let i = start; i < this.#length; i++) this.#bytes[i] = 0xff ^ (this.#bytes[i] as number);
    return this;
  }

  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #room(count: number) {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + count));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }

  #byte(byte: number) {
    this.#room(1);
    this.#bytes[this.#length++] = byte;
  }

  #raw(bytes: Uint8Array) {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #double(value: number) {
    this.#room(8);
    if (Number.isNaN(value)) {
      this.#bytes.fill(0, this.#length, this.#length + 8);
    } else {
      // Positive numbers get the sign bit set; negative ones are inverted whole.
      this.#bytes.writeDoubleBE(value === 0 ? 0 : value, this.#length);
      const flip = value < 0;
      for (let i = this.#length; i < this.#length + 8; i++) {
        this.#bytes[i] = flip ? 0xff ^ (this.#bytes[i] as number) : (this.#bytes[i] as number);
      }
      if (!flip) this.#bytes[this.#length] = 0x80 ^ (this.#bytes[this.#length] as number);
    }
    this.#length += 8;
  }

  #number(value: unknown) {
    if (typeof value === 'number') {
      this.#double(value);
      this.#byte(0);
      return;
    }
    const parts = splitNumber(value);
    if (!parts) throw badValue(`The decimal ${String(value)} is outside the range this database can order`);
    this.#double(parts.floor);
    if (parts.rest === 0n) {
      this.#byte(0);
      return;
    }
    this.#byte(1);
    this.#raw(Buffer.from(parts.rest.toString(16).padStart(34, '0'), 'hex'));
  }

  /** UTF-8 with 00 written as 00 FF, ended by 00 01: no string is a prefix of another. */
  #string(value: string) {
    const bytes = Buffer.from(value, 'utf8');
    if (bytes.includes(0)) {
      for (const byte of bytes) {
        this.#byte(byte);
        if (byte === 0) this.#byte(0xff);
      }
    } else this.#raw(bytes);
    this.#byte(0);
    this.#byte(1);
  }

  #write(value: unknown) {
    const type = rankOf(value);
    this.#byte(type);
    this.#body(type, value);
  }

  #body(type: number, value: unknown) {
    switch (type) {
      case rank.number:
        return this.#number(value);
      case rank.string:
        return this.#string(String(value));
      case rank.object: {
        for (const [name, field] of Object.entries(fieldsOf(value))) {
          const fieldType = rankOf(field ?? null);
          this.#byte(fieldType);
          this.#string(name);
          this.#body(fieldType, field ?? null);
        }
        return this.#byte(end);
      }
      case rank.array: {
        for (const item of value as unknown[]) this.#write(item ?? null);
        return this.#byte(end);
      }
      case rank.binary: {
        const { subtype, bytes } = binaryParts(value);
        const head = Buffer.alloc(5);
        head.writeUInt32BE(bytes.length);
        head[4] = subtype;
        this.#raw(head);
        return this.#raw(bytes);
      }
      case rank.objectId:
        return this.#raw((value as ObjectId).id);
      case rank.boolean:
        return this.#byte(value ? 1 : 0);
      case rank.date:
        return this.#double((value as Date).getTime());
      case rank.timestamp: {
        const stamp = Buffer.alloc(8);
        stamp.writeBigUInt64BE(BigInt.asUintN(64, (value as Timestamp).toBigInt()));
        return this.#raw(stamp);
      }
      case rank.regex: {
        const { pattern, options } = regexParts(value);
        this.#string(pattern);
        return this.#string(options);
      }
      case rank.code: {
        const { code, scope } = value as Code;
        this.#byte(scope ? 1 : 0);
        this.#string(code);
        return this.#write(scope ?? null);
      }
      default:
        return undefined;
    }
  }
}

/** The key of one value: equal values have equal keys, whatever their number type. Also used for grouping. */
export const encodeKey = (value: unknown): Buffer => new KeyWriter().value(value).finish();
