import type { RecordedCall } from '@harambee/config/contracts/contract-files.mjs';
import { baseApi } from '../api/base-api.ts';
import { type AppStore, makeStore } from '../api/store.ts';
import { storageKeys } from '../browser/storage-keys.ts';

export interface CallOfRemote {
  send(dispatch: AppStore['dispatch']): PromiseLike<unknown>;
  /** What the remote expects: the same as in its other tests. */
  answer?: unknown;
  status?: number;
}

/** Endpoints that answer without a call. */
type Without = readonly string[];

/** Endpoints of `reads/`: here before any remote is. A remote writes down those that it reads. */
function sharedEndpoints(): string[] {
  let names: string[] = [];
  jest.isolateModules(() => {
    const platform = jest.requireActual<typeof import('../index.ts')>('../index.ts');
    names = Object.keys(platform.baseApi.endpoints);
  });
  return names;
}

/**
 * Sends every call of a remote once and answers what went over the line. Named by its endpoint; an endpoint of the remote
 * that is missing here fails the test.
 */
export async function recordCalls(
  calls: Record<string, CallOfRemote>,
  without: Without = [],
): Promise<RecordedCall[]> {
  const others = [...without, ...sharedEndpoints()];
  const endpoints = Object.keys(baseApi.endpoints).filter((name) => !others.includes(name));
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(endpoints));
  localStorage.setItem(storageKeys.authToken, 'token');
  const recorded: RecordedCall[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const before = recorded.length;
    const { answer, status = 200 } = call;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      recorded.push(await recordedCall(request, status, answer));
      return status === 204 ? new Response(null, { status }) : Response.json(answer ?? {}, { status });
    };
    // A store for each: what one call makes out of date must not be asked for again.
    const { store, stopListening } = makeStore();
    await call.send(store.dispatch);
    store.dispatch(baseApi.util.resetApiState());
    stopListening();
    if (recorded.length === before) throw new Error(`${name} calls nobody`);
  }
  return recorded;
}

async function recordedCall(request: Request, status: number, answer: unknown): Promise<RecordedCall> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    ...(text !== '' && { body: JSON.parse(text) as unknown }),
    status,
    ...(answer !== undefined && { answer }),
  };
}
