import { FontMissing } from '@harambee/documents/pdf';
import { answer, fetchedFonts, type WorkerReply, type WorkerRequest } from '@harambee/proposal-files/device';
import { fontAddresses } from './font-addresses.ts';

/** The part of a worker's scope that is used here; pages have another type of `self`. */
interface Scope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(reply: WorkerReply): void;
}
const scope = globalThis as unknown as Scope;

const fonts = fetchedFonts(async (name) => {
  const address = fontAddresses[name];
  if (!address) return undefined;
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
});

scope.onmessage = async ({ data: { number, task } }) => {
  try {
    scope.postMessage({ number, result: await answer(task, fonts) });
  } catch (error) {
    const missing = error instanceof FontMissing ? { missingFont: error.font } : {};
    scope.postMessage({ number, error: String(error), ...missing });
  }
};
