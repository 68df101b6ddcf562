import { daysBetween } from '@harambee/domain';
import { StartProblem } from '../../start-problem.ts';
import { stepLine, type Terminal } from '../../terminal.ts';
import { demoOrganizations } from '../plan/organizations.ts';
import type { Happening } from '../plan/steps.ts';
import { DemoRefused } from './demo-client.ts';
import { DemoOffice, type MadeIds, type Making } from './perform.ts';

/** Moves the time of the product, if it can be moved. */
export interface DemoTime {
  now: () => Date;
  moveTo: (at: Date) => Promise<void>;
}

/** Organizations that act at the same time. More would only wait for each other. */
const atOnce = 6;

/**
 * Lets the organizations do what is planned until now, through the product's public calls, in the order of the plan.
 * Returns the ids of what was made; those of an earlier run go on from there.
 */
export async function makeDemo(
  happenings: readonly Happening[],
  making: Making,
  time: DemoTime,
  terminal: Terminal,
  earlier: readonly (MadeIds | undefined)[] = [],
): Promise<MadeIds[]> {
  const offices = demoOrganizations.map((_, index) => new DemoOffice(making, index, earlier[index]));
  const report = yearsReport(terminal);
  try {
    for (const [at, together] of byTime(happenings)) {
      making.signal.throwIfAborted();
      report(new Date(at), together.length);
      await time.moveTo(new Date(at));
      const queues = [...grouped(together, ({ organization }) => organization)];
      await inParallel(atOnce, queues, async ([organization, own]) => {
        for (const happening of own) await (offices[organization] as DemoOffice).perform(happening);
      });
    }
  } catch (error) {
    if (making.signal.aborted || !(error instanceof DemoRefused)) throw error;
    throw new StartProblem(`The demo could not be completed (${error.message}): run it again.`);
  }
  return offices.map(({ ids }) => ids);
}

function byTime(happenings: readonly Happening[]): [number, Happening[]][] {
  return [...grouped(happenings, ({ at }) => at.getTime())].sort(([a], [b]) => a - b);
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

async function inParallel<Item>(
  most: number,
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const workers = Array.from({ length: Math.min(most, left.length) }, async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  });
  await Promise.all(workers);
}

/** A line for each half year that was lived through. */
function yearsReport(terminal: Terminal) {
  let since: { at: Date; began: number; done: number } | undefined;
  return (at: Date, count: number) => {
    since ??= { at, began: Date.now(), done: 0 };
    since.done += count;
    if (daysBetween(since.at, at) < 182) return;
    const until = at.toISOString().slice(0, 7);
    terminal.line(
      stepLine('demo', `until ${until}: ${since.done} things happened`, Date.now() - since.began),
    );
    since = { at, began: Date.now(), done: 0 };
  };
}
