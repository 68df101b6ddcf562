import { stat } from 'node:fs/promises';

/** Identifies the state of a file, to see whether it has changed since it was read; empty if there is no file. */
export async function fileStamp(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}-${found.size}-${found.mtimeNs}` : '';
}
