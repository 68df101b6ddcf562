import type { LightMyRequestResponse } from 'fastify';
import { randomId } from '../database/ids.ts';
import type { TestActor } from './actors.ts';
import type { TestApp } from './test-app.ts';

/** One call that names a document by its id. */
export interface IdCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url(id: string): string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Status and body, without the request id, which differs in every refusal. */
function withoutRequestId({ statusCode, body, headers }: LightMyRequestResponse) {
  return {
    statusCode,
    contentType: headers['content-type'],
    body: body.replace(/"requestId":"[^"]*"/, '"requestId":""'),
  };
}

/**
 * Checks that every given call answers another tenant's id exactly like an unknown id, byte for byte, and that the
 * owner reads (GET) the same before and after.
 */
export async function expectIsolation(
  api: TestApp,
  {
    owner,
    stranger,
    id,
    calls,
    unknownId = randomId(),
  }: { owner: TestActor; stranger: TestActor; id: string; calls: readonly IdCall[]; unknownId?: string },
): Promise<void> {
  const send = (actor: TestActor, { method, url, body, headers }: IdCall, target: string) =>
    api.inject({
      method,
      url: url(target),
      headers: { ...actor.headers, ...headers },
      ...(body !== undefined && { payload: body as Record<string, unknown> }),
    });
  const reads = calls.filter(({ method }) => method === 'GET');
  const ownersView = async () =>
    Promise.all(reads.map(async (call) => withoutRequestId(await send(owner, call, id))));

  const before = await ownersView();
  for (const view of before) expect(view.statusCode).toBe(200);
  for (const call of calls) {
    const foreign = withoutRequestId(await send(stranger, call, id));
    const unknown = withoutRequestId(await send(stranger, call, unknownId));
    expect({ call: `${call.method} ${call.url(':id')}`, ...foreign }).toEqual({
      call: `${call.method} ${call.url(':id')}`,
      ...unknown,
    });
    expect(foreign.statusCode).toBe(404);
  }
  expect(await ownersView()).toEqual(before);
}
