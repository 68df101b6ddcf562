import { remoteName } from '../names.ts';
import { permit } from '../permission.ts';
import { readAudit } from '../pointers/audit.ts';
import { isHalted, readHalts } from '../pointers/halts.ts';
import type { Registry } from '../pointers/move.ts';
import { endCanary, overrideTenant, promote, startCanary } from '../pointers/moves.ts';
import { type Pointer, readPointer } from '../pointers/pointer.ts';
import { isTakenBackNow } from '../pointers/promotions.ts';
import { readRecalls, recallPermission } from '../pointers/recalls.ts';
import { rollback } from '../pointers/rollback.ts';
import { renew, rotate } from '../pointers/sign-again.ts';
import { RegistryProblem } from '../registry-problem.ts';
import { publish } from '../releases/publish.ts';
import { listVersions } from '../releases/release.ts';
import {
  builtFolder,
  type CommandLine,
  openRegistry,
  readCommandLine,
  shellInProduction,
  usage,
  whoMoves,
} from './command-line.ts';

type Env = NodeJS.ProcessEnv;
type Command = (registry: Registry, line: CommandLine & { name: string }, env: Env) => Promise<string[]>;

const order = ({ name, options }: CommandLine & { name: string }, env: Env) => ({
  remote: name,
  who: whoMoves(options, env),
  why: options.why ?? '',
});

const moved = ({ sequence, last }: Pointer): string[] => [
  `${last.remote}: ${last.action}, ${last.from} → ${last.to} (move ${sequence})`,
];

const commands: Record<string, Command> = {
  publish: async (registry, { name, options }, env) => {
    const shell = await shellInProduction(options, env);
    const done = await publish(registry, builtFolder(name, options), shell);
    if (done.name !== name)
      throw new RegistryProblem(`That build is of the remote "${done.name}", not of "${name}".`);
    return [
      ...(done.ignored ?? []).map(
        (field) => `remote.json says "${field}", which is not known here: it is ignored.`,
      ),
      `${name} ${done.version} ${done.isNew ? 'is published' : 'was published before'}. Nobody gets it yet.`,
    ];
  },
  promote: async (registry, line, env) => {
    const version = line.options.version ?? (await canaryOf(registry, line.name));
    const shell = await shellInProduction(line.options, env);
    return moved(await promote(registry, { ...order(line, env), version, shell }));
  },
  canary: async (registry, line, env) => {
    const { off, tenant, version, percent } = line.options;
    if (off && tenant === undefined) return moved(await endCanary(registry, order(line, env)));
    if (!off && version === undefined)
      throw new RegistryProblem(`Say which version: canary ${line.name} VERSION`);
    const shell = await shellInProduction(line.options, env);
    const ordered = { ...order(line, env), shell };
    if (tenant !== undefined) {
      return moved(
        await overrideTenant(registry, { ...ordered, tenantId: tenant, version: off ? undefined : version }),
      );
    }
    return moved(
      await startCanary(registry, { ...ordered, version: version ?? '', percent: Number(percent) }),
    );
  },
  permit: async (registry, line, env) => {
    const { tenant, version, for: minutes } = line.options;
    if (version === undefined) throw new RegistryProblem(`Say which version: permit ${line.name} VERSION`);
    const shell = await shellInProduction(line.options, env);
    const { permission, token } = await permit(registry, {
      ...order(line, env),
      version,
      shell,
      minutes: Number(minutes),
      tenantId: tenant,
    });
    const link = new URL('/remote-permission', env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 3000}`);
    link.searchParams.set('token', token);
    return [
      `Permission ${permission.id}: ${line.name} ${version} until ${permission.until}. Who has this link can use it:`,
      link.href,
    ];
  },
  rollback: async (registry, line, env) =>
    moved(
      await rollback(registry, {
        ...order(line, env),
        version: line.options.version,
        ...(line.options.steps !== undefined && { steps: Number(line.options.steps) }),
      }),
    ),
};

async function canaryOf({ store, keys }: Registry, name: string): Promise<string> {
  const { pointer } = await readPointer(store, keys);
  const canary = pointer?.remotes[name]?.canary;
  if (!canary) throw new RegistryProblem(`Say which version: promote ${name} VERSION`);
  if (await isHalted(store, name, canary)) {
    throw new RegistryProblem(
      `The canary of ${name} was ended by itself (see audit). To give it to everybody all the same, name the version.`,
    );
  }
  return canary.release.version;
}

async function list(registry: Registry, only: string | undefined): Promise<string[]> {
  const { store, keys } = registry;
  const { pointer } = await readPointer(store, keys);
  const names = only ? [only] : Object.keys(pointer?.remotes ?? {}).sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const state = pointer?.remotes[name];
      const marks = new Map<string, string[]>();
      const mark = (version: string | undefined, text: string) => {
        if (version !== undefined) marks.set(version, [...(marks.get(version) ?? []), text]);
      };
      const isBack = await isTakenBackNow(registry, pointer, name);
      mark(state?.current.version, isBack ? 'promoted, taken back by itself' : 'current');
      mark(state?.previous?.version, isBack ? 'current' : 'previous');
      const isOver = state?.canary !== undefined && (await isHalted(store, name, state.canary));
      mark(
        state?.canary?.release.version,
        `canary for ${state?.canary?.percent} %${isOver ? ', ended by itself' : ''}`,
      );
      for (const [tenant, { version }] of Object.entries(state?.overrides ?? {}))
        mark(version, `tenant ${tenant}`);
      const versions = await listVersions(store, name);
      return [
        name,
        ...versions.map((version) => `  ${version}  ${marks.get(version)?.join(', ') ?? ''}`.trimEnd()),
      ];
    }),
  );
  return lines.length > 0 ? lines.flat() : ['Nothing was promoted yet.'];
}

async function audit({ store, keys }: Registry, only: string | undefined): Promise<string[]> {
  const moves = (await readAudit(store, keys)).map(
    ({ at, who, remote, action, from, to, why, sequence }) => ({
      at,
      remote,
      text: `${at}  ${who}  ${remote}: ${action}, ${from} → ${to}${why && `: ${why}`}  (move ${sequence})`,
    }),
  );
  const halts = (await readHalts(store)).map(({ at, who, remote, version, why, move }) => ({
    at,
    remote,
    text: `${at}  ${who}  ${remote}: ${move === undefined ? `canary ${version} ended` : `${version} (move ${move}) taken back`} by itself: ${why}`,
  }));
  const recalls = (await readRecalls(store)).map(({ at, who, id, why }) => ({
    at,
    remote: undefined,
    text: `${at}  ${who}  permission ${id} recalled: ${why}`,
  }));
  return [...moves, ...halts, ...recalls]
    .filter(({ remote }) => only === undefined || remote === undefined || remote === only)
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ text }) => text);
}

async function recall({ name = '', options }: CommandLine, env: Env): Promise<string[]> {
  const { store } = await openRegistry(env);
  const isNew = await recallPermission(store, name, {
    who: whoMoves(options, env),
    why: options.why ?? '',
  });
  return [isNew ? `Permission ${name} has ended.` : `Permission ${name} had been recalled before.`];
}

/** `npm run remote -- …`. Returns the exit code. */
export async function runCommand(
  args: readonly string[],
  env: Env = process.env,
  print: (line: string) => void = console.log,
): Promise<number> {
  try {
    const line = readCommandLine(args);
    for (const text of await answer(line, env)) print(text);
    return 0;
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    print(error.message);
    return 1;
  }
}

async function answer(line: CommandLine, env: Env): Promise<string[]> {
  const { command = '', name } = line;
  if (command === 'recall') return recall(line, env);
  if (name !== undefined && !remoteName.test(name))
    throw new RegistryProblem(`"${name}" is no name of a remote.`);
  if (command === 'list') return list(await openRegistry(env), name);
  if (command === 'audit') return audit(await openRegistry(env), name);
  if (command === 'renew' || command === 'rotate') {
    const move = command === 'renew' ? renew : rotate;
    const { who, why = '' } = { ...line.options, who: whoMoves(line.options, env) };
    return moved(await move(await openRegistry(env), { who, why }));
  }
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run || name === undefined) throw new RegistryProblem(usage);
  return run(await openRegistry(env), { ...line, name }, env);
}
