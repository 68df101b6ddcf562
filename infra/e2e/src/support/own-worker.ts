import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProductWithWorker {
  origin: string;
  /** Sets the text of `/sw.js`; null removes it. */
  serve(worker: string | null): void;
  close(): void;
}

/**
 * The product behind its own address, where a test sets `/sw.js`: the browser checks for new versions itself,
 * bypassing Playwright's routes.
 */
export async function productWithWorker(product: string, first: string): Promise<ProductWithWorker> {
  let worker: string | null = first;
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/sw.js') {
      if (worker === null) answer.writeHead(404).end();
      else
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(worker);
      return;
    }
    const { method, headers } = incoming;
    // As if it were requested at its own address, so that it recognizes its origin.
    const { host, origin } = new URL(product);
    const passedOn = request(new URL(incoming.url ?? '/', product), {
      method,
      headers: { ...headers, host, ...(headers.origin && { origin }) },
    });
    passedOn.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve(text) {
      worker = text;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
