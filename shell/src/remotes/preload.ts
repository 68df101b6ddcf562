import { matchRoutes } from 'react-router';
import type { Remotes } from './remotes.ts';

/** A page of the shell: remotes bring its widgets. */
async function loadWidgets(remotes: Remotes, path: string): Promise<void> {
  await Promise.allSettled((await remotes.withWidgetsOn(path)).map(remotes.load));
}

/**
 * Fetches what a path needs before anybody opens it (hover, focus, idle). If it fails, it is fetched again when
 * needed.
 */
export async function preload(remotes: Remotes, path: string): Promise<void> {
  try {
    const owner = remotes.ownerOf(path, await remotes.entries());
    if (!owner) return await loadWidgets(remotes, path);
    const { routes } = await remotes.load(owner);
    const match = matchRoutes(
      routes.map(({ path: pattern }) => ({ path: pattern })),
      path,
    )?.at(-1);
    const route = routes.find((one) => one.path === match?.route.path);
    await route?.Component.preload?.();
  } catch {
    // If the page still fails when it is opened, it says so.
  }
}
