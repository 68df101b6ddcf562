import { randomBytes } from 'node:crypto';
import { RegistryProblem } from '../registry-problem.ts';
import { assertWorks, type ShellDescription } from '../releases/compatibility.ts';
import { type ReleaseRef, readRelease } from '../releases/release.ts';
import { isHalted } from './halts.ts';
import { type Move, movePointer, type Registry } from './move.ts';
import { type Pointer, type RemoteState, readPointer } from './pointer.ts';
import { isTakenBackNow } from './promotions.ts';

/** Who moves what, and why, for the log. */
export interface Order {
  remote: string;
  who: string;
  why: string;
}

/** Gives everybody this version. Its canary, if it was one, is over; pilots keep their versions. */
export async function promote(
  registry: Registry,
  order: Order & { version: string; shell: ShellDescription },
): Promise<Pointer> {
  const release = await usable(registry, order);
  return movePointer(registry, {
    ...moveOf(order, 'promote'),
    change: async (state, pointer) => {
      // What was taken back by itself may be promoted again, and is never the version to fall back to.
      const isBack = await isTakenBackNow(registry, pointer, order.remote);
      if (state?.current.version === release.version && !isBack) {
        throw new RegistryProblem(`${order.remote} ${release.version} is what everybody gets already.`);
      }
      const { canary, ...kept } = state ?? {};
      return {
        state: {
          ...kept,
          current: release,
          ...(state && { previous: isBack ? state.previous : state.current }),
        },
        from: state ? wordsOf(state) : 'nothing',
        to: release.version,
      };
    },
  });
}

/** Gives a share of the tenants this version: always the same ones, and more of them when the share grows. */
export async function startCanary(
  registry: Registry,
  order: Order & { version: string; percent: number; shell: ShellDescription },
): Promise<Pointer> {
  const { percent } = order;
  if (!(percent > 0 && percent <= 100))
    throw new RegistryProblem('--percent is the share of tenants: more than 0, at most 100.');
  const release = await usable(registry, order);
  const before = (await readPointer(registry.store, registry.keys)).pointer?.remotes[order.remote]?.canary;
  // A canary that ended automatically starts again with other tenants; a running one only changes its share.
  const isOver = before !== undefined && (await isHalted(registry.store, order.remote, before));
  return movePointer(registry, {
    ...moveOf(order, 'canary'),
    change: (state) => {
      const known = stateOf(order.remote, state);
      if (known.current.version === release.version) {
        throw new RegistryProblem(`${order.remote} ${release.version} is what everybody gets already.`);
      }
      const same = !isOver && known.canary?.release.version === release.version ? known.canary : undefined;
      const canary = same
        ? { ...same, percent }
        : { release, percent, salt: randomBytes(8).toString('hex'), since: new Date().toISOString() };
      return { state: { ...known, canary }, from: wordsOf(known), to: `${release.version} for ${percent} %` };
    },
  });
}

export const endCanary = (registry: Registry, order: Order): Promise<Pointer> =>
  movePointer(registry, {
    ...moveOf(order, 'end canary'),
    change: (state) => {
      const { canary, ...kept } = stateOf(order.remote, state);
      if (!canary) throw new RegistryProblem(`${order.remote} has no canary.`);
      return { state: kept, from: wordsOf({ ...kept, canary }), to: kept.current.version };
    },
  });

/** Gives one tenant a version of its own or, without one, the same version as everybody. */
export async function overrideTenant(
  registry: Registry,
  order: Order & { tenantId: string; version: string | undefined; shell: ShellDescription },
): Promise<Pointer> {
  const { tenantId, version } = order;
  const release = version === undefined ? undefined : await usable(registry, { ...order, version });
  return movePointer(registry, {
    ...moveOf(order, release ? 'override' : 'end override'),
    change: (state) => {
      const { overrides: all = {}, ...known } = stateOf(order.remote, state);
      const { [tenantId]: before, ...others } = all;
      if (!release && !before)
        throw new RegistryProblem(`${order.remote} has no version of its own for ${tenantId}.`);
      const overrides = release ? { ...others, [tenantId]: release } : others;
      return {
        state: { ...known, ...(Object.keys(overrides).length > 0 && { overrides }) },
        from: `tenant ${tenantId}: ${before?.version ?? known.current.version}`,
        to: `tenant ${tenantId}: ${release?.version ?? known.current.version}`,
      };
    },
  });
}

export const moveOf = ({ remote, who, why }: Order, action: Move['action']) => ({ remote, who, why, action });

/** The description for the log. */
export const wordsOf = ({ current, canary }: RemoteState): string =>
  canary ? `${current.version}, canary ${canary.release.version} for ${canary.percent} %` : current.version;

export function stateOf(remote: string, state: RemoteState | undefined): RemoteState {
  if (state) return state;
  throw new RegistryProblem(`${remote} was never promoted: there is no version that everybody gets.`);
}

const readVersion = ({ store, keys }: Registry, remote: string, version: string) =>
  readRelease(store, keys, remote, { version });

/** A published version that is compatible with the shell. */
export async function usable(
  registry: Registry,
  { remote, version, shell }: { remote: string; version: string; shell: ShellDescription },
): Promise<ReleaseRef> {
  const release = await readVersion(registry, remote, version);
  assertWorks(release, shell);
  return release.ref;
}
