import mongoose from 'mongoose';
import { commandsOf } from './commands-of.ts';

const explainable = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify']);

/** Parts of a command that concern the session or the connection, not the query. */
const notExplained = new Set([
  'lsid',
  '$db',
  '$clusterTime',
  'txnNumber',
  'writeConcern',
  'readConcern',
  '$readPreference',
  'maxTimeMS',
  'ordered',
]);

type Command = Record<string, unknown>;

function stagesOf(plan: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(plan)) for (const part of plan) stagesOf(part, found);
  else if (typeof plan === 'object' && plan !== null) {
    for (const [key, value] of Object.entries(plan)) {
      if (key === 'stage' && typeof value === 'string') found.add(value);
      // Only the winning plan runs.
      else if (key !== 'rejectedPlans') stagesOf(value, found);
    }
  }
  return found;
}

/** Runs `work` and names every query that the database answers by reading a whole collection. */
export async function collectionScans(work: () => Promise<unknown>): Promise<string[]> {
  const commands = new Map<string, Command>();
  for (const { commandName, command } of await commandsOf(work)) {
    if (!explainable.has(commandName)) continue;
    const queryFields = Object.fromEntries(Object.entries(command).filter(([key]) => !notExplained.has(key)));
    commands.set(JSON.stringify(queryFields), queryFields);
  }
  const scans: string[] = [];
  for (const [text, command] of commands) {
    const plan = await mongoose.connection.db?.command({ explain: command, verbosity: 'queryPlanner' });
    if (stagesOf(plan).has('COLLSCAN')) scans.push(text.slice(0, 500));
  }
  return scans;
}

/** Fails when `work` makes the database read a whole collection. */
export async function expectNoCollectionScan(work: () => Promise<unknown>): Promise<void> {
  expect(await collectionScans(work)).toEqual([]);
}
