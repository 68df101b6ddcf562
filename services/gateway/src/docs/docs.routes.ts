import type { Routes } from '@harambee/service-kit';
import { pageOptions } from '../page-options.ts';
import { sendPacked } from '../pages/packed-answer.ts';
import type { ServiceAddresses } from '../proxy/service-addresses.ts';
import { CollectedDocuments } from './collected-documents.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { isViewerFile, ViewerFiles } from './viewer-files.ts';

export interface DocsOptions {
  services: ServiceAddresses;
}

/** Of a file whose address has its hash. */
const forever = 'public, max-age=31536000, immutable';

/** GET /api/docs: the calls of all installed services, as a page or as one OpenAPI document (DATA-18). */
export const docsRoutes =
  ({ services }: DocsOptions): Routes =>
  async (app) => {
    const options = {
      schema: { hide: true },
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    } as const;

    const viewer = new ViewerFiles();

    const own = () => app.swagger() as unknown as OpenApiDocument;
    const collected = new CollectedDocuments(services, own);

    app.get('/api/docs/openapi.json', options, () => collected.newest());
    app.get('/api/docs', options, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(await collected.newest(), viewer)),
    );
    app.get('/api/docs/style.css', options, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(docsStyle),
    );
    app.get<{ Params: { hash: string; file: string } }>(
      '/api/docs/viewer/:hash/:file',
      pageOptions,
      async (request, reply) => {
        const { hash, file } = request.params;
        if (!isViewerFile(file)) return reply.callNotFound();
        // A page of another version of the gateway asks with another hash: it gets the file, but may not keep it.
        return sendPacked(
          request,
          reply,
          await viewer.packed(file),
          hash === viewer.hash ? forever : undefined,
        );
      },
    );
  };
