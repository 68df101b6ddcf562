import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { paths } from '@harambee/domain';
import { isSafeFilePath, remoteName, remoteVersion } from '@harambee/registry';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageOptions } from '../page-options.ts';
import { tracesCookie } from '../platform/traces-cookie.ts';
import { permissionPages } from '../remotes/permissions.ts';
import type { RemoteList } from '../remotes/remote-list.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { Documents } from './documents.ts';
import { indexPage, partsKey, partsOf, remotesJson } from './index-page.ts';
import { type PackedAnswer, packAnswer, sendPacked } from './packed-answer.ts';

/** The finished page for a path, for people who are not signed in. */
export type PageOf = (path: string) => Promise<PackedAnswer>;

export interface PagesOptions {
  shellDir: string;
  remotesDir: string;
  remotes: Remotes;
  /** Of a demo: whose first look is a guided tour. */
  demoAccount?: string | undefined;
  /** Pages whose head differs from the shell's. */
  extend?: (app: FastifyInstance, pageOf: PageOf) => void;
}

const year = 31_536_000_000;

/** Webpack's content hash: a file with such a name never changes. */
const hashedName = /\.[0-9a-f]{8,64}\.[a-z0-9]+(\.map)?$/;

/** Pages that work without the shell. */
const staticPages = ['terms', 'privacy', 'support', 'goodbye', ...Object.values(permissionPages)];

/** Serves the shell and all published versions of the remotes. */
export const pagesPlugin: FastifyPluginAsync<PagesOptions> = async (app, pagesOptions) => {
  const { shellDir, remotesDir, remotes, demoAccount, extend } = pagesOptions;
  await app.register(fastifyStatic, {
    root: shellDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });
  const options = pageOptions;
  const documents = new Documents(shellDir, (message) => app.log.warn(message));
  const pages = pageCache(documents, demoAccount);
  const lists = new LRUCache<string, Promise<PackedAnswer>>({ max: 100 });

  app.get<{ Querystring: { page?: string } }>('/remotes.json', options, async (request, reply) => {
    // `?page` means that a service worker is about to open a page with this list.
    const isForPage = request.query.page !== undefined;
    if (app.browserSpan) reply.header('set-cookie', tracesCookie);
    const list = await (isForPage ? remotes.listForPage(request) : remotes.listFor(request));
    const answer =
      lists.get(list.stamp) ??
      packAnswer('application/json; charset=utf-8', remotesJson(list.remotes, demoAccount));
    lists.set(list.stamp, answer);
    return sendPacked(request, reply, await answer);
  });

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    options,
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      if (!remoteName.test(name) || !remoteVersion.test(version)) return reply.callNotFound();
      await remotes.bring(name, version);
      return sendFile(reply, file, join(remotesDir, name, version), true);
    },
  );

  for (const name of staticPages) {
    app.get(`/${name}`, options, (_request, reply) => sendFile(reply, `${name}.html`, shellDir, false));
  }

  extend?.(app, async (path) => pages(path, await remotes.usual()));

  app.get<{ Params: { '*': string } }>('/*', options, async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (isOfGuests(path)) reply.headers(unlistedHeaders);
    if (path === '/' || path === '/index.html' || isNavigation(request, path)) {
      if (app.browserSpan) reply.header('set-cookie', tracesCookie);
      return sendPacked(request, reply, await pages(path, await remotes.listForPage(request)));
    }
    // The service worker keeps documents under names of their own, with the headers they come with.
    const policy = path.endsWith('.html') ? await documents.policy() : undefined;
    if (policy !== undefined) reply.header('content-security-policy', policy);
    return sendFile(reply, path.slice(1), shellDir, hashedName.test(path));
  });
};

/** Pages of guests: no search engine lists them, and no other site learns of them (GUEST-10). */
const isOfGuests = (path: string): boolean => path === paths.guest || path === paths.guestPage;
const unlistedHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

/** Whether a person is opening a page. A program that requests a missing file must get a 404 instead. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isPage = !last.includes('.') && !/^\/(api|remotes)(\/|$)/.test(path);
  return isPage && (request.headers.accept ?? '').includes('text/html');
}

function sendFile(reply: FastifyReply, file: string, root: string, neverChanges: boolean): FastifyReply {
  if (!isSafeFilePath(file)) {
    reply.callNotFound();
    return reply;
  }
  reply.header('vary', 'accept-encoding');
  return reply.sendFile(file, root, {
    cacheControl: true,
    ...(neverChanges ? { maxAge: year, immutable: true } : { maxAge: 0 }),
  });
}

/** Caches the finished pages, one for each document, list and owning remote. */
function pageCache(documents: Documents, demoAccount: string | undefined) {
  const made = new LRUCache<string, Promise<PackedAnswer>>({ max: 500 });
  return async (path: string, { remotes, stamp: list }: RemoteList): Promise<PackedAnswer> => {
    const { read, stamp, policy } = await documents.of(path);
    const parts = partsOf(path, remotes);
    const key = `${stamp} ${list} ${partsKey(parts)}`;
    const page =
      made.get(key) ??
      read().then((html) =>
        packAnswer('text/html; charset=utf-8', indexPage(html, remotes, parts, demoAccount), policy),
      );
    made.set(key, page);
    page.catch(() => made.delete(key));
    return page;
  };
}
