import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The calls of S3 that the registry makes, on this machine: get, head, conditional put, list in pages of two. */
export class SmallS3 {
  readonly objects = new Map<string, Buffer>();
  readonly authorizations = new Set<string>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = `${bucket}/${rest.join('/')}`;
    this.authorizations.add(String(request.headers.authorization).slice(0, 16));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (url.searchParams.get('list-type') === '2')
      return this.#list(bucket ?? '', url.searchParams, response);
    if (request.method === 'PUT') return this.#put(key, Buffer.concat(chunks), request, response);
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('etag', tagOf(found)).setHeader('content-length', found.length);
    response.end(request.method === 'HEAD' ? undefined : found);
  }

  #put(key: string, body: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
    const found = this.objects.get(key);
    const isRefused =
      (headers['if-none-match'] === '*' && found) ||
      (headers['if-match'] !== undefined && (!found || headers['if-match'] !== tagOf(found)));
    if (isRefused) {
      refuse(response, 412, 'PreconditionFailed');
      return;
    }
    const bytes = String(headers['content-encoding']).includes('aws-chunked') ? withoutChunks(body) : body;
    this.objects.set(key, bytes);
    response.setHeader('etag', tagOf(bytes)).end();
  }

  #list(bucket: string, query: URLSearchParams, response: ServerResponse): void {
    const before = `${bucket}/`;
    const from = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(before + (query.get('prefix') ?? '')))
      .map((key) => key.slice(before.length))
      .sort()
      .filter((key) => key > from);
    const page = keys.slice(0, 2);
    const isMore = keys.length > page.length;
    response
      .setHeader('content-type', 'application/xml')
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${page
          .map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`)
          .join(
            '',
          )}${isMore ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : ''}</ListBucketResult>`,
      );
  }
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

/** The client sends bodies in chunks with their sizes, and a checksum after them. */
function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!size) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
