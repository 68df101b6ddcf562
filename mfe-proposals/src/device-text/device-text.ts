import type { WorkerReply, WorkerResults, WorkerTask } from '@harambee/proposal-files/device';
import { startWorker, type TextWorker } from './start-worker.ts';

/** A file needs a font that is not on this device. */
export class FontNotHere extends Error {
  override name = 'FontNotHere';
}

interface Waiting {
  resolve(result: WorkerResults[WorkerTask['kind']]): void;
  reject(error: Error): void;
}

/** A worker without work ends after this many milliseconds: it holds a megabyte of code. */
const restMs = 120_000;

let worker: Promise<TextWorker> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();
let count = 0;

function settle(reply: WorkerReply): void {
  const asked = waiting.get(reply.number);
  waiting.delete(reply.number);
  if ('result' in reply) asked?.resolve(reply.result);
  else asked?.reject(reply.missingFont ? new FontNotHere(reply.missingFont) : new Error(reply.error));
  clearTimeout(rest);
  if (waiting.size === 0) rest = setTimeout(() => void dismiss(), restMs);
}

async function dismiss(): Promise<void> {
  const resting = await worker;
  if (waiting.size > 0) return;
  worker = undefined;
  resting?.terminate();
}

/** Whatever was asked of it has no answer; the next task starts another. */
function end(error: Error): void {
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

/** Started with the first task, and kept as long as there are more. */
function running(): Promise<TextWorker> {
  worker ??= startWorker().then(
    (started) => {
      started.onmessage = ({ data }) => settle(data);
      started.onerror = ({ message }) => end(new Error(message || 'The worker ended'));
      return started;
    },
    (error: unknown) => {
      worker = undefined;
      throw error;
    },
  );
  return worker;
}

/** Does a task in the worker (OFFLINE-30). Rejects with `FontNotHere` for a file whose letters cannot be drawn here. */
export async function onDevice<Task extends WorkerTask>(task: Task): Promise<WorkerResults[Task['kind']]> {
  const started = await running();
  clearTimeout(rest);
  count += 1;
  const number = count;
  return new Promise<WorkerResults[Task['kind']]>((resolve, reject) => {
    waiting.set(number, { resolve: (result) => resolve(result as WorkerResults[Task['kind']]), reject });
    started.postMessage({ number, task });
  });
}
