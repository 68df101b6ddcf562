import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { answer, type WorkerReply, type WorkerRequest } from '@harambee/proposal-files/device';

/** The worker in the thread of the test, with fonts from the disk; for `jest.mock` of `start-worker.ts`. */
export async function startWorkerHere() {
  readFontsFromDisk();
  const fonts = {
    add: async () => undefined,
    prepare: async () => undefined,
    fetchAhead: async () => undefined,
  };
  const worker = {
    onmessage: null as ((event: { data: WorkerReply }) => void) | null,
    onerror: null,
    terminate: () => undefined,
    async postMessage({ number, task }: WorkerRequest) {
      const reply = await answer(task, fonts).then(
        (result): WorkerReply => ({ number, result }),
        (error: unknown): WorkerReply => ({ number, error: String(error) }),
      );
      worker.onmessage?.({ data: reply });
    },
  };
  return worker;
}
