import type { Product, Tenant } from '../product.ts';
import type { DatabaseProcess } from './database-process.ts';
import type { ExpressProcess } from './express-process.ts';

/** Where one side is asked, and which processes work for the answer. */
export interface Side {
  origin: string;
  headers: Record<string, string>;
  pids: (service: string) => number[];
}

export type Sides = Record<'product' | 'express', Side>;

export function sidesOf(
  product: Product,
  { headers }: Tenant,
  express: ExpressProcess,
  database: DatabaseProcess,
): Sides {
  // As browsers ask.
  const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };
  const pidOf = (name: string) => product.processes().find((one) => one.name === name)?.pid ?? 0;
  return {
    product: {
      origin: product.origin.replace('localhost', '127.0.0.1'),
      headers: { ...headers, ...asBrowsers },
      pids: (service) => [pidOf('gateway'), pidOf(service), database.pid],
    },
    express: {
      origin: express.origin,
      headers: { ...express.headers, ...asBrowsers },
      pids: () => [express.pid, database.pid],
    },
  };
}
