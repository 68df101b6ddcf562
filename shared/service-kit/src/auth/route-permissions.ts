import type { GuestMay, Permission } from '@harambee/domain';
import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';

/** The action that each signed-in route of a service asks for: `{ 'GET /api/proposals/:id': 'records.read' }`. */
export type RoutePermissions = Readonly<Record<string, Permission>>;

/** What each route for guests asks of a link: `{ 'GET /api/proposals/guest': 'read' }`. */
export type GuestRoutePermissions = Readonly<Record<string, GuestMay>>;

/** HEAD has the line of GET, and an address with a slash at its end that of the address without. */
const linesOf = ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): string[] =>
  [method].flat().map((one) => `${one === 'HEAD' ? 'GET' : one} ${url.replace(/(.)\/$/, '$1')}`);

/** Gives each route its permission; a service with a route without one, or a line without a route, does not start. */
export class RoutePermissionLines<Name extends string> {
  readonly #service: string;
  readonly #permissions: Readonly<Record<string, Name>>;
  readonly #configOf: (name: Name) => FastifyContextConfig;
  readonly #used = new Set<string>();

  constructor(
    service: string,
    permissions: Readonly<Record<string, Name>>,
    configOf: (name: Name) => FastifyContextConfig,
  ) {
    this.#service = service;
    this.#permissions = permissions;
    this.#configOf = configOf;
  }

  addTo(guarded: FastifyInstance): void {
    guarded.addHook('onRoute', (route) => {
      for (const line of linesOf(route)) {
        const permission = this.#permissions[line];
        if (!permission) throw new Error(`${this.#service}: permissions.ts has no line for '${line}'`);
        this.#used.add(line);
        const config = this.#configOf(permission);
        route.config = { ...route.config, ...config };
        const shown = config.guestMay ? `guest.${permission}` : permission;
        route.schema = { ...route.schema, 'x-permission': shown } as typeof route.schema;
      }
    });
  }

  assertUsed(): void {
    const unused = Object.keys(this.#permissions).filter((line) => !this.#used.has(line));
    if (unused.length > 0)
      throw new Error(`${this.#service}: permissions.ts has lines without a route: ${unused.join(', ')}`);
  }
}
