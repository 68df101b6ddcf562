import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteModule } from '../remote-module.ts';
import type { FakeApi } from './fake-api.ts';

/** The first reads that a remote names in its remote.json (docs/adr/0032), by page, with these ids in them. `source`: its folder of sources. */
export function namedReads(
  source: string,
  ids: Record<string, string> = {},
): [page: string, reads: string[]][] {
  const { pages } = JSON.parse(readFileSync(join(source, '../remote.json'), 'utf8')) as {
    pages: Record<string, { reads: string[] }>;
  };
  const filled = (path: string) => path.replace(/:(\w+)/g, (name, key) => ids[key] ?? name);
  return Object.entries(pages)
    .filter(([, { reads }]) => reads.length > 0)
    .map(([page, { reads }]) => [filled(page), reads.map(filled)]);
}

/** What a page has read, as addresses. */
export const readsOf = ({ calls }: FakeApi): string[] =>
  calls
    .filter(({ method }) => method === 'GET')
    .map(({ path, query }) => (query.size > 0 ? `${path}?${query}` : path));

const Widgets = ({ remote }: { remote: RemoteModule }) =>
  remote.widgets
    .filter(({ slot }) => slot.startsWith('dashboard.'))
    .map(({ id, Component }) => <Component key={id} />);

/** A remote with one page more: its widgets, as the shell's dashboard has them. */
export const withDashboard = (remote: RemoteModule): RemoteModule => ({
  ...remote,
  routes: [...remote.routes, { path: 'dashboard', Component: Widgets.bind(null, { remote }) }],
});
