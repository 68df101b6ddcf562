import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorResponse, ExportQuery, type ExportScope } from '@harambee/domain/schemas';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Actor } from '../auth/actor.ts';
import { mustBeAllowed } from '../auth/permission.ts';
import type { DataPolicy } from './data-policy.ts';
import { exportLines } from './export-stream.ts';

/** The largest time limit Node accepts: a part is read while it is sent, as slowly as the reader downloads it. */
const noLimit = 2 ** 31 - 1;

const Lines = {
  description: 'Lines of JSON: the head, files in pieces, the end',
  content: { 'application/x-ndjson': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
};

export interface ExportOptions {
  part: string;
  dataPolicies: readonly DataPolicy[];
  /** May refuse the export: identity limits how often somebody exports, and records it. */
  before?: (app: FastifyInstance, actor: Actor, scope: ExportScope) => Promise<void>;
}

/**
 * GET /internal/export returns this service's part of the archive to the gateway, which calls it on behalf of a
 * person and never forwards this path. The token names the tenant; only owners get the organization's data.
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
        config: { permission: 'account.use', asksForRole: true },
        schema: {
          hide: true,
          querystring: ExportQuery,
          response: { 200: Lines, '4xx': ErrorResponse, '5xx': ErrorResponse },
        },
      },
      async ({ actor, query, log }, reply) => {
        const { scope = 'person' } = query;
        if (scope === 'organization') mustBeAllowed(actor, 'organization.export');
        await before?.(app, actor, scope);
        const lines = Readable.from(exportLines(part, scope, dataPolicies, actor));
        lines.on('error', (err) => log.error({ err }, 'a part of an archive could not be read'));
        return reply.type('application/x-ndjson').send(lines);
      },
    );
  };
