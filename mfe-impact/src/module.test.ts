import { remoteModule } from './module.ts';

test('the contract: routes and commands, with nothing heavy loaded before it is shown', async () => {
  expect(remoteModule.contract).toBe(1);
  expect(remoteModule.routes.map(({ path }) => path)).toEqual([
    'impact',
    'impact/badges',
    'impact/leaderboard',
    'impact/report',
    'analytics',
  ]);
  expect(remoteModule.commands.map(({ name, to }) => [name, to])).toEqual([
    ['View badges', '/impact/badges'],
    ['Leaderboard', '/impact/leaderboard'],
    ['Impact report', '/impact/report'],
  ]);
  for (const { Component } of remoteModule.routes) await expect(Component.preload?.()).resolves.toBeDefined();
});
