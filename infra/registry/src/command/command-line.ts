import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Registry } from '../pointers/move.ts';
import { pointerKey } from '../pointers/pointer.ts';
import { RegistryProblem } from '../registry-problem.ts';
import { readShell, type ShellDescription } from '../releases/compatibility.ts';
import { developmentKey, readSigningKey, readTrustedKeys, trustIn } from '../signing/keys.ts';
import { openStore } from '../stores/open-store.ts';

/** This file is in `infra/registry/src/command` or, compiled, in `infra/registry/dist/command`. */
const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url));

const options = {
  version: { type: 'string' },
  percent: { type: 'string' },
  steps: { type: 'string' },
  tenant: { type: 'string' },
  off: { type: 'boolean' },
  for: { type: 'string' },
  why: { type: 'string' },
  who: { type: 'string' },
  from: { type: 'string' },
  shell: { type: 'string' },
} as const;

export type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

export interface CommandLine {
  command: string | undefined;
  name: string | undefined;
  options: Options;
}

export function readCommandLine(args: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, name, version] = positionals;
    return { command, name, options: { ...(version !== undefined && { version }), ...values } };
  } catch (error) {
    throw new RegistryProblem(`${(error as Error).message}\n\n${usage}`);
  }
}

export const usage = `npm run remote -- COMMAND NAME [options]
  publish NAME                     puts the built mfe-NAME/dist into the registry (--from FOLDER: another build)
  promote NAME [VERSION]           gives a version to everybody (left out: that of the canary)
  canary NAME VERSION --percent N  gives it to a share of the tenants; --tenant ID: to one of them; --off ends either
  permit NAME VERSION --for N      lets one browser see a version for N minutes (--tenant ID: only people of that one);
                                   prints the link that this browser is to open. --why has to be said.
  rollback NAME [VERSION]          ends the canary, or goes back to the version before (--steps N: N versions)
  recall ID                        ends a permission before its time
  renew                            signs the list again, so that it expires later
  rotate                           signs the list with a new key; REGISTRY_PUBLIC_KEYS names the old one
  list [NAME]                      which versions there are and who gets which
  audit [NAME]                     who moved what, when and why
Every move takes --why "…" and --who NAME (left out: your account).
Settings: REGISTRY_EXPIRES_DAYS (days until the list must have been signed again; left out: never), REGISTRY_STORE (folder or s3://bucket/prefix?region=…&endpoint=…; left out: DATA_DIR/remotes),
PUBLIC_ORIGIN (of the link; left out: localhost and PORT), REGISTRY_SIGNING_KEY (left out: the key in DATA_DIR), REGISTRY_SHELL or --shell (file or address of the shell.json of
the shell in production; left out: shell/dist/shell.json).`;

/** The registry that the environment names. */
export async function openRegistry(env: NodeJS.ProcessEnv): Promise<Registry> {
  const dataDir = resolve(env.DATA_DIR || join(repositoryFolder, '.data'));
  if (!env.REGISTRY_SIGNING_KEY && env.NODE_ENV === 'production') {
    throw new RegistryProblem(
      'REGISTRY_SIGNING_KEY is missing: the Ed25519 private key (PEM) that versions are signed with.',
    );
  }
  const signingKey = env.REGISTRY_SIGNING_KEY
    ? readSigningKey(env.REGISTRY_SIGNING_KEY)
    : (await developmentKey(dataDir)).key;
  const others = env.REGISTRY_PUBLIC_KEYS ? readTrustedKeys(env.REGISTRY_PUBLIC_KEYS) : [];
  const pointerDays = daysIn(env.REGISTRY_EXPIRES_DAYS);
  return {
    ...(pointerDays !== undefined && { pointerDays }),
    store: await openStore(env.REGISTRY_STORE || join(dataDir, 'remotes')),
    signingKey,
    // While a key is being replaced, signatures of the old one stay valid.
    keys: new Map([...others, ...trustIn(signingKey)]),
  };
}

/**
 * The registry that the environment names, for those who only look: they have no signing key. Without `REGISTRY_STORE`
 * it is the one of the data folder.
 */
export async function openToRead(env: NodeJS.ProcessEnv): Promise<Pick<Registry, 'store' | 'keys'>> {
  if (env.REGISTRY_STORE) {
    if (!env.REGISTRY_PUBLIC_KEYS)
      throw new RegistryProblem(
        'REGISTRY_PUBLIC_KEYS is missing: the public keys (PEM) of those who sign in REGISTRY_STORE.',
      );
    return {
      store: await openStore(env.REGISTRY_STORE),
      keys: readTrustedKeys(env.REGISTRY_PUBLIC_KEYS),
    };
  }
  const dataDir = resolve(env.DATA_DIR || join(repositoryFolder, '.data'));
  const store = await openStore(join(dataDir, 'remotes'));
  // Where nothing was promoted there is no key to make, either.
  const isEmpty = (await store.tagOf(pointerKey)) === undefined;
  return { store, keys: isEmpty ? new Map() : trustIn((await developmentKey(dataDir)).key) };
}

function daysIn(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 3_650) return days;
  throw new RegistryProblem('REGISTRY_EXPIRES_DAYS is a whole number of days, from 1 to 3650.');
}

/** The contract that the shell in production reports. */
export async function shellInProduction(
  { shell }: Options,
  env: NodeJS.ProcessEnv,
): Promise<ShellDescription> {
  const from = shell || env.REGISTRY_SHELL || join(repositoryFolder, 'shell', 'dist', 'shell.json');
  return readShell(await (/^https?:/.test(from) ? download(from) : readHere(from)), from);
}

async function readHere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new RegistryProblem(
      `${path} is missing: build the shell, or name the shell in production with --shell.`,
    );
  });
}

async function download(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch((error: unknown) =>
    String(error),
  );
  if (typeof answer === 'string' || !answer.ok) {
    throw new RegistryProblem(
      `${address} does not answer: ${typeof answer === 'string' ? answer : answer.status}`,
    );
  }
  return answer.text();
}

export const builtFolder = (name: string, { from }: Options): string =>
  from ? resolve(from) : join(repositoryFolder, `mfe-${name}`, 'dist');

export const whoMoves = ({ who }: Options, env: NodeJS.ProcessEnv): string =>
  who || env.REGISTRY_WHO || userInfo().username;
