import type { RemoteVersion } from '@harambee/platform';
import { isIntegrity } from './integrity.ts';

/** What a published version says about its files (`infra/registry`). */
export interface StartFile {
  entry: string;
  first: string[];
  files: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isStartFile(value: unknown): value is StartFile {
  if (!isRecord(value) || !isRecord(value.files) || !Array.isArray(value.first)) return false;
  const { entry, first, files } = value;
  return (
    Object.values(files).every(isIntegrity) &&
    [entry, ...first].every((file) => isIntegrity(files[String(file)]))
  );
}

/** Fetches the start file of a version. The browser checks its integrity; without one it is refused. */
export async function fetchStart(
  { entry, integrity }: RemoteVersion,
  afresh: boolean,
  signal?: AbortSignal,
): Promise<StartFile> {
  if (!isIntegrity(integrity)) throw new Error(`${entry} is listed without its integrity`);
  // With the same options as the preload in the page, so that the browser fetches it once.
  const answer = await fetch(new URL(entry, window.location.origin), {
    integrity,
    ...(signal && { signal }),
    ...(afresh && { cache: 'reload' as const }),
  });
  if (!answer.ok) throw new Error(`${entry}: ${answer.status}`);
  const start: unknown = await answer.json();
  if (!isStartFile(start)) throw new Error(`${entry} names a file without its integrity`);
  return start;
}
