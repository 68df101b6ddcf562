import { failedToParse } from '../errors.ts';
import type { Wanted } from '../inserts.ts';
import { type Call, countArg, docArg, type Handler, namespaceOf } from './context.ts';

const longest = 60_000;

/**
 * `{ awaitInsert: 'events', known: 3, maxTimeMS: 20000 }`: answers `{ count }` once something was inserted into the
 * collection, so that services on one machine need not ask for it. With `only: { name: ['a', 'b'] }` it answers once
 * a document with such a name was, and `documents` has them, unless some of the time since `known` are no longer in
 * memory; `except` is the opposite. A command of our own: MongoDB has change streams, which need a replica set.
 */
export const awaitInsert: Handler = async (call) => {
  const { engine, command } = call;
  const milliseconds = Math.min(countArg(command, 'maxTimeMS') ?? longest, longest);
  const known = countArg(command, 'known') ?? 0;
  return { ...(await engine.inserts.until(namespaceOf(call), known, milliseconds, wantedBy(call))) };
};

function wantedBy({ command }: Call): Wanted | undefined {
  const areExcluded = command.except !== undefined;
  const [field, ...others] = Object.entries(docArg(command, areExcluded ? 'except' : 'only'));
  if (!field) return undefined;
  const [name, values] = field;
  if (!Array.isArray(values) || others.length > 0 || (areExcluded && command.only !== undefined))
    throw failedToParse(`'only' or 'except' must be one field with an array of values`);
  return { field: name, values: new Set(values), areExcluded };
}
