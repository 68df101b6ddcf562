/** An image to build: a target of the one container file, with its build arguments. */
export interface Image {
  name: string;
  target: 'service' | 'gateway';
}

/** What has to be built and deployed after a change. */
export interface Plan {
  images: Image[];
  /** Remotes to publish and release to a share of the tenants. */
  remotes: string[];
  /** Whether shell and remotes have to be tried with each other first, because one of them meets others than before. */
  rollout: boolean;
}

/** A package of the workspace: name and folder, as turbo reports them. */
export interface Changed {
  name: string;
  path: string;
}

const nameIn = (path: string, folder: RegExp): string | undefined => folder.exec(path)?.[1];

/** `changed` are the packages affected by a change, including their dependents; `all` are all packages. */
export function planOf(changed: readonly Changed[], all: readonly Changed[]): Plan {
  // How images are built has changed, so all of them are rebuilt.
  const from = changed.some(({ name }) => name === '@harambee/deploy')
    ? [...changed, ...servicesAmong(all)]
    : changed;
  const services = new Set(from.flatMap(({ path }) => nameIn(path, /^services\/([^/]+)$/) ?? []));
  // The gateway's image contains the shell.
  const hasShell = changed.some(({ path }) => path === 'shell');
  if (hasShell) services.add('gateway');
  const remotes = [...new Set(changed.flatMap(({ path }) => nameIn(path, /^mfe-([^/]+)$/) ?? []))].sort();
  return {
    images: [...services]
      .sort()
      .map((name) => ({ name, target: name === 'gateway' ? 'gateway' : 'service' })),
    remotes,
    rollout: hasShell || remotes.length > 0,
  };
}

const servicesAmong = (all: readonly Changed[]) => all.filter(({ path }) => path.startsWith('services/'));
