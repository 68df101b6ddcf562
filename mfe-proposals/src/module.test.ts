import { remoteModule } from './module.ts';

test('the contract: routes, commands and the widget, with nothing heavy loaded before it is shown', async () => {
  expect(remoteModule.contract).toBe(1);
  expect(remoteModule.routes.map(({ path }) => path)).toEqual([
    'proposals',
    'proposals/new',
    'proposals/analytics',
    'proposals/:id',
  ]);
  expect(remoteModule.commands.map(({ name, to }) => [name, to])).toEqual([
    ['New proposal', '/proposals/new'],
    ['Search proposals', '/proposals?focus=search'],
    ['Search grants', '/proposals?focus=search'],
  ]);
  expect(remoteModule.widgets.map(({ slot }) => slot)).toEqual(['dashboard.main']);
  for (const { Component } of remoteModule.routes) await expect(Component.preload?.()).resolves.toBeDefined();
});
