import { RegistryProblem } from '../registry-problem.ts';
import { type ReleaseRef, readRelease } from '../releases/release.ts';
import { readAudit } from './audit.ts';
import { readHalts } from './halts.ts';
import { historyOf } from './history.ts';
import { movePointer, type Registry } from './move.ts';
import { moveOf, type Order, stateOf, wordsOf } from './moves.ts';
import type { Pointer, RemoteState } from './pointer.ts';
import { isTakenBackNow } from './promotions.ts';

export interface RollbackOrder extends Order {
  /** Goes back to this version; otherwise by history. */
  version?: string | undefined;
  /** How many versions back; one unless it is said. */
  steps?: number | undefined;
}

interface Target {
  target: string;
  /** The version before it: pages fall back to it. */
  below: string | undefined;
}

/**
 * Rolls back: from the canary if there is one, else along the history of versions that everybody got, or to the named
 * one. Does not check the shell: these versions have worked, and a rollback must not depend on anything else.
 */
export async function rollback(registry: Registry, order: RollbackOrder): Promise<Pointer> {
  const { version, steps = 1, remote } = order;
  if (!Number.isInteger(steps) || steps < 1)
    throw new RegistryProblem('--steps is how many versions to go back: 1, 2, …');
  return movePointer(registry, {
    ...moveOf(order, 'rollback'),
    async change(state, pointer) {
      const { canary, ...known } = stateOf(remote, state);
      const from = wordsOf({ ...known, canary });
      if (canary && version === undefined && steps === 1)
        return { state: known, from, to: known.current.version };
      const isBack = await isTakenBackNow(registry, pointer, remote);
      const { target, below } = await targetOf(registry, { remote, known, version, steps, isBack });
      if (target === known.current.version)
        throw new RegistryProblem(`${remote} ${target} is what everybody gets already.`);
      const { previous, ...kept } = known;
      const refOf = async (wanted: string): Promise<ReleaseRef> =>
        previous?.version === wanted
          ? previous
          : (await readRelease(registry.store, registry.keys, remote, { version: wanted })).ref;
      const before = below === undefined ? undefined : await refOf(below).catch(() => undefined);
      return {
        state: { ...kept, current: await refOf(target), ...(before && { previous: before }) },
        from,
        to: target,
      };
    },
  });
}

async function targetOf(
  registry: Registry,
  {
    remote,
    known,
    version,
    steps,
    isBack,
  }: { remote: string; known: RemoteState; version: string | undefined; steps: number; isBack: boolean },
): Promise<Target> {
  const history = await historyIn(registry, remote);
  const below = (target: string) => history?.[history.lastIndexOf(target) - 1];
  if (version !== undefined) return { target: version, below: below(version) };
  const { current, previous } = known;
  // After it was taken back by itself, the first step only makes it official.
  const here = history?.lastIndexOf((isBack ? previous : current)?.version ?? '') ?? -1;
  const target = here < 0 ? undefined : history?.[here - (isBack ? steps - 1 : steps)];
  if (target !== undefined) return { target, below: below(target) };
  if (steps === 1 && previous) return { target: previous.version, below: undefined };
  const count = steps === 1 ? 'no version' : `not ${steps} versions`;
  throw new RegistryProblem(`${remote} has ${count} before ${current.version}.`);
}

/** Undefined if the log cannot be read: then the pointer alone has to do. */
async function historyIn({ store, keys }: Registry, remote: string): Promise<string[] | undefined> {
  try {
    const [entries, halts] = await Promise.all([readAudit(store, keys), readHalts(store)]);
    const moves = halts.flatMap(({ move }) => (move === undefined ? [] : [move]));
    return historyOf(remote, entries, new Set(moves));
  } catch (error) {
    if (error instanceof RegistryProblem) return undefined;
    throw error;
  }
}
