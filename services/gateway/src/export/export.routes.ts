import type { Readable } from 'node:stream';
import { dayOf } from '@harambee/domain';
import { ErrorResponse, ExportQuery, type ExportScope } from '@harambee/domain/schemas';
import { type Routes, Unavailable } from '@harambee/service-kit';
import { Type } from 'typebox';
import { noLimit } from '../proxy/proxy.plugin.ts';
import { addressesOf, type ServiceAddresses } from '../proxy/service-addresses.ts';
import { type ServiceName, serviceNames, upstreamOf } from '../proxy/upstreams.ts';
import { archiveOf } from './archive.ts';
import { type ExportAsker, type ExportPart, openPart, PartRefused } from './export-part.ts';
import { askerIn, defaultSlots, ExportSlots, type SlotLimits } from './export-slots.ts';
import { defaultReader, endForSlowReader, type ReaderLimits } from './slow-reader.ts';

const fileName = (scope: ExportScope): string =>
  `harambee-${scope === 'person' ? 'my-data' : 'organization'}-${dayOf(new Date())}.zip`;

const Archive = {
  description: 'A zip file with a README.txt that explains each file in it',
  content: { 'application/zip': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) } },
};

type Services = ServiceAddresses;

/** Identity comes last: it counts exports, and an archive that cannot be made must not count. */
const inOrder = (services: Services): ServiceName[] =>
  [...serviceNames.filter((name) => name !== 'identity'), 'identity' as const].filter(
    (name) => addressesOf(services, name).length > 0,
  );

async function openAll(services: Services, asker: ExportAsker): Promise<ExportPart[]> {
  const names = inOrder(services);
  const open = (name: ServiceName) =>
    openPart(name, addressesOf(services, name), asker).catch((error) => {
      if (error instanceof PartRefused) throw error;
      throw new Unavailable(
        `${upstreamOf(name).label} is not available right now. Without it the archive would be incomplete, so we did not create one. Please try again in a few minutes.`,
        30,
        { cause: error },
      );
    });
  const others = await Promise.allSettled(names.slice(0, -1).map(open));
  const parts = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    for (const one of others) if (one.status === 'rejected') throw one.reason;
    // The archive lists the account first, and the proposals with their many files last.
    const identity = await open(names.at(-1) as ServiceName);
    return [identity, ...parts].sort(
      (one, other) => Number(one.head.part === 'proposals') - Number(other.head.part === 'proposals'),
    );
  } catch (error) {
    for (const part of parts) void part.cancel();
    throw error;
  }
}

/** Overrides of the default limits; for tests. */
export interface ExportLimits {
  slots?: SlotLimits;
  reader?: ReaderLimits;
}

/**
 * GET /api/auth/export. The gateway collects the archive because services never call each other. It passes on the
 * caller's token, so each service checks the caller itself.
 */
export const exportRoutes =
  (services: Services, { slots = defaultSlots, reader = defaultReader }: ExportLimits = {}): Routes =>
  async (app) => {
    const places = new ExportSlots(slots);
    app.get(
      '/api/auth/export',
      {
        handlerTimeout: noLimit,
        exposeHeadRoute: false,
        schema: {
          summary:
            'Everything Harambee holds of the caller, or for owners of the organization, as a zip file',
          tags: ['identity'],
          querystring: ExportQuery,
          response: { 200: Archive, '4xx': ErrorResponse, '5xx': ErrorResponse },
        },
      },
      async (request, reply) => {
        const { scope = 'person' } = request.query;
        const { authorization = '' } = request.headers;
        const giveBack = places.take(askerIn(authorization));
        try {
          const parts = await openAll(services, {
            authorization,
            requestId: request.id,
            address: request.ip,
            scope,
          });
          const archive = archiveOf(parts, scope);
          archive.once('close', giveBack);
          endForSlowReader(archive, reply.raw, reader);
          archive.once('error', (err) => request.log.error({ err }, 'an archive broke off'));
          return reply
            .type('application/zip')
            .header('content-disposition', `attachment; filename="${fileName(scope)}"`)
            .send(archive);
        } catch (error) {
          giveBack();
          if (!(error instanceof PartRefused)) throw error;
          if (error.retryAfter) reply.header('retry-after', error.retryAfter);
          return reply.code(error.status as 400).send({ error: error.words, requestId: request.id });
        }
      },
    );
  };
