import { countArg, type Handler, namespaceOf } from './context.ts';

const longest = 60_000;

/**
 * `{ awaitInsert: 'events', known: 3, maxTimeMS: 20000 }`: answers `{ count }` once something was inserted into the
 * collection, so that services on one machine need not ask for it. A command of our own: MongoDB has change streams,
 * which need a replica set.
 */
export const awaitInsert: Handler = async (call) => {
  const { engine, command } = call;
  const milliseconds = Math.min(countArg(command, 'maxTimeMS') ?? longest, longest);
  const known = countArg(command, 'known') ?? 0;
  return { count: await engine.inserts.until(namespaceOf(call), known, milliseconds) };
};
