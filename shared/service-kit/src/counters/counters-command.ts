import mongoose from 'mongoose';
import { readKitConfig } from '../config/kit-config.ts';
import { connectDatabase, ensureIndexes } from '../database/connection.ts';
import { groupsOf } from './all-groups.ts';
import { compareCounters } from './compare.ts';
import type { Counters } from './counters.ts';

export const countersUsage =
  'Usage: npm run counters -- compare | rebuild, or for one organization: npm run counters -- compare TENANT';

type AnyCounters = Omit<Counters<{ _id: string }>, 'entry'>;

type Say = (line: string) => void;

/**
 * `npm run counters -- compare | rebuild [TENANT]` for the counters of one service (docs/adr/0034): compares them with
 * what they count, or counts it again. Returns the exit code: 1 if there is a difference, 2 if it was called wrongly.
 * Both run beside the product (PERF-08).
 */
export async function runCounters(
  all: Readonly<Record<string, AnyCounters>>,
  [command, tenantId, ...more]: readonly string[],
  say: Say,
): Promise<number> {
  if ((command !== 'compare' && command !== 'rebuild') || more.length > 0) {
    say(countersUsage);
    return 2;
  }
  let wrong = 0;
  for (const [name, counters] of Object.entries(all)) {
    let groups = 0;
    const before = wrong;
    const wanted = tenantId === undefined ? groupsOf(counters) : [counters.groupOf(tenantId)];
    for await (const group of wanted) {
      groups += 1;
      if (command === 'rebuild') await counters.rebuild(group);
      else {
        for (const { where, counted, expected } of await compareCounters(counters, group)) {
          wrong += 1;
          say(`${name}, ${group}, ${where}: ${counted} is counted, ${expected} is right`);
        }
      }
    }
    const result = command === 'rebuild' ? 'counted again' : `${wrong - before} differences`;
    say(`${name}: ${groups} ${groups === 1 ? 'group' : 'groups'}, ${result}`);
  }
  return wrong > 0 ? 1 : 0;
}

/** The whole process of such a command. */
export async function countersMain(all: Readonly<Record<string, AnyCounters>>): Promise<void> {
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  try {
    await connectDatabase(readKitConfig());
    await ensureIndexes(Object.values(all).flatMap((counters) => counters.models));
    process.exitCode = await runCounters(all, process.argv.slice(2), say);
  } catch (error) {
    say((error as Error).message);
    process.exitCode = 2;
  } finally {
    await mongoose.disconnect();
  }
}
