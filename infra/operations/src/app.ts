import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineService, type Routes, type Service } from '@harambee/service-kit';
import { type OpsOptions, opsRoutes } from './ops.routes.ts';

/** In `infra/operations`, from `src` and from `dist`. */
const pagesFolder = fileURLToPath(new URL('../pages/', import.meta.url));

const pages = [
  { path: '/ops', file: 'ops.html', type: 'text/html; charset=utf-8' },
  { path: '/ops/ops.css', file: 'ops.css', type: 'text/css; charset=utf-8' },
  { path: '/ops/ops.js', file: 'ops.js', type: 'text/javascript; charset=utf-8' },
  { path: '/ops/elements.js', file: 'elements.js', type: 'text/javascript; charset=utf-8' },
];

/** Nothing but its own files: no inline script or style, no other origin, no frame. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** The page for operators and its calls: a process of its own, because it holds the key that signs moves. */
export function operations(options: OpsOptions): Service {
  const publicRoutes: Routes = async (app) => {
    for (const { path, file, type } of pages) {
      const text = readFileSync(join(pagesFolder, file));
      app.get(path, (_request, reply) => reply.type(type).send(text));
    }
    await app.register(opsRoutes(options), { prefix: '/ops/api' });
  };
  return defineService({
    name: 'operations',
    database: false,
    cookies: true,
    helmet: { contentSecurityPolicy, referrerPolicy: { policy: 'same-origin' } },
    publicRoutes,
  });
}
