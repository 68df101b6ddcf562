import { oneOfEach } from '@harambee/config/long-tests.mjs';
import { can, needsRole, permissions, type Role, roleNames } from '@harambee/domain';
import type { InjectOptions } from 'fastify';
import { markRole } from '../auth/ended-sessions.ts';
import { randomId } from '../database/ids.ts';
import type { Service } from '../service.ts';
import { newActor, type TestActor } from './actors.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Answers without end, which only their refusals are tested of. */
const endless = new Set(['GET /api/events']);

const headersOf = ({ headers, byCookie }: TestActor) => ({ ...headers, ...byCookie.headers });

/** A call of a route, with made-up ids and no body: a role is looked at before anything else. */
async function send(api: TestApp, line: string, headers: Record<string, string>) {
  const [method, url = ''] = line.split(' ');
  return api.inject({
    method: method as InjectOptions['method'],
    url: url.replace(/:\w+/g, () => randomId()),
    headers,
  });
}

/**
 * Declares the tests of a service's permissions: every signed-in route with every role, with a role that changed a
 * moment ago in another process, with a session that has ended, and with nobody. The usual run tries the latter three
 * with one route of each permission. Call it at the top of a file.
 */
export function permissionMatrix(service: Service): void {
  const api = testApp(service);
  const lines = Object.entries(service.definition.permissions ?? {});
  const refusedTo = async (actor: TestActor, line: string) => {
    const answer = await send(api, line, headersOf(actor));
    return answer.statusCode === 403 ? answer.json().error : undefined;
  };

  test.each(lines.filter(([line]) => !endless.has(line)))('%s asks for %s', async (line, permission) => {
    const { refusal } = permissions[permission];
    for (const role of roleNames) {
      const refused = await refusedTo(await newActor({ role }), line);
      if (can(role, permission)) expect([role, refused]).not.toEqual([role, refusal]);
      else expect([role, refused]).toEqual([role, refusal]);
    }
    const unknown = await newActor({ role: 'Admin' as Role });
    expect((await send(api, line, headersOf(unknown))).statusCode).toBe(401);
  });

  const samples = oneOfEach(lines, ([, permission]) => permission);
  const byRole = samples.filter(([, permission]) => needsRole(permission));
  for (const [line, permission] of byRole)
    test(`${line} notices a changed role with the next call`, async () => {
      const { refusal } = permissions[permission];
      const lowered = await newActor({ role: 'Owner' });
      await markRole([lowered.sessionId], 'Viewer');
      expect(await refusedTo(lowered, line)).toBe(refusal);
      const raised = await newActor({ role: 'Viewer' });
      await markRole([raised.sessionId], 'Owner');
      expect(await refusedTo(raised, line)).not.toBe(refusal);
    });

  test.each(samples)('%s refuses who has left, and nobody', async (line) => {
    const former = await newActor();
    api.app.endedSessions.add([former.sessionId]);
    expect((await send(api, line, headersOf(former))).statusCode).toBe(401);
    expect((await send(api, line, {})).statusCode).toBe(401);
  });
}
