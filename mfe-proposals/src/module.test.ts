import { remoteModule } from './module.ts';

test('the contract: routes, commands and the widget, with nothing heavy loaded before it is shown', async () => {
  expect(remoteModule.contract).toBe(1);
  expect(remoteModule.routes.map(({ path }) => path)).toEqual([
    'proposals',
    'proposals/new',
    'proposals/analytics',
    'proposals/changed-facts',
    'proposals/:id',
    'calls',
    'calls/new',
    'calls/compare',
    'calls/:id',
    'documents',
    'answers',
  ]);
  expect(
    remoteModule.commands.map(({ name, to, parent, shortcut }) => [name, to, parent, shortcut?.join(' ')]),
  ).toEqual([
    ['Submit latest draft proposal', undefined, undefined, '$mod+Enter'],
    ['New proposal', '/proposals/new', 'create', undefined],
    ['Search grants', '/proposals?focus=search', 'search', undefined],
    ['Search proposals', '/proposals?focus=search', 'search', undefined],
    ['My proposals', '/proposals?mine=1', undefined, undefined],
    ['Waiting for me', '/dashboard', undefined, undefined],
    ['New call', '/calls/new', 'create', undefined],
    ['Search answers', '/answers?focus=search', 'search', undefined],
    ['New answer', '/answers?open=new', 'create', undefined],
  ]);
  expect(remoteModule.widgets.map(({ slot }) => slot)).toEqual([
    'dashboard.next',
    'dashboard.figures',
    'dashboard.main',
    'dashboard.side',
    'dashboard.side',
    'app.overlay',
  ]);
  for (const { Component } of remoteModule.routes) await expect(Component.preload?.()).resolves.toBeDefined();
});
