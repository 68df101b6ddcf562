import { pageWithRemotes } from '@harambee/domain';
import type { ListedRemote } from '../remotes/remote-list.ts';

/** What `GET /remotes.json` answers and what is written into the page: the contract between gateway and shell. */
export const remotesJson = (remotes: readonly ListedRemote[]): string =>
  JSON.stringify({
    remotes: remotes.map(({ firstFiles: _, isCanary: __, ...told }) => told),
  });

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The remote whose page the browser is about to show. */
export const ownerOf = (path: string, remotes: readonly ListedRemote[]): ListedRemote | undefined =>
  remotes.find(({ paths, publicPaths = [] }) =>
    [...paths, ...publicPaths].some((own) => path === own || path.startsWith(`${own}/`)),
  );

/**
 * The shell's page with the list of remotes in it, so that the first page needs no call for it; and, when the path
 * belongs to a remote, with the files its page begins with, so that they are fetched beside the shell and not after it.
 */
export function indexPage(
  html: string,
  remotes: readonly ListedRemote[],
  owner: ListedRemote | undefined,
): string {
  const preloads = owner
    ? [
        // The page checks it: browsers take no integrity for a preload that is not a script or a style.
        `<link rel="preload" as="fetch" crossorigin="anonymous" href="${attribute(owner.entry)}">`,
        ...owner.firstFiles.map(
          ({ file, integrity }) =>
            `<link rel="preload" as="script" href="${attribute(file)}" integrity="${attribute(integrity)}">`,
        ),
      ]
    : [];
  return pageWithRemotes(html, remotesJson(remotes), preloads.join(''));
}
