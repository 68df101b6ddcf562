import type { AppStore } from '@harambee/platform';
import { createRemotes } from '../remotes/remotes.ts';
import { noteUsed } from '../remotes/used-remotes.ts';
import { aModule, anEntry, fakeSource, rememberSignIn } from '../testing/show-app.tsx';
import { startReadingAhead } from './read-ahead.ts';

jest.mock('./own-reads.ts', () => ({ readOwnAhead: async () => {} }));
jest.mock('../lib/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => {};
  },
}));

/** A cache as small as can be: what was put into each, by name. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return { put: async (key: string, answer: Response) => void entries.set(key, answer) };
  };
  const match = async (key: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(key);
  return { stored, caches: { open, match } };
}

let caches: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  caches = fakeCaches();
  Object.assign(globalThis, { caches: caches.caches, Response: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(), controller: {} },
  });
  rememberSignIn();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const remote = (name: string, changes: object) => ({ ...anEntry, name, paths: [`/${name}`], ...changes });

async function readAhead(): Promise<string[]> {
  const loaded: string[] = [];
  const all = [
    remote('proposals', {}),
    remote('donors', { atStart: false }),
    remote('events', { atStart: false, readAhead: true }),
    remote('volunteers', { atStart: false }),
  ];
  const remotes = createRemotes(
    fakeSource({
      knownRemotes: async () => all,
      loadModule: async ({ name }) => {
        loaded.push(name);
        return aModule();
      },
    }),
  );
  const isDone = () => [...caches.stored.values()].some((entries) => entries.has('/read-ahead'));
  startReadingAhead((() => {}) as unknown as AppStore['dispatch'], remotes);
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
  return loaded;
}

test('remotes that do not load at the start are left alone, unless they ask for it', async () => {
  expect(await readAhead()).toEqual(['proposals', 'events']);
});

test('or this person has used them', async () => {
  noteUsed('volunteers');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await readAhead()).toEqual(['proposals', 'events', 'volunteers']);
});
