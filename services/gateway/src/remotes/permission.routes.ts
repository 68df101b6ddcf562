import { ErrorResponse } from '@harambee/domain/schemas';
import { PermissionRefused } from '@harambee/registry';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import {
  attributesFor,
  cookieNameFor,
  type Permissions,
  permissionCookiesOf,
  permissionPages,
} from './permissions.ts';

/** Each request costs a signature check, and people rarely open such a link. */
const rateLimit = { max: 20, timeWindow: 60_000 };

/** The link that `npm run remote -- permit` prints, and the link that revokes it. */
export const permissionRoutes =
  (permissions: Permissions): Routes =>
  async (app) => {
    const { publicOrigin } = app.config;

    /*
     * Redirects at once to one of two fixed pages, so that the token appears neither in the address bar nor on the
     * page. That page then requests the first page as a same-site request, which sends the cookie; a navigation from
     * another site would not send it.
     */
    app.get(
      '/remote-permission',
      {
        config: { rateLimit },
        schema: { hide: true, querystring: Type.Object({ token: Type.Optional(Type.String()) }) },
      },
      async ({ query, log }, reply) => {
        try {
          const { permission } = await permissions.take(query.token ?? '');
          const { remote, release, until, id } = permission;
          log.info({ permission: id, remote, version: release.version, until }, 'a permission was used');
          reply.setCookie(cookieNameFor(publicOrigin, remote), query.token ?? '', {
            ...attributesFor(publicOrigin),
            expires: new Date(until),
          });
          return reply.redirect(`/${permissionPages.given}`, 303);
        } catch (error) {
          if (!(error instanceof PermissionRefused)) throw error;
          log.info({ why: error.message }, 'a permission was refused');
          return reply.redirect(`/${permissionPages.refused}`, 303);
        }
      },
    );

    app.delete(
      '/api/platform/remote-permissions',
      {
        config: { rateLimit },
        schema: {
          summary: 'Give this browser the usual versions again',
          tags: ['platform'],
          response: { 204: Type.Null(), '4xx': ErrorResponse },
        },
      },
      async (request, reply) => {
        for (const name of permissionCookiesOf(request)) reply.clearCookie(name, attributesFor(publicOrigin));
        return reply.code(204).send(null);
      },
    );
  };
