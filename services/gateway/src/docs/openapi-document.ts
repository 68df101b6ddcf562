/** The parts of an OpenAPI document that we read; the rest passes through unchanged. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

export interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

export interface ServiceDocument {
  service: string;
  document: OpenApiDocument;
}

/** Merges the documents of all services, and names the services that did not answer. */
export function mergeDocuments(
  documents: readonly ServiceDocument[],
  missing: readonly string[],
): OpenApiDocument {
  const merged: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Harambee API',
      version: '1.0.0',
      description: [
        'Calls need the header "Authorization: Bearer …" with the access token of POST /api/auth/login unless they say otherwise.',
        ...(missing.length > 0
          ? [`Left out because they are not responding right now: ${missing.join(', ')}.`]
          : []),
      ].join(' '),
    },
    tags: documents.map(({ service }) => ({ name: service })),
    paths: {},
    components: {},
  };
  for (const { service, document } of documents) addDocument(merged, service, document);
  return merged;
}

function addDocument(merged: OpenApiDocument, service: string, document: OpenApiDocument): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    const named = withOwnNames(methods, service) as Record<string, Operation>;
    const tagged = Object.entries(named).map(([method, operation]) => [
      method,
      { ...operation, tags: [service] },
    ]);
    merged.paths[path] = { ...merged.paths[path], ...Object.fromEntries(tagged) };
  }
  for (const [kind, entries] of Object.entries(document.components ?? {})) {
    const own = Object.entries(entries).map(([name, value]) => [
      `${service}.${name}`,
      withOwnNames(value, service),
    ]);
    merged.components = {
      ...merged.components,
      [kind]: { ...merged.components?.[kind], ...Object.fromEntries(own) },
    };
  }
}

/** Services use the same names for their shared parts (`def-0`), so each name is prefixed with its service. */
function withOwnNames(value: unknown, service: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withOwnNames(item, service));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^#\/components\/(\w+)\//, `#/components/$1/${service}.`)
        : withOwnNames(item, service),
    ]),
  );
}
