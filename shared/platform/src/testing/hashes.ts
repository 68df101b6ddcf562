import { createHash } from 'node:crypto';

/** The SHA-256 hashes of a browser on a secure page, which jsdom lacks. Call it before all tests. */
export function givePagesHashes(): void {
  const digest = async (_name: string, bytes: Uint8Array) =>
    new Uint8Array(createHash('sha256').update(Buffer.from(bytes)).digest()).buffer;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
}
