import {
  isRecalled,
  type Permission,
  PermissionRefused,
  type Release,
  readPermission,
  readRelease,
  type Store,
  type TrustedKeys,
} from '@harambee/registry';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Where a permission link leads: pages that work without the shell. */
export const permissionPages = { given: 'permission-given', refused: 'permission-refused' } as const;

/** A version that this browser may see. */
export interface PermittedVersion {
  release: Release;
  until: string;
  /** Only for people of this tenant. */
  tenantId?: string;
}

/** Each remote has its own cookie, so a second permission for it replaces the first. */
const prefixFor = (publicOrigin: string): string =>
  publicOrigin.startsWith('https:') ? '__Host-remote-permission-' : 'remote-permission-';

/** Scripts cannot read the cookie, and other sites cannot send it. */
export const attributesFor = (publicOrigin: string) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: publicOrigin.startsWith('https:') }) as const;

export const cookieNameFor = (publicOrigin: string, remote: string): string =>
  prefixFor(publicOrigin) + remote;

/** Milliseconds: a recalled permission ends within this time. */
const recallTtl = 3_000;

/** Nobody needs more, and each costs a signature check. */
const most = 8;

/** The permission cookies that a browser has sent, valid or not. */
export function permissionCookiesOf({ cookies, server }: FastifyRequest): string[] {
  const prefix = prefixFor(server.config.publicOrigin);
  return Object.keys(cookies)
    .filter((name) => name.startsWith(prefix))
    .slice(0, most);
}

interface PermissionsOptions {
  store: Store;
  keys: TrustedKeys;
  warn(message: string): void;
}

/** Unreleased versions that a browser may see. Trusted only by signature, and checked for each page. */
export class Permissions {
  readonly #options: PermissionsOptions;
  /** Releases never change. Only those named in a signed permission are read. */
  readonly #releases = new LRUCache<string, Release>({ max: 50 });

  readonly #recalled = new LRUCache<string, boolean>({ max: 1_000 });

  constructor(options: PermissionsOptions) {
    this.#options = options;
  }

  /** The versions that this browser may see now. Invalid permissions are ignored. */
  async of(request: FastifyRequest): Promise<PermittedVersion[]> {
    const tokens = permissionCookiesOf(request).map((name) => request.cookies[name] ?? '');
    const found = await Promise.all(tokens.map((token) => this.take(token).catch(() => undefined)));
    return found.filter((one) => one !== undefined);
  }

  /** What a permission grants. Throws if it is invalid or its version is not available. */
  async take(token: string): Promise<PermittedVersion & { permission: Permission }> {
    const permission = readPermission(token, this.#options.keys);
    if (await this.#isRecalled(permission.id)) throw new PermissionRefused(true);
    const { until, tenantId } = permission;
    const release = await this.#releaseOf(permission);
    return { permission, release, until, ...(tenantId !== undefined && { tenantId }) };
  }

  /** Recalls never end, so they are remembered; otherwise the store is asked again soon. */
  async #isRecalled(id: string): Promise<boolean> {
    const known = this.#recalled.get(id);
    if (known !== undefined) return known;
    const found = await isRecalled(this.#options.store, id);
    this.#recalled.set(id, found, { ttl: found ? 0 : recallTtl });
    return found;
  }

  async #releaseOf({ remote, release }: Permission): Promise<Release> {
    const { store, keys, warn } = this.#options;
    const key = `${remote} ${release.version} ${release.integrity}`;
    const known = this.#releases.get(key);
    if (known) return known;
    try {
      const read = await readRelease(store, keys, remote, release);
      this.#releases.set(key, read);
      return read;
    } catch (error) {
      warn(
        `permitted ${remote} ${release.version} cannot be had: ${error instanceof Error ? error.message : error}`,
      );
      throw new PermissionRefused(false);
    }
  }
}
