import { isOfRoute, pageWithRemotes } from '@harambee/domain';
import { type CheckedFile, isBelow, type ListedRemote } from '../remotes/remote-list.ts';

/**
 * The answer of `GET /remotes.json`, also embedded in the page: the contract between gateway and shell. `demoAccount` is
 * there in a demo only.
 */
export const remotesJson = (remotes: readonly ListedRemote[], demoAccount?: string): string =>
  JSON.stringify({
    remotes: remotes.map(
      ({ firstFiles: _, pageFiles: __, isCanary: ___, serverRender: ____, ...told }) => told,
    ),
    demoAccount,
  });

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The remote that owns the page at this path. */
export const ownerOf = (path: string, remotes: readonly ListedRemote[]): ListedRemote | undefined =>
  remotes.find(({ paths, publicPaths = [] }) => isBelow(path, [...paths, ...publicPaths]));

/** What a remote brings to the page at a path: all it has if the page is its own, or widgets on a page of the shell. */
interface Part {
  remote: ListedRemote;
  files: readonly CheckedFile[];
}

/** The route pattern among these that has this path; patterns without a parameter win. */
const routeOf = (path: string, routes: readonly string[]): string | undefined =>
  [...routes]
    .sort((a, b) => a.split(':').length - b.split(':').length)
    .find((route) => isOfRoute(path, route));

/** The remotes that the page at this path needs first, with the files that it needs of them beside the first ones. */
export function partsOf(path: string, remotes: readonly ListedRemote[]): Part[] {
  const owner = ownerOf(path, remotes);
  return remotes.flatMap((remote) => {
    const route = routeOf(path, Object.keys(remote.pageFiles));
    const files = route === undefined ? [] : (remote.pageFiles[route] ?? []);
    return remote === owner || files.length > 0 ? [{ remote, files }] : [];
  });
}

/** Identifies what `partsOf` gives, within one list of remotes. */
export const partsKey = (parts: readonly Part[]): string =>
  parts.map(({ remote, files }) => [remote.name, ...files.map(({ file }) => file)].join()).join(' ');

/**
 * A document of the shell with the list of remotes embedded, so that the first page needs no call for it. It also names
 * the files of remotes that the page at this path needs first, so that they load in parallel with the shell.
 */
export function indexPage(
  html: string,
  remotes: readonly ListedRemote[],
  parts: readonly Part[],
  demoAccount?: string,
): string {
  const preloads = parts.flatMap(({ remote, files }) => [
    // The page checks their integrity itself: browsers check it only for preloaded scripts and styles.
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${attribute(remote.entry)}">`,
    ...[...remote.firstFiles, ...files].map(
      ({ file, integrity }) =>
        `<link rel="preload" as="script" href="${attribute(file)}" integrity="${attribute(integrity)}">`,
    ),
  ]);
  return pageWithRemotes(html, remotesJson(remotes, demoAccount), preloads.join(''));
}
