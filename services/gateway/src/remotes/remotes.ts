import {
  haltCanary,
  openStore,
  RegistryReader,
  type Store,
  type TrustedKeys,
  takeBack,
} from '@harambee/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CanaryWatch, watchedIn } from './canary-watch.ts';
import type { DevRemotes } from './dev-remotes.ts';
import { Permissions } from './permissions.ts';
import { RemoteFailures } from './remote-failures.ts';
import { isPersonal, type RemoteList, remoteListOf } from './remote-list.ts';
import { SessionTenants, type VisitorSession } from './session-tenants.ts';
import { sessionsAtIdentity } from './shared-sessions.ts';
import { VersionFiles } from './version-files.ts';

export interface RemotesOptions {
  /** The folder that published files are served from. */
  remotesDir: string;
  /** Where versions are published: a folder, which is then also `remotesDir`, or a bucket. */
  store: string;
  keys: TrustedKeys;
  /** Addresses of the identity service, which manages sessions; none if it is not installed. */
  identity: readonly string[];
  /** Remembers across restarts which list was the newest. */
  seenFile: string;
  /** Remotes under development, which replace their published versions. */
  dev?: DevRemotes | undefined;
}

const judgeEvery = 5_000;
/** Milliseconds for which a list from a bucket is reused: a change reaches everybody within five seconds. */
const freshFromAfar = 3_000;

/** The remotes of this gateway: the versions a visitor gets, their files, and error reports. */
export class Remotes {
  readonly watch: CanaryWatch;
  readonly #failures = new RemoteFailures();
  readonly permissions: Permissions;
  readonly #reader: RegistryReader;
  readonly #store: Store;
  readonly #tenants: SessionTenants | undefined;
  readonly #files: VersionFiles | undefined;
  readonly #dev: DevRemotes | undefined;
  readonly #app: FastifyInstance;
  #reports = 0;
  #halted = 0;

  private constructor(app: FastifyInstance, store: Store, options: RemotesOptions) {
    const { keys, seenFile, identity, remotesDir } = options;
    const warn = (message: string) => app.log.warn(message);
    const isAfar = options.store !== remotesDir;
    this.#app = app;
    this.watch = new CanaryWatch(identity.length === 0 ? undefined : sessionsAtIdentity(identity));
    this.#dev = options.dev;
    this.permissions = new Permissions({ store, keys, warn });
    this.#store = store;
    this.#reader = new RegistryReader({ store, keys, seenFile, warn, freshFor: isAfar ? freshFromAfar : 0 });
    this.#tenants = identity.length === 0 ? undefined : new SessionTenants(identity);
    this.#files = isAfar ? new VersionFiles({ store, keys, folder: remotesDir, warn }) : undefined;
    this.#measure();
  }

  static async open(app: FastifyInstance, options: RemotesOptions): Promise<Remotes> {
    const remotes = new Remotes(app, await openStore(options.store), options);
    let judging: NodeJS.Timeout;
    app.addHook('onReady', async () => {
      judging = setInterval(() => {
        remotes
          .judge()
          .catch((err) => app.log.warn({ err }, 'canaries could not be evaluated, will be retried'));
      }, judgeEvery).unref();
    });
    app.addHook('onClose', async () => clearInterval(judging));
    return remotes;
  }

  /** The list for people who are not signed in. */
  async usual(): Promise<RemoteList> {
    return this.#withDev(remoteListOf(await this.#reader.state(), undefined));
  }

  /** The list for this request. Of everything the browser sends, only the tenant of its session matters. */
  async listFor(request: FastifyRequest): Promise<RemoteList> {
    const state = await this.#reader.state();
    const permitted = await this.permissions.of(request);
    // The session is looked up only if the list depends on it.
    const isAsked = isPersonal(state) || permitted.some((one) => one.tenantId !== undefined);
    const tenantId = isAsked ? (await this.sessionOf(request))?.tenantId : undefined;
    const own = permitted.filter((one) => one.tenantId === undefined || one.tenantId === tenantId);
    return this.#withDev(remoteListOf(state, tenantId, own));
  }

  async #withDev(list: RemoteList): Promise<RemoteList> {
    return this.#dev ? this.#dev.withDevRemotes(list) : list;
  }

  /** Like `listFor`, for a page that is about to open with the list. */
  async listForPage(request: FastifyRequest): Promise<RemoteList> {
    const list = await this.listFor(request);
    const permitted = list.remotes.filter(({ permittedUntil }) => permittedUntil !== undefined);
    if (permitted.length > 0) {
      const versions = permitted.map(({ name, version }) => `${name} ${version}`);
      request.log.info({ versions }, 'a page was given with a permitted version');
      // Failures of these versions say nothing about the ones everybody else gets.
      return list;
    }
    const state = await this.#reader.state();
    const isWatched = isPersonal(state) || watchedIn(state).length > 0;
    const session = isWatched ? await this.sessionOf(request) : undefined;
    if (session) this.watch.served(session.sessionId, list, state);
    return list;
  }

  async sessionOf({ headers, id, ip }: FastifyRequest): Promise<VisitorSession | undefined> {
    return this.#tenants?.of({ cookie: headers.cookie, requestId: id, address: ip });
  }

  /** Downloads the files of an existing version if they are missing here. */
  async bring(name: string, version: string): Promise<void> {
    await this.#files?.bring(name, version);
  }

  /** Records that a page with this remote has failed. */
  async reported(
    request: FastifyRequest,
    session: VisitorSession | undefined,
    { remote, version }: { remote: string; version?: string },
  ): Promise<void> {
    this.#reports += 1;
    this.#failures.add({ remote, version, session: session?.sessionId }, await this.#reader.state());
    if (!session || version === undefined || (await this.permissions.of(request)).length > 0) return;
    this.watch.failed(session, { remote, version }, await this.#reader.state());
  }

  /** Ends canaries that cause failures, takes back promotions that do, and records why. */
  async judge(): Promise<void> {
    const state = await this.#reader.state();
    for (const { remote, version, why, promotion } of await this.watch.judge(state)) {
      const canary = state.remotes[remote]?.canary;
      const halt = { who: 'gateway', why, at: new Date().toISOString() };
      const ended = promotion
        ? await takeBack(this.#store, promotion, halt)
        : canary !== undefined && (await haltCanary(this.#store, remote, canary, halt));
      if (!ended) continue;
      this.#halted += 1;
      const what = promotion ? 'a promotion was taken back' : 'a canary was ended';
      this.#app.log.error({ remote, version, why }, `${what}: everybody gets the usual version again`);
    }
  }

  #measure(): void {
    this.#failures.measure(this.#app);
    this.#app.measure(
      'remote_error_reports',
      'Reports of failing remotes since the start',
      () => this.#reports,
    );
    this.#app.measure(
      'remote_list_expires_seconds',
      'Seconds until the signed list of remotes expires; negative once it has; not a number if it has no end',
      () => (Date.parse(this.#reader.expires ?? '') - Date.now()) / 1_000,
    );
    this.#app.measure(
      'remote_canaries_ended',
      'Canaries this process has ended, and promotions it has taken back, since the start',
      () => this.#halted,
    );
  }
}
