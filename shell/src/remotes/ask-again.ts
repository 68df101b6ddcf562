import { withRetries } from './retry.ts';

type Get = () => Promise<() => unknown>;

/** By scope, name and version, as the runtime keeps them. */
type Packages = Record<string, Record<string, Record<string, object>>>;

/**
 * A package of the shell that is fetched when a remote asks for it. The runtime keeps the promise of one that did not
 * come and gives it to whoever asks later: it is forgotten here, so that Retry fetches the package again.
 */
export const askAgain =
  (name: string, get: Get, packages: () => Packages): Get =>
  async () => {
    try {
      return await withRetries(get);
    } catch (error) {
      for (const versions of Object.values(packages())) {
        for (const kept of Object.values(versions[name] ?? {})) Reflect.deleteProperty(kept, 'loading');
      }
      throw error;
    }
  };
