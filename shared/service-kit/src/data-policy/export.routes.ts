import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorResponse, ExportQuery } from '@harambee/domain/schemas';
import { Type } from 'typebox';
import type { Actor } from '../auth/actor.ts';
import { mustBeAllowed } from '../auth/permission.ts';
import type { DataPolicy } from './data-policy.ts';
import { exportLines } from './export-stream.ts';

/** The longest there is: a part is sent for as long as it is read. */
const noLimit = 2 ** 31 - 1;

const Lines = {
  description: 'Lines of JSON: the head, files in pieces, the end',
  content: { 'application/x-ndjson': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
};

export interface ExportOptions {
  part: string;
  dataPolicies: readonly DataPolicy[];
  /** May refuse: identity counts how often somebody asks. */
  before?: (actor: Actor) => Promise<void>;
}

/**
 * GET /internal/export: this service's part of the archive, for the gateway, which asks in the name of the caller. The
 * path is none that the gateway passes on; the tenant is that of the token, and only owners get the organization's.
 */
export const exportRoutes =
  ({ part, dataPolicies, before }: ExportOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', app.authenticate);
    app.get(
      '/internal/export',
      {
        handlerTimeout: noLimit,
        exposeHeadRoute: false,
        config: { asksForRole: true },
        schema: {
          hide: true,
          querystring: ExportQuery,
          response: { 200: Lines, '4xx': ErrorResponse, '5xx': ErrorResponse },
        },
      },
      async ({ actor, query, log }, reply) => {
        const { scope = 'person' } = query;
        if (scope === 'organization') mustBeAllowed(actor, 'organization.export');
        await before?.(actor);
        const lines = Readable.from(exportLines(part, scope, dataPolicies, actor));
        lines.on('error', (err) => log.error({ err }, 'a part of an archive could not be read'));
        return reply.type('application/x-ndjson').send(lines);
      },
    );
  };
