import { guestMayNames } from '@harambee/domain';
import type { InjectOptions } from 'fastify';
import { actorCookie } from '../auth/actor-cookie.ts';
import { randomId } from '../database/ids.ts';
import type { Service } from '../service.ts';
import { newGuest, type TestGuest } from './actors.ts';
import { type TestApp, testApp } from './test-app.ts';

type Method = NonNullable<InjectOptions['method']>;

/** Ways between processes, which no document lists. */
const internal = [
  '/internal/export?scope=organization',
  '/internal/export?scope=person',
  '/metrics',
  '/readyz',
];

/** Answers without end. */
const endless = new Set(['GET /api/events']);

async function routesOf(api: TestApp): Promise<[Method, string][]> {
  const { paths } = (await api.anonymous.get('/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [Method, string] => [method.toUpperCase() as Method, path]),
  );
}

/** The token as a bearer, as the cookie of people, and as both. */
function waysOf({ token }: TestGuest, publicOrigin: string): Record<string, string>[] {
  const cookie = `${actorCookie(publicOrigin).name}=${token}; sid=${token}`;
  const authorization = `Bearer ${token}`;
  return [{ authorization }, { cookie }, { authorization, cookie }];
}

/**
 * Declares the test that no guest gets anything from this service but its routes for guests: their token opens no other
 * route, in whichever header it is sent (GUEST-05). Public routes answer as they answer to anybody. Ids in
 * addresses are that of the guest's own proposal. Call it at the top of a file.
 */
export function guestsStayOut(service: Service): void {
  const api = testApp(service);

  test('the token of a guest opens no route but those for guests', async () => {
    const guests = await Promise.all(guestMayNames.map((may) => newGuest({ may })));
    const [first] = guests;
    const send = (method: Method, path: string, headers: Record<string, string>) => {
      const id = first?.proposalId ?? randomId();
      return api.inject({ method, url: path.replace(/[{][^}]+[}]/g, id), headers });
    };
    const routes = [
      ...(await routesOf(api)).filter(([, path]) => !/^\/api\/[\w-]+\/guest(\/|$)/.test(path)),
      ...internal.map((path): [Method, string] => ['GET', path]),
    ].filter(([method, path]) => !endless.has(`${method} ${path}`));
    expect(routes.length).toBeGreaterThan(internal.length);
    const opened: unknown[] = [];
    for (const [method, path] of routes) {
      const { statusCode: anybody } = await send(method, path, {});
      for (const guest of guests) {
        for (const headers of waysOf(guest, api.app.config.publicOrigin)) {
          const { statusCode } = await send(method, path, headers);
          if (statusCode !== 401 && statusCode !== anybody) opened.push([method, path, headers, statusCode]);
        }
      }
    }
    expect(opened).toEqual([]);
  });

  const lines = Object.keys(service.definition.permissions ?? {}).filter((line) => !endless.has(line));
  test.each(lines)('%s refuses a guest', async (line) => {
    const guest = await newGuest();
    const [method, path = ''] = line.split(' ') as [Method, string];
    const url = path.replace(/:\w+/g, guest.proposalId);
    for (const headers of waysOf(guest, api.app.config.publicOrigin))
      expect((await api.inject({ method, url, headers })).statusCode).toBe(401);
  });
}
