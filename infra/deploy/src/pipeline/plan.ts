/** An image to build: a target of the one container file, with what it is told. */
export interface Image {
  name: string;
  target: 'service' | 'gateway';
}

/** What a change makes necessary. */
export interface Plan {
  images: Image[];
  /** Published and given to a share of the tenants. */
  remotes: string[];
}

/** A package of the workspace, as turbo names and places it. */
export interface Changed {
  name: string;
  path: string;
}

const nameIn = (path: string, folder: RegExp): string | undefined => folder.exec(path)?.[1];

/** `changed` are the packages that a change reaches, their dependents included; `all` those there are. */
export function planOf(changed: readonly Changed[], all: readonly Changed[]): Plan {
  // How images are made has changed: all of them.
  const from = changed.some(({ name }) => name === '@harambee/deploy')
    ? [...changed, ...servicesAmong(all)]
    : changed;
  const services = new Set(from.flatMap(({ path }) => nameIn(path, /^services\/([^/]+)$/) ?? []));
  // The shell is a folder of the gateway's image.
  if (changed.some(({ path }) => path === 'shell')) services.add('gateway');
  return {
    images: [...services]
      .sort()
      .map((name) => ({ name, target: name === 'gateway' ? 'gateway' : 'service' })),
    remotes: [...new Set(changed.flatMap(({ path }) => nameIn(path, /^mfe-([^/]+)$/) ?? []))].sort(),
  };
}

const servicesAmong = (all: readonly Changed[]) => all.filter(({ path }) => path.startsWith('services/'));
