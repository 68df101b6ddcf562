import { stat } from 'node:fs/promises';

/** Tells whether a file is still the one that was read; empty when there is none. */
export async function fileStamp(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}-${found.size}-${found.mtimeNs}` : '';
}
