/** A file of the built tree by its address: `shell/main.js`, `mfe-impact/remoteEntry.js`. */
export function fileAt(address: string): string {
  const { pathname } = new URL(address);
  const [, remote, file] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? [];
  return remote ? `mfe-${remote}/${file}` : `shell${pathname}`;
}
