import { ErrorResponse } from '@harambee/domain/schemas';
import { endCanary, type Registry, RegistryProblem, recallPermission, rollback } from '@harambee/registry';
import { Conflict, Forbidden, NotSignedIn, type Routes } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readGatewayFigures } from './gateway-figures.ts';
import { type Operator, Operators } from './operators.ts';
import { overviewOf } from './overview.ts';
import { Sessions, sessionLength } from './sessions.ts';
import { Overview, PermissionParams, Reason, RemoteParams, RollBack, SignedIn, SignIn } from './wire.ts';

export interface OpsOptions {
  registry: Registry;
  operators: readonly Operator[];
  gateways: readonly string[];
  now?: () => number;
}

/** A key cannot be guessed, but nobody needs to try often. */
const signInLimit = { max: 10, timeWindow: 60_000 };
const none = { 204: Type.Null(), '4xx': ErrorResponse };

/** The calls of the page, below /ops/api. An operator is nobody of the product: they have keys and sessions of their own. */
export const opsRoutes =
  ({ registry, operators: all, gateways, now = Date.now }: OpsOptions): Routes =>
  async (app) => {
    const operators = new Operators(all, now);
    const sessions = new Sessions(now);
    const secure = app.config.publicOrigin.startsWith('https:');
    const cookieName = secure ? '__Secure-ops-session' : 'ops-session';
    // Not sent to any other part of the product, and not by other sites.
    const cookie = { path: '/ops', httpOnly: true, sameSite: 'strict', secure } as const;

    const tokenOf = ({ cookies }: FastifyRequest) => cookies[cookieName];
    const signedIn = (request: FastifyRequest) => {
      const session = sessions.of(tokenOf(request));
      if (!session) throw new NotSignedIn();
      return session;
    };
    const acting = (request: FastifyRequest, what: string): string => {
      const { name, role } = signedIn(request);
      if (role !== 'act') throw new Forbidden('Your role may look, and move nothing');
      request.log.info({ operator: name, what }, 'an operator moves something');
      return `${name} (operator)`;
    };
    const told = ({ name, role, until }: ReturnType<typeof signedIn>) => ({
      name,
      role,
      until: new Date(until).toISOString(),
    });
    /** What the registry refuses, it refuses in words for people. */
    const move = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        throw error instanceof RegistryProblem ? new Conflict(error.message) : error;
      }
    };

    app.post(
      '/session',
      {
        config: { rateLimit: signInLimit },
        schema: { body: SignIn, response: { 200: SignedIn, '4xx': ErrorResponse } },
      },
      async (request, reply) => {
        const operator = operators.check(request.body);
        request.log.info(
          { operator: request.body.name, isIn: operator !== undefined },
          'an operator signs in',
        );
        if (!operator)
          throw new Forbidden('Name, key and code do not belong together, or the code was used before');
        const token = sessions.start(operator);
        reply.setCookie(cookieName, token, { ...cookie, maxAge: sessionLength / 1_000 });
        return told({ ...operator, until: now() + sessionLength });
      },
    );

    app.get('/session', { schema: { response: { 200: SignedIn, '4xx': ErrorResponse } } }, async (request) =>
      told(signedIn(request)),
    );

    app.delete('/session', { schema: { response: none } }, async (request, reply) => {
      sessions.end(tokenOf(request));
      reply.clearCookie(cookieName, cookie);
      return reply.code(204).send(null);
    });

    app.get(
      '/overview',
      { schema: { response: { 200: Overview, '4xx': ErrorResponse } } },
      async (request) => {
        signedIn(request);
        return overviewOf(registry, await readGatewayFigures(gateways), now());
      },
    );

    app.post(
      '/remotes/:name/rollback',
      { schema: { params: RemoteParams, body: RollBack, response: none } },
      async (request, reply) => {
        const { name: remote } = request.params;
        const { why, version } = request.body;
        const who = acting(request, `roll back ${remote}`);
        await move(() => rollback(registry, { remote, who, why, ...(version !== undefined && { version }) }));
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/remotes/:name/end-canary',
      { schema: { params: RemoteParams, body: Reason, response: none } },
      async (request, reply) => {
        const { name: remote } = request.params;
        const who = acting(request, `end the canary of ${remote}`);
        await move(() => endCanary(registry, { remote, who, why: request.body.why }));
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/permissions/:id/recall',
      { schema: { params: PermissionParams, body: Reason, response: none } },
      async (request, reply) => {
        const { id } = request.params;
        const who = acting(request, `recall permission ${id}`);
        await move(() => recallPermission(registry.store, id, { who, why: request.body.why }));
        return reply.code(204).send(null);
      },
    );
  };
