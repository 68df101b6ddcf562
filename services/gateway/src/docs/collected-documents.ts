import { askService } from '../proxy/ask-service.ts';
import { addressesOf, type ServiceAddresses } from '../proxy/service-addresses.ts';
import type { ServiceName } from '../proxy/upstreams.ts';
import { mergeDocuments, type OpenApiDocument, type ServiceDocument } from './openapi-document.ts';

const timeoutMs = 1_500;
/** Milliseconds. Documents change only with a deployment, and to write them keeps every service busy for a moment. */
const cachedFor = 30_000;

/** The documents of all services as one. The viewer asks for it right after its page, so it is cached for a moment. */
export class CollectedDocuments {
  readonly #services: ServiceAddresses;
  readonly #own: () => OpenApiDocument;
  #cached: { document: Promise<OpenApiDocument>; until: number } | undefined;

  constructor(services: ServiceAddresses, own: () => OpenApiDocument) {
    this.#services = services;
    this.#own = own;
  }

  newest(): Promise<OpenApiDocument> {
    if (this.#cached && performance.now() < this.#cached.until) return this.#cached.document;
    const cached = { document: this.#collect(), until: performance.now() + cachedFor };
    this.#cached = cached;
    return cached.document;
  }

  async #collect(): Promise<OpenApiDocument> {
    const names = Object.keys(this.#services) as ServiceName[];
    const found: ServiceDocument[] = [];
    // One after the other: where services share a process, it would refuse other calls while it writes all documents.
    for (const name of names) {
      const document = await readDocument(name, addressesOf(this.#services, name));
      if (document) found.push(document);
    }
    const missing = names.filter((name) => !found.some(({ service }) => service === name));
    // A service that is back is found at once.
    if (missing.length > 0) this.#cached = undefined;
    return mergeDocuments([...found, { service: 'gateway', document: this.#own() }], missing);
  }
}

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
