import { stat } from 'node:fs/promises';

/** Changes when the file changes; empty if there is no file. */
export async function fileStamp(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}-${found.size}-${found.mtimeNs}` : '';
}
