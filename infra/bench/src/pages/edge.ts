import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** Alters a document on its way. */
export type Change = (html: string) => string;

/** `change` alters documents; `origin` is what writes are said to come from, if the product knows another edge. */
export interface Alterations {
  change?: Change;
  origin?: string;
}

export interface Edge {
  /** `https://localhost:PORT` */
  origin: string;
  /** Passes everything on to this origin from now on. */
  lead(to: string, alterations?: Alterations): void;
  stop(): Promise<void>;
}

interface Target extends Alterations {
  to: URL;
  agent: Agent;
}

type Headers = IncomingMessage['headers'];

/** Headers of one connection: they are not passed on. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host'];
const passedOn = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  );

/**
 * What stands before a product in the world: TLS and HTTP/2. Compression is the product's own, except of documents,
 * which come uncompressed, so that they can be altered.
 */
export async function startEdge(): Promise<Edge> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  let target: Target | undefined;
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    if (target) passOn(request, response, target);
    else response.writeHead(503).end();
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    lead(to, alterations) {
      target = { ...alterations, to: new URL(to), agent };
    },
    async stop() {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(request: Http2ServerRequest, response: Http2ServerResponse, target: Target): void {
  const isDocument = String(request.headers.accept ?? '').includes('text/html');
  const headers = {
    ...passedOn(request.headers),
    host: request.authority,
    'x-forwarded-proto': 'https',
    ...(isDocument && { 'accept-encoding': 'identity' }),
    ...(request.headers.origin && target.origin && { origin: target.origin }),
  };
  const { to, agent } = target;
  const place = { host: to.hostname, port: to.port, method: request.method, path: request.url };
  const onward = ask({ ...place, agent, headers }, (answer) => {
    if (isDocument && String(answer.headers['content-type']).includes('text/html')) {
      sendDocument(answer, response, target.change);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.stream?.destroy();
    else response.writeHead(502).end();
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

const compressed = new Map<string, Buffer>();

function sendDocument(
  answer: IncomingMessage,
  response: Http2ServerResponse,
  change: Change | undefined,
): void {
  const pieces: Buffer[] = [];
  answer.on('data', (piece: Buffer) => pieces.push(piece));
  answer.on('end', () => {
    const given = Buffer.concat(pieces).toString();
    const html = change ? change(given) : given;
    const body = compressed.get(html) ?? brotliCompressSync(html);
    compressed.set(html, body);
    const headers: Headers = {
      ...passedOn(answer.headers),
      'content-encoding': 'br',
      'content-length': String(body.length),
    };
    // It may name files that the altered document does without.
    if (change) delete headers.link;
    response.writeHead(answer.statusCode ?? 502, headers);
    response.end(body);
  });
}
