import { median } from '../load.ts';
import type { Product } from '../product.ts';
import type { DatabaseProcess } from './database-process.ts';
import type { ExpressProcess } from './express-process.ts';
import { idleShare, microsecondsEach, untilQuiet } from './processor-time.ts';
import type { Sides } from './sides.ts';
import type { StreamEvents } from './stream-events.ts';

interface Scene {
  product: Product;
  express: ExpressProcess;
  database: DatabaseProcess;
  sides: Sides;
}

/** Microseconds of each event. */
type Figures = Record<string, number>;

/**
 * From the event to the page: one open page, events of several people at once. The Express process does what our
 * notifications do, and nothing of what our other services do with an event: these stand still meanwhile, and what they
 * and their database need for it afterwards is a figure of its own.
 */
export async function measureEvents(scene: Scene, events: StreamEvents, rounds: number): Promise<void> {
  const { product, database, express, sides } = scene;
  const [gateway = 0, service = 0] = sides.product.pids('notifications');
  const names = new Set(['gateway', 'notifications', 'sign-in']);
  const others = product
    .processes()
    .filter(({ name }) => !names.has(name))
    .map(({ pid }) => pid);
  const ours = {
    gateway: [gateway],
    service: [service],
    database: [database.pid],
    all: [gateway, service, database.pid],
  };
  const elsewhere = { elsewhere: [...others, database.pid] };
  const theirs = { express: [express.pid, database.pid] };
  const all: Figures[] = [];
  for (let round = -1; round < rounds; round++) {
    const idleElsewhere = await idleOf(elsewhere);
    const told = await standingStill(others, async () =>
      measured(ours, events.amount, await idleOf(ours), async () => {
        await events.send('product');
        await untilQuiet(ours.all);
      }),
    );
    const heard = await measured(elsewhere, events.amount, idleElsewhere, () =>
      untilQuiet(elsewhere.elsewhere),
    );
    const compared = await measured(theirs, events.amount, await idleOf(theirs), async () => {
      await events.send('express');
      await untilQuiet(theirs.express);
    });
    if (round >= 0) all.push({ ...told, ...heard, ...compared });
  }
  const of = (part: string) => median(all.map((figures) => figures[part] ?? 0));
  const parts = ['gateway', 'service', 'database'].map((part) => `${part} ${of(part).toFixed(0)}`);
  console.log(
    `stream event: ${of('all').toFixed(0)} µs (${parts.join(', ')}), Express ${of('express').toFixed(0)} µs: ` +
      `${(of('all') / of('express')).toFixed(2)} (goal: at most 1.00); ` +
      `the other services that hear it, with their database: ${of('elsewhere').toFixed(0)} µs`,
  );
}

type Parts = Record<string, number[]>;

/** What each part uses while idle, as a share of one core. */
async function idleOf(parts: Parts): Promise<Figures> {
  const shares = Object.entries(parts).map(
    async ([part, pids]) => [part, await idleShare(pids, 1_500)] as const,
  );
  return Object.fromEntries(await Promise.all(shares));
}

async function measured(
  parts: Parts,
  amount: number,
  idle: Figures,
  work: () => Promise<void>,
): Promise<Figures> {
  const done = work();
  const figures = Object.entries(parts).map(async ([part, pids]) => {
    const watched = { pids, idle: idle[part] ?? 0 };
    return [part, await microsecondsEach(watched, amount, () => done)] as const;
  });
  return Object.fromEntries(await Promise.all(figures));
}

async function standingStill<Answer>(pids: readonly number[], work: () => Promise<Answer>): Promise<Answer> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
}
