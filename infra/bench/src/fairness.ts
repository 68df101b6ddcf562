import { setTimeout as sleep } from 'node:timers/promises';
import { draft, heaviestApplication } from './heavy.ts';
import { exampleApplication, type Product, startProduct, type Tenant } from './product.ts';

/** Milliseconds within which 99 of 100 lists of another organization must arrive. */
const budget = 500;
/** Files that one organization requests at the same time. */
const atOnce = 24;
const proposals = 6;

const kinds = {
  PDF: (id: string) => `/api/proposals/${id}/pdf`,
  Word: (id: string) => `/api/proposals/${id}/docx`,
  report: () => '/api/impact/report/pdf?period=all',
  export: () => '/api/auth/export?scope=organization',
} as const;

/**
 * One organization requests the heaviest PDF, Word, report and export 300 times each; another one reads its list, and
 * requests a small PDF from time to time. With changes, the first one also keeps saving the heaviest proposal, so that no
 * file is cached.
 */
export async function measureFairness(wanted = 300, isChanging = false): Promise<void> {
  const product = await startProduct();
  try {
    const [greedy, other] = [await product.signUp(), await product.signUp()];
    await product.fill(other, 20);
    const ids = [];
    for (let place = 0; place < proposals; place += 1)
      ids.push((await draft(product, greedy, heaviestApplication(place))).id);
    const alone = await readList(product, other, sleep(5_000));
    console.log(`the list of another organization alone: ${summary(alone)}`);
    const attack = attackOf(product, greedy, ids, { wanted, isChanging });
    const small = readSmallFiles(product, other, attack);
    const meanwhile = await readList(product, other, attack);
    for (const [kind, answers] of Object.entries(await attack)) console.log(`${kind}: ${answers}`);
    console.log(`the list of another organization meanwhile: ${summary(meanwhile)}`);
    console.log(`a small PDF of another organization meanwhile: ${summary(await small)}`);
    const isFair = percentile(meanwhile.times, 0.99) < budget && meanwhile.refused === 0;
    console.log(isFair ? `within ${budget} ms, none refused` : `NOT within ${budget} ms without a refusal`);
    if (!isFair) process.exitCode = 1;
  } finally {
    await product.stop();
  }
}

interface Reading {
  times: number[];
  refused: number;
}

const percentile = (times: number[], share: number): number =>
  [...times].sort((one, another) => one - another)[Math.floor(times.length * share)] ?? 0;

const summary = ({ times, refused }: Reading): string =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, ` +
  `longest ${Math.max(...times).toFixed(0)} ms of ${times.length}, ${refused} refused`;

/** Requests one list after the other, with a short pause, until the work is done. */
const readList = ({ origin }: Product, { headers }: Tenant, until: Promise<unknown>) =>
  read(() => fetch(`${origin}/api/proposals?limit=20`, { headers }), 20, until);

/** A new proposal each time, so that its file is not cached. */
async function readSmallFiles(product: Product, other: Tenant, until: Promise<unknown>): Promise<Reading> {
  const { origin } = product;
  const ids: string[] = [];
  for (let place = 0; place < 5; place += 1) ids.push((await draft(product, other, exampleApplication)).id);
  return read(
    () => fetch(`${origin}/api/proposals/${ids.pop()}/pdf`, { headers: other.headers }),
    500,
    until,
    5,
  );
}

async function read(
  ask: () => Promise<Response>,
  pause: number,
  until: Promise<unknown>,
  most = Number.POSITIVE_INFINITY,
): Promise<Reading> {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  let refused = 0;
  while (!isOver && times.length < most) {
    const began = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) refused += 1;
    await sleep(pause);
  }
  await over;
  return { times, refused };
}

/** Returns the number of answers by kind and status. */
interface Attack {
  wanted: number;
  isChanging: boolean;
}

async function attackOf(product: Product, greedy: Tenant, ids: string[], { wanted, isChanging }: Attack) {
  const { origin } = product;
  const { headers } = greedy;
  const answers: Record<string, Record<string, number>> = {};
  const jobs = Array.from({ length: wanted }, (_, round) =>
    Object.entries(kinds).map(([kind, path]) => ({ kind, path: path(ids[round % ids.length] as string) })),
  ).flat();
  let changes = 0;
  const change = async () => {
    const place = changes++;
    const answer = await fetch(`${origin}/api/proposals/${ids[place % ids.length]}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(heaviestApplication(place)),
    });
    await answer.arrayBuffer();
  };
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (isChanging && job.kind === 'PDF') await change();
      const status = await fetch(origin + job.path, { headers })
        .then((answer) => answer.arrayBuffer().then(() => String(answer.status)))
        .catch(() => 'broken off');
      const counted = answers[job.kind] ?? {};
      answers[job.kind] = counted;
      counted[status] = (counted[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return Object.fromEntries(
    Object.entries(answers).map(([kind, counted]) => [
      kind,
      Object.entries(counted)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', '),
    ]),
  );
}
