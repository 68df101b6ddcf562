import { access } from 'node:fs/promises';
import { join } from 'node:path';
// The kit registers it; this import only adds its types to Fastify (`schema.hide`, `app.swagger`).
import type {} from '@fastify/swagger';
import { defineService, type Routes, type Service } from '@harambee/service-kit';
import type { GatewayConfig } from './config.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { type ExportLimits, exportRoutes } from './export/export.routes.ts';
import { pagesPlugin } from './pages/pages.plugin.ts';
import { browserSpanRoutes } from './platform/browser-spans.routes.ts';
import { errorReportRoutes } from './platform/error-reports.routes.ts';
import { operationsPlugin } from './platform/operations.plugin.ts';
import { addQuickStop } from './platform/quick-stop.ts';
import { statusRoutes } from './platform/status.routes.ts';
import { leasesAtIdentity } from './proxy/leases-at-identity.ts';
import { type ProxyOptions, proxyPlugin } from './proxy/proxy.plugin.ts';
import { addressesOf } from './proxy/service-addresses.ts';
import { addEmbedPage } from './public-profiles/embed-page.routes.ts';
import { addProfilePage } from './public-profiles/profile-page.routes.ts';
import { addPublicFiles } from './public-profiles/public-files.routes.ts';
import { addPublicProfileApi, forgetWithOrganization } from './public-profiles/public-profile-api.ts';
import { PublicProfileCache } from './public-profiles/public-profile-cache.ts';
import { addSiteMap } from './public-profiles/site-map.routes.ts';
import { SiteMap } from './public-profiles/site-map.ts';
import { devRemotesPlugin } from './remotes/dev-remotes.plugin.ts';
import { DevRemotes } from './remotes/dev-remotes.ts';
import { permissionRoutes } from './remotes/permission.routes.ts';
import { Remotes } from './remotes/remotes.ts';
import { securityHeaders } from './security-headers.ts';
import { renderThread, ServerRenderer } from './server-render/server-renderer.ts';

/** The product's single origin: pages, remotes, and the services behind `/api`. */
export function gateway(
  config: GatewayConfig,
  proxy: Pick<ProxyOptions, 'answersWithin'> = {},
  exportLimits: ExportLimits = {},
): Service {
  const { shellDir, remotesDir, registryStore, trustedKeys, services, devRemotes } = config;
  const identity = addressesOf(services, 'identity');
  const thread = renderThread();
  const routes: Routes = async (app) => {
    // Nothing is cached unless the route allows it.
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    addQuickStop(app);
    const profileAddresses = addressesOf(services, 'profiles');
    const profiles =
      profileAddresses.length > 0
        ? new PublicProfileCache({ addresses: profileAddresses, ...proxy })
        : undefined;
    const siteMap = new SiteMap({ addresses: profileAddresses, publicOrigin: app.config.publicOrigin });
    await app.register(proxyPlugin, {
      services,
      ...proxy,
      ...(profiles && {
        extend: {
          profiles: (scope, passOn) => addPublicProfileApi(scope, { cache: profiles, siteMap, passOn }),
          identity: (scope) => forgetWithOrganization(scope, profiles, siteMap),
        },
      }),
    });
    if (services.identity) await app.register(exportRoutes(services, exportLimits));
    const dev =
      devRemotes.size > 0 ? new DevRemotes(devRemotes, (message) => app.log.warn(message)) : undefined;
    if (dev) await app.register(devRemotesPlugin, { dev });
    const remotes = await Remotes.open(app, {
      remotesDir,
      store: registryStore,
      keys: trustedKeys,
      identity,
      seenFile: join(app.config.dataDir, 'gateway', 'remotes-seen.json'),
      dev,
    });
    await app.register(errorReportRoutes(remotes));
    if (app.browserSpan) await app.register(browserSpanRoutes(app.browserSpan));
    await app.register(permissionRoutes(remotes.permissions));
    await app.register(statusRoutes({ services }));
    if (config.operations) await app.register(operationsPlugin, { address: config.operations });
    await app.register(docsRoutes({ services }));
    const warn = (err: unknown, message: string) => app.log.warn({ err }, message);
    const renderer = new ServerRenderer({ thread, remotes, remotesDir, warn });
    await app.register(pagesPlugin, {
      shellDir,
      remotesDir,
      remotes,
      demoAccount: config.demoAccount,
      ...(profiles && {
        extend: (pages, pageOf) => {
          addProfilePage(pages, { profiles, pageOf, renderer });
          addEmbedPage(pages, profiles);
          addSiteMap(pages, siteMap);
          addPublicFiles(pages, profileAddresses);
        },
      }),
    });
  };
  return defineService({
    name: 'gateway',
    database: false,
    edge: true,
    ...(identity.length > 0 && { leases: leasesAtIdentity(identity) }),
    cookies: true,
    documents: thread,
    helmet: securityHeaders(config.https),
    publicRoutes: routes,
    // Services may be down: their pages say so. Without the shell there are no pages at all.
    ready: () =>
      access(join(shellDir, 'index.html')).then(
        () => true,
        () => false,
      ),
  });
}
