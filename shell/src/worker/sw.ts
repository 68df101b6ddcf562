import { workerMessages } from '@harambee/platform/worker-messages';
import { clientsClaim } from 'workbox-core';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepPage } from './cached-pages.ts';
import { answerRead, forgetReads, isRead } from './cached-reads.ts';
import { isRemoteFile, remoteFile } from './cached-remotes.ts';
import { openPage } from './open-page.ts';
import { formerFile, isShellFile, setAsideFormer, shell } from './shell-files.ts';

// The service worker: the app without a network. It caches the files of its own shell, each version of a remote
// as a whole, and the answers that a signed-in person has read, in a cache for each person.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(shell.install(event)));
self.addEventListener('activate', (event) =>
  event.waitUntil(setAsideFormer().then(() => shell.activate(event))),
);
clientsClaim();

registerRoute(new PrecacheRoute(shell));
registerRoute(
  new NavigationRoute(({ request }) => openPage(request), {
    denylist: [/^\/(api|remotes|embed)\//, /^\/ops(\/|$)/, /^\/(remote-)?permission/, /\.\w+$/],
  }),
);
registerRoute(isShellFile, ({ request }) => formerFile(request));
registerRoute(isRemoteFile, ({ url, request }) => remoteFile(url, request));
registerRoute(isRead, ({ request, event }) => answerRead(request, event as FetchEvent));

self.addEventListener('message', (event) => {
  const { data, source } = event;
  const page = source instanceof WindowClient ? source : undefined;
  switch (data?.type) {
    case workerMessages.skipWaiting:
      return void self.skipWaiting();
    case workerMessages.keepPage:
      return page && event.waitUntil(keepPage(page.id, data.remotes));
    case workerMessages.forgetUser:
      return event.waitUntil(forgetReads(String(data.userId)));
    case workerMessages.profileSynced:
    case workerMessages.proposalSynced:
      return event.waitUntil(passOn(data, page));
  }
});

/** To all pages but the sender. */
async function passOn(message: unknown, from: WindowClient | undefined): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    if (page.id !== from?.id) page.postMessage(message);
  }
}
