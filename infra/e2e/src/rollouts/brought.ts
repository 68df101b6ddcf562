import type { Page } from '@playwright/test';

/** What a remote brings, as far as it can be tried. */
export interface Brought {
  /** Route patterns: `/proposals/:id`. */
  routes: string[];
  publicRoutes: string[];
  /** Entries of the palette that are always offered. */
  commands: { name: string; to?: string }[];
  slots: string[];
}

/** What the federation runtime of the page keeps for tools, as far as it is used here. */
interface Host {
  name: string;
  options: { remotes: { name: string; entry?: string }[] };
  loadRemote(id: string, options: { from: 'runtime' }): Promise<unknown>;
}

interface Listed {
  paths?: string[];
  widgets?: { slot: string }[];
  routes: { path: string }[];
  publicRoutes?: { path: string }[];
  commands: { name: string; to?: string; parent?: string; isOffered?: unknown }[];
}

/**
 * Asks the module that runs in the page, once the shell has loaded it, so that nothing here has to know the remotes.
 * Returns the address of its entry, too.
 */
export async function askModule(page: Page, remote: string): Promise<Brought & { entry: string }> {
  await page.waitForFunction(
    (name) => {
      const hosts = (globalThis as { __FEDERATION__?: { __INSTANCES__: Host[] } }).__FEDERATION__
        ?.__INSTANCES__;
      return hosts?.some(({ options }) => options.remotes.some((one) => one.name === name));
    },
    remote,
    { timeout: 20_000 },
  );
  return page.evaluate(async (name) => {
    const { __FEDERATION__: known } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Host[] } };
    const isOurs = (one: { name: string }) => one.name === name;
    const host = known.__INSTANCES__.find(({ options }) => options.remotes.some(isOurs)) as Host;
    const loaded = (await host.loadRemote(`${name}/module`, { from: 'runtime' })) as { remoteModule: Listed };
    const { routes, publicRoutes = [], commands, widgets = [] } = loaded.remoteModule;
    const patterns = (all: { path: string }[]) => all.map(({ path }) => `/${path}`);
    return {
      entry: host.options.remotes.find(isOurs)?.entry ?? '',
      routes: patterns(routes),
      publicRoutes: patterns(publicRoutes),
      commands: commands
        .filter(({ isOffered }) => isOffered === undefined)
        .map((one) => ({ name: one.name, ...(one.to !== undefined && { to: one.to }) })),
      slots: widgets.map(({ slot }) => slot),
    };
  }, remote);
}
