import type { Page, Route } from '@playwright/test';
import { type Change, entryMadeOf, type RemoteName, shipTo } from '../versions.ts';
import { HeldRequests } from './held-requests.ts';

/** The page and the remote that is broken, and for which tenant. */
export interface Scene {
  page: Page;
  remote: RemoteName;
  tenantId: string;
  /** The version that everybody else has. */
  usual: string;
}

export interface Fault {
  /** Makes the remote unavailable. */
  begin(scene: Scene): Promise<unknown>;
  /** Makes it available again. */
  end(scene: Scene): Promise<unknown>;
  /** Advances the clock past the shell's time limit. */
  passTime?(page: Page): Promise<unknown>;
}

const html =
  '<!doctype html><html><head><title>Sign in to this network</title></head><body>Hello</body></html>';

const filesOf = ({ remote }: Scene) => `**/remotes/${remote}/**`;
const entryOf = ({ remote }: Scene) => `**/remotes/${remote}/**/remoteEntry.*.js`;

/** A fault between browser and files. */
const inBetween = (answer: (route: Route) => unknown, files = filesOf): Fault => ({
  begin: (scene) => scene.page.route(files(scene), answer),
  end: ({ page }) => page.unrouteAll(),
});

/** A correctly published but broken version; the previous one is unavailable, too. */
const published = (what: string, change: (scene: Scene) => Change): Fault => ({
  async begin(scene) {
    const { page, remote, tenantId, usual } = scene;
    await shipTo(tenantId, remote, what, { change: change(scene) });
    await page.route(`**/remotes/${remote}/${usual}/**`, (route) => route.fulfill({ status: 404 }));
  },
  async end({ page, remote, tenantId }) {
    await page.unrouteAll();
    await shipTo(tenantId, remote, `without ${what}`);
  },
});

/** A response that takes more than half a minute and arrives when nobody waits for it any more. */
function hanging(): Fault {
  let held: HeldRequests | undefined;
  return {
    async begin(scene) {
      await scene.page.clock.install();
      held = await HeldRequests.of(scene.page, filesOf(scene));
    },
    passTime: (page) => page.clock.fastForward(30_000),
    end: async ({ page }) => held?.letGo(page),
  };
}

/** A complete remote whose pages and widgets all throw when they are shown. */
const throwsWhenShown = ({ remote }: Scene) => `
  var ${remote} = {
    init: function () {},
    get: function () {
      function Broken() { throw new Error('broken on purpose'); }
      return Promise.resolve(function () {
        return { remoteModule: {
          contract: 1, commands: [],
          routes: [{ path: '${remote}', Component: Broken }],
          widgets: [{ id: 'broken', slot: 'assistant.panel', order: 1, Component: Broken }]
        } };
      });
    }
  };
  globalThis.${remote} = ${remote};`;

/** Script errors that these faults cause in the console. */
export const expectedError = /broken on purpose|Unexpected token/;

export const faults: Record<string, Fault> = {
  'not found': inBetween((route) => route.fulfill({ status: 404, body: '' })),
  'an error of the server': inBetween((route) => route.fulfill({ status: 500, body: '{}' })),
  'another content than was published': inBetween(async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  }, entryOf),
  'no network': {
    begin: (scene) => scene.page.route(filesOf(scene), (route) => route.abort('internetdisconnected')),
    end: ({ page }) => page.unrouteAll(),
  },
  'HTML as its script': published('HTML', () => entryMadeOf(() => html)),
  'a syntax error': published('a syntax error', () => entryMadeOf((usual) => `}${usual}`)),
  'an error at its start': published('an error at the start', () =>
    entryMadeOf((usual) => `throw new Error('broken on purpose');${usual}`),
  ),
  'an error when it is shown': published('an error when shown', (scene) =>
    entryMadeOf(() => throwsWhenShown(scene)),
  ),
  // Last, because the page keeps the fake clock it needs.
  'no answer': hanging(),
};
