import type { Page } from '@playwright/test';

/** What a browser fetched and complained about while one version of a remote was tried. */
export interface Watched {
  /** Files of this version that came, without its address. */
  came: Set<string>;
  problems: string[];
}

/** Messages that say nothing new: of a response, and of a failure that the shell reports, too. */
const isKnown = (text: string) =>
  text.startsWith('Failed to load resource') || /^Remote \S+ failed \(/.test(text);

export function watchVersion(page: Page, remote: string, version: string): Watched {
  const watched: Watched = { came: new Set(), problems: [] };
  const own = `/remotes/${remote}/`;
  const say = (problem: string) => {
    if (!watched.problems.includes(problem)) watched.problems.push(problem);
  };
  page.on('pageerror', (error) => say(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isKnown(message.text()))
      say(`console: ${message.text().split('\n')[0]}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/platform/errors') {
      const { remote: of, stage, message } = request.postDataJSON();
      say(`the shell reports ${of}, ${stage}: ${message}`);
    }
    if (pathname.startsWith(own) && !pathname.startsWith(`${own}${version}/`))
      say(`another version was fetched: ${pathname}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 500) say(`${pathname}: ${response.status()}`);
    if (!pathname.startsWith('/remotes/')) return;
    if (response.status() >= 400) say(`${pathname}: ${response.status()}`);
    else if (pathname.startsWith(`${own}${version}/`))
      watched.came.add(pathname.slice(`${own}${version}/`.length));
  });
  return watched;
}
