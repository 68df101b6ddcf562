import { sharedPackages } from '@harambee/config/federation-shared.mjs';
import { provided } from './provided.ts';

test('the shell provides exactly what remotes are built without', () => {
  expect(Object.keys(provided)).toEqual(sharedPackages);
});

test('whatever is provided can be had', async () => {
  for (const give of Object.values(provided)) {
    const module = 'lib' in give ? give.lib() : (await give.get())();
    expect(Object.keys(module as object).length).toBeGreaterThan(0);
  }
});
