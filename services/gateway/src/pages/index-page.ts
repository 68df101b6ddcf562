import { pageWithRemotes } from '@harambee/domain';
import type { ListedRemote } from '../remotes/remote-list.ts';

/** The answer of `GET /remotes.json`, also embedded in the page: the contract between gateway and shell. */
export const remotesJson = (remotes: readonly ListedRemote[]): string =>
  JSON.stringify({
    remotes: remotes.map(({ firstFiles: _, isCanary: __, ...told }) => told),
  });

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The remote that owns the page at this path. */
export const ownerOf = (path: string, remotes: readonly ListedRemote[]): ListedRemote | undefined =>
  remotes.find(({ paths, publicPaths = [] }) =>
    [...paths, ...publicPaths].some((own) => path === own || path.startsWith(`${own}/`)),
  );

/**
 * The shell's page with the list of remotes embedded, so that the first page needs no call for it. If the path
 * belongs to a remote, the page also names that remote's first files, so that they load in parallel with the shell.
 */
export function indexPage(
  html: string,
  remotes: readonly ListedRemote[],
  owner: ListedRemote | undefined,
): string {
  const preloads = owner
    ? [
        // The page checks their integrity itself: browsers check it only for preloaded scripts and styles.
        `<link rel="preload" as="fetch" crossorigin="anonymous" href="${attribute(owner.entry)}">`,
        ...owner.firstFiles.map(
          ({ file, integrity }) =>
            `<link rel="preload" as="script" href="${attribute(file)}" integrity="${attribute(integrity)}">`,
        ),
      ]
    : [];
  return pageWithRemotes(html, remotesJson(remotes), preloads.join(''));
}
