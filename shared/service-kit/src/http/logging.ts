import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { KitConfig } from '../config/kit-config.ts';
import { quietRoutes } from '../telemetry/quiet-routes.ts';
import { type Tracing, traceIdField } from '../telemetry/tracing.ts';

const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'password_hash',
  'token',
  'accessToken',
  'secret',
  'otp',
  'email',
];

/** Logs one line for each answered request: the route (never the query string), the status and the time. */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const route = request.routeOptions.url ?? '(unknown)';
    if (!error && quietRoutes.has(route)) return;
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }

  override routeNotFound(): void {}
}

/** Logs as every process writes them: JSON lines without secrets or personal data. */
export function loggerOptions(
  config: KitConfig,
  name: string,
  stream?: { write(line: string): void },
  tracing?: Tracing,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logController: new RequestLog(),
    logger: {
      level: config.logLevel,
      base: { service: name },
      ...(tracing && { mixin: () => traceIdField() }),
      ...(stream && { stream }),
      redact: {
        paths: ['req.headers', 'res.headers', ...secrets, ...secrets.map((secret) => `*.${secret}`)],
        censor: '[redacted]',
      },
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        res: (reply) => ({ statusCode: reply.statusCode }),
        // A database error's message may contain values of a document, so only its name, its code and our own stack
        // frames are logged.
        err: (error) => ({
          type: error.name,
          code: error.code,
          message: error.code === '11000' || Number(error.code) === 11_000 ? 'duplicate key' : error.message,
          stack: error.stack?.split('\n').slice(1).join('\n') ?? '',
        }),
      },
    },
  };
}
