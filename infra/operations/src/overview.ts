import {
  isHalted,
  listVersions,
  type Registry,
  type RemoteState,
  readAudit,
  readHalts,
  readPointer,
  readRecalls,
} from '@harambee/registry';
import type { Figures, GatewayFigures } from './gateway-figures.ts';
import type { Moved, Overview, PermissionShown, RemoteShown } from './wire.ts';

/** Moves that the page shows: the newest. */
const most = 100;

/** Who gets what is the business of operators, which organization it is not. */
const withoutOrganizations = (text: string): string =>
  text.replaceAll(/\btenant [^\s:]+/g, 'one organization');

const noFigures: Figures = { reports: 0, failingSessions: 0 };

async function shown(
  { store }: Registry,
  name: string,
  { current, previous, canary, overrides = {} }: RemoteState,
  figures: GatewayFigures['figures'],
): Promise<RemoteShown> {
  const figuresOf = (version: string) => figures.get(`${name} ${version}`) ?? noFigures;
  const isOver = canary !== undefined && (await isHalted(store, name, canary));
  return {
    name,
    current: { version: current.version, ...figuresOf(current.version) },
    ...(previous && { previous: previous.version }),
    ...(canary && {
      canary: {
        version: canary.release.version,
        percent: canary.percent,
        since: canary.since,
        isOver,
        ...figuresOf(canary.release.version),
      },
    }),
    ownVersions: Object.keys(overrides).length,
    versions: await listVersions(store, name),
  };
}

const permitted = /^([a-z0-9.-]+) for one browser.* until (\S+), permission ([0-9a-f]{32})$/;

/** Everything that /ops shows. Holds nothing about organizations or people who use the product. */
export async function overviewOf(
  registry: Registry,
  { figures, silent }: GatewayFigures,
  now: number,
): Promise<Overview> {
  const { store, keys } = registry;
  const [{ pointer }, audit, halts, recalls] = await Promise.all([
    readPointer(store, keys),
    readAudit(store, keys),
    readHalts(store),
    readRecalls(store),
  ]);
  const remotes = await Promise.all(
    Object.entries(pointer?.remotes ?? {})
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, state]) => shown(registry, name, state, figures)),
  );
  const permissions = audit.flatMap(({ action, remote, to, who, why }): PermissionShown[] => {
    const [, version = '', until = '', id = ''] = (action === 'permit' && permitted.exec(to)) || [];
    if (!id || Date.parse(until) <= now) return [];
    return [{ id, remote, version, until, who, why, isRecalled: recalls.some((one) => one.id === id) }];
  });
  const moves: Moved[] = [
    ...audit.map(({ at, who, remote, action, from, to, why }) => ({
      at,
      who,
      remote,
      what: `${action}: ${withoutOrganizations(from)} → ${withoutOrganizations(to)}`,
      why,
    })),
    ...halts.map(({ at, who, remote, version, why }) => ({
      at,
      who,
      remote,
      what: `canary ${version} ended by itself`,
      why,
    })),
    ...recalls.map(({ at, who, id, why }) => ({
      at,
      who,
      remote: '',
      what: `permission ${id.slice(0, 8)} recalled`,
      why,
    })),
  ];
  return {
    remotes,
    permissions,
    moves: moves.sort((a, b) => b.at.localeCompare(a.at)).slice(0, most),
    silentGateways: silent,
    ...(pointer?.expires && { expires: pointer.expires }),
  };
}
