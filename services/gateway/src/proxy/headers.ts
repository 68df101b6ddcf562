import type { IncomingHttpHeaders } from 'node:http';
import { traceparent } from '@harambee/service-kit';
import type { FastifyRequest } from 'fastify';

type Headers = Record<string, string | string[] | undefined>;

/** Headers of this connection only (RFC 9110, 7.6.1), or ones that our client does not support. */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that state where a request came from, or what caused it. Only the proxy that faces the browser may set them. */
const forwarding =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-request-id|traceparent|tracestate|baggage)$/;

/** What a service hangs its part of the trace below (OPS-30); empty while tracing is off. */
export function traceHeaders(): { traceparent?: string } {
  const trace = traceparent();
  return trace === undefined ? {} : { traceparent: trace };
}

/** Headers that a sender may name in `Connection` without meaning headers of their own. */
const plainConnection = /^\s*(?:keep-alive|close|upgrade)?\s*$/i;

/** Names that start like this may state where a request came from; only these are looked at closely. */
const mayForward = /^[xfvtcb]/;

/**
 * The headers for the service: the browser's, without hop-by-hop headers and claims of origin. Names and values in
 * turn, as the client takes them with the least work.
 */
export function forwardedHeaders(request: FastifyRequest): string[] {
  const { headers, body } = request;
  const hasBody = body !== undefined;
  const { connection } = headers;
  const ofThisHop =
    connection === undefined || plainConnection.test(connection)
      ? undefined
      : new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
  const kept: string[] = [];
  for (const name in headers) {
    if (name === 'host' || hopByHop.has(name) || ofThisHop?.has(name)) continue;
    if (mayForward.test(name) && (forwarding.test(name) || (!hasBody && name.startsWith('content-'))))
      continue;
    const value = headers[name];
    if (typeof value === 'string') kept.push(name, value);
    else if (value) for (const one of value) kept.push(name, one);
  }
  if (hasBody && headers['content-type'] === undefined) kept.push('content-type', 'application/octet-stream');
  kept.push(
    'x-request-id',
    request.id,
    'x-forwarded-for',
    request.ip,
    'x-forwarded-proto',
    request.protocol,
    'x-forwarded-host',
    request.host,
  );
  const trace = traceparent();
  if (trace !== undefined) kept.push('traceparent', trace);
  return kept;
}

/** The headers for the browser: answers of services are never cached on the way. */
export function responseHeaders(headers: Headers): IncomingHttpHeaders {
  const kept: Headers = {};
  for (const name in headers) if (!hopByHop.has(name)) kept[name] = headers[name];
  kept['cache-control'] = 'no-store';
  return kept;
}
