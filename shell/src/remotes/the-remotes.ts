import { fetchRemotes, knownRemotes } from './registry.ts';
import { createRemotes } from './remotes.ts';

/** One for the whole document: remotes are loaded once, whoever signs in. */
export const theRemotes = createRemotes({
  knownRemotes,
  fetchRemotes,
  loadModule: async (entry, afresh) => {
    const { loadModule } = await import(/* webpackChunkName: "federation" */ './federation.ts');
    return loadModule(entry, afresh);
  },
});
