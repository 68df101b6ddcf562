import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** Written here by the build. */
const files = self.__WB_MANIFEST;

/** The files of the shell this worker was built with: all of them are cached before it shows its first page. */
export const shell = new PrecacheController();
shell.addToCacheList(files);

/** The name of a document: the hash of its content, so that it matches the other files, and whose path it answers. */
const documentName = /(^|\/)page(?:-([a-z]+))?\.[0-9a-f]+\.html$/;

const documents = new Map(
  files
    .map((file) => (typeof file === 'string' ? file : file.url))
    .flatMap((url) => {
      const [whole, , name] = documentName.exec(url) ?? [];
      return whole === undefined ? [] : [[name === undefined ? '' : `/${name}`, url] as const];
    }),
);

/** The document for a path, without remotes: the one of this path alone, or the one of all others. */
export const documentOf = (path: string): string => documents.get(path) ?? documents.get('') ?? '';

const formerCache = 'former-shell';
const hashedFile = /^\/[\w.-]+\.[0-9a-f]{8}\.(js|css|woff2)$/;

/** Files of the shell from another version: of a page that was open before this worker started. */
export const isShellFile = ({ url }: { url: URL }): boolean =>
  url.origin === self.location.origin && hashedFile.test(url.pathname);

/** Pages of the previous version may still be open, and the server no longer has their files. */
export async function setAsideFormer(): Promise<void> {
  const mine = new Set(shell.getURLsToCacheKeys().values());
  const kept = await caches.open(shell.strategy.cacheName);
  const former = (await kept.keys()).filter(({ url }) => !mine.has(url));
  if (former.length === 0) return;
  await caches.delete(formerCache);
  const aside = await caches.open(formerCache);
  for (const request of former) {
    const answer = await kept.match(request);
    if (answer) await aside.put(request, answer);
  }
}

export const formerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: formerCache, ignoreVary: true })) ?? fetch(request);
