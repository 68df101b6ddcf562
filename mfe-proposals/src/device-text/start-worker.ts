import type { WorkerReply, WorkerRequest } from '@harambee/proposal-files/device';
import { WorkerAddress } from './worker-address.ts';

/** What the page uses of a worker. */
export interface TextWorker {
  postMessage(request: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: { data: WorkerReply }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

declare global {
  /** Provided by the shell: the integrity of a remote's published file. */
  var harambeeIntegrityOf: ((address: string) => string) | undefined;
}

/**
 * Starts the worker once its file has been checked: browsers check the integrity of a script, not that of a worker. It is one
 * file, which never changes, so what starts is what was checked (docs/adr/0036).
 */
export async function startWorker(): Promise<TextWorker> {
  const { href } = new WorkerAddress(
    new URL(/* webpackChunkName: "device-text" */ './worker/worker.ts', import.meta.url),
  );
  const integrity =
    process.env.NODE_ENV === 'production' ? globalThis.harambeeIntegrityOf?.(href) : undefined;
  const file = await fetch(href, { ...(integrity && { integrity }) });
  if (!file.ok) throw new Error(`The worker could not be loaded: ${file.status}`);
  await file.arrayBuffer();
  return new Worker(href) as TextWorker;
}
