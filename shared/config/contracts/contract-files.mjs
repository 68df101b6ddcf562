import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { breaksOf } from './breaks.mjs';
import { operationFor, problemsOfCall } from './call-problems.mjs';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const servicesFolder = join(repository, 'services');

/** `write` records additions to the contract; `break` also records breaking changes. */
const mode = process.env.CONTRACTS;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const fileOfService = (service) => join(servicesFolder, service, 'contract.json');
const fileOfRemote = (remote) => join(repository, `mfe-${remote}`, 'contract.json');

/** Returns nothing if the file is up to date or may be written now. A first contract breaks nobody: it is written. */
function writeDown(file, present) {
  if (isDeepStrictEqual(read(file), present)) return [];
  if (!mode && (existsSync(file) || process.env.CI)) return [notWritten];
  writeFileSync(file, `${JSON.stringify(present, null, 1)}\n`);
  return [];
}

const remotes = () =>
  readdirSync(repository)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => name.slice('mfe-'.length));

const advice = [
  'Pages of the previous version stay open for hours after a deployment, and either side may be deployed first.',
  'Keep the old way in addition to the new one, and remove it once no published remote uses it.',
  'If nobody needs it any more: `npm run contracts -- break`.',
];
const notWritten = 'This is new and compatible: record it with `npm run contracts`.';

/** Texts for people are not part of the contract. */
const words = new Set(['description', 'summary', 'title', 'operationId', '$id']);

/** A document without its texts, so that a better sentence does not change the contract. */
export function essenceOf(part) {
  if (Array.isArray(part)) return part.map(essenceOf);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !(words.has(key) && typeof value === 'string'))
      .map(([key, value]) => [key, essenceOf(value)]),
  );
}

/** Each call of a published remote to this service that fails now, with the reason. */
function problemsOfRemotes(previous, present) {
  return remotes().flatMap((remote) =>
    (read(fileOfRemote(remote)) ?? [])
      .filter((call) => operationFor(previous, call))
      .flatMap((call) => problemsOfCall(present, { ...call, answer: undefined }))
      .map((problem) => `mfe-${remote} calls ${problem}`),
  );
}

/**
 * Compares a service with its contract as last recorded (its `contract.json`), and with the calls that remotes made
 * then. Returns no lines if they are compatible in whichever order they are deployed.
 */
export function keepDocument(service, document) {
  const file = fileOfService(service);
  const previous = read(file);
  const present = essenceOf({ paths: document.paths, components: document.components });
  const problems = previous ? [...breaksOf(previous, present), ...problemsOfRemotes(previous, present)] : [];
  if (problems.length > 0 && mode !== 'break') return [...problems, ...advice];
  return writeDown(file, present);
}

/** Compares the calls of a remote with the recorded contracts of the services, and with its own recorded calls. */
export function keepCalls(remote, calls) {
  const kept = readdirSync(servicesFolder).flatMap((name) => read(fileOfService(name)) ?? []);
  const problems = calls.flatMap((call) =>
    problemsOfCall(kept.find((one) => operationFor(one, call)) ?? { paths: {} }, call),
  );
  if (problems.length > 0)
    return [...problems, 'This remote must work with the previous version of the service.'];
  const present = JSON.parse(JSON.stringify(calls.map(({ answer: _, ...call }) => call)));
  return writeDown(fileOfRemote(remote), present);
}

/**
 * Compares what the shell provides to remotes, by package, with what it provided under the same contract version:
 * published remotes import these names.
 */
export function keepProvided(contract, provided) {
  const file = join(repository, 'shell', 'contract.json');
  const previous = read(file);
  const gone = Object.entries(previous?.contract === contract ? previous.provided : {}).flatMap(
    ([name, exports]) =>
      exports
        .filter((one) => !provided[name]?.includes(one))
        .map((one) => `${name} no longer provides ${one}, which published remotes may use`),
  );
  if (gone.length > 0 && mode !== 'break') {
    return [
      ...gone,
      'Keep it, or raise `contractVersion` (remote-module.ts): then they are refused with a message.',
    ];
  }
  return writeDown(file, { contract, provided });
}
