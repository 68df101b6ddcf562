import { sharedPackages } from '@harambee/config/federation-shared.mjs';
import * as ui from '@harambee/ui';
import * as uiApp from '@harambee/ui/app';
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

test('remotes find all names of both entries of @harambee/ui, form fields included (PERF-17)', async () => {
  const given = async (name: string) => {
    const give = provided[name];
    if (!give) throw new Error(`${name} is not provided`);
    return ('lib' in give ? give.lib() : (await give.get())()) as object;
  };
  expect(Object.keys(await given('@harambee/ui')).sort()).toEqual(Object.keys(ui).sort());
  expect(Object.keys(await given('@harambee/ui/app')).sort()).toEqual(Object.keys(uiApp).sort());
});
