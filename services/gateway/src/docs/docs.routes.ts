import type { Routes } from '@harambee/service-kit';
import { askService } from '../proxy/ask-service.ts';
import { addressesOf, type ServiceAddresses } from '../proxy/service-addresses.ts';
import type { ServiceName } from '../proxy/upstreams.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { mergeDocuments, type OpenApiDocument, type ServiceDocument } from './openapi-document.ts';

const timeoutMs = 1_500;

export interface DocsOptions {
  services: ServiceAddresses;
}

/** GET /api/docs: the calls of all installed services, as a page or as one OpenAPI document. */
export const docsRoutes =
  ({ services }: DocsOptions): Routes =>
  async (app) => {
    const options = {
      schema: { hide: true },
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    } as const;

    const collect = async (): Promise<OpenApiDocument> => {
      const names = Object.keys(services) as ServiceName[];
      const documents = await Promise.all(
        names.map((name) => readDocument(name, addressesOf(services, name))),
      );
      const found = documents.filter((document) => document !== undefined);
      const missing = names.filter((name) => !found.some(({ service }) => service === name));
      const own = app.swagger() as unknown as OpenApiDocument;
      return mergeDocuments([...found, { service: 'gateway', document: own }], missing);
    };

    app.get('/api/docs/openapi.json', options, () => collect());
    app.get('/api/docs', options, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(await collect())),
    );
    app.get('/api/docs/style.css', options, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(docsStyle),
    );
  };

async function readDocument(
  service: ServiceName,
  addresses: readonly string[],
): Promise<ServiceDocument | undefined> {
  try {
    const response = await askService(addresses, '/openapi.json', { signal: AbortSignal.timeout(timeoutMs) });
    const document = (await response.json()) as OpenApiDocument;
    return response.ok && typeof document.paths === 'object' ? { service, document } : undefined;
  } catch {
    return undefined;
  }
}
