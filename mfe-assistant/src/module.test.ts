import remote from '../remote.json';
import { remoteModule } from './module.ts';

test('it fills the panel and the buttons of its head, and owns no path', () => {
  expect(remoteModule.widgets.map(({ slot }) => slot)).toEqual(['assistant.panel', 'assistant.actions']);
  expect(remoteModule.routes).toEqual([]);
  expect(remote).toEqual({ name: 'assistant', contract: 1, paths: [], pages: {} });
});
