import autocannon from 'autocannon';
import type { Tenant } from '../product.ts';

/** One kind of call, measured at the product and at the Express process. */
export interface Question {
  name: string;
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
  /** Where the Express process answers it, if elsewhere. */
  expressPath?: string;
  /** Answered by this service of the product. */
  service: string;
  /** Requests of one round. */
  amount: number;
  /** Headers for the product only, such as the tag of what the browser has already. */
  productHeaders?: Record<string, string>;
  /** The status that counts as answered; 200 if absent. */
  status?: number;
  /** The figure of the Express process is that of this question. */
  like?: string;
}

export const questionsOf = (proposalId: string, { account }: Tenant): Question[] => [
  { name: 'list of 20', path: '/api/proposals?limit=20', service: 'proposals', amount: 1_200 },
  { name: 'one proposal', path: `/api/proposals/${proposalId}`, service: 'proposals', amount: 800 },
  { name: 'figures above the list', path: '/api/proposals/stats', service: 'proposals', amount: 800 },
  signIn('sign-in', account),
  {
    ...signIn('sign-in, against a bare check of the password', account),
    expressPath: '/api/auth/bare-login',
  },
];

/** As many at first as then in each round: the first few hundred run in code that V8 has not optimized yet. */
const signIn = (name: string, account: Tenant['account']): Question => ({
  name,
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ ...account, remember: false }),
  service: 'identity',
  amount: 300,
});

const connections = 10;

export interface Round {
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Sends this many requests, or for some seconds at a fixed rate; each must be answered as expected. */
export async function ask(
  url: string,
  headers: Record<string, string>,
  { method = 'GET', body, status = 200, amount }: Pick<Question, 'method' | 'body' | 'status' | 'amount'>,
  paced?: { rate: number; seconds: number },
): Promise<Round> {
  const { requests, latency, statusCodeStats, errors, duration } = await autocannon({
    url,
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
    connections: Math.min(connections, amount),
    ...(paced ? { overallRate: paced.rate, duration: paced.seconds } : { amount }),
  });
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => code !== String(status));
  if (errors > 0 || others.length > 0) {
    throw new Error(`${url}: ${errors} errors, ${JSON.stringify(statusCodeStats)} instead of ${status}`);
  }
  return { rate: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}
