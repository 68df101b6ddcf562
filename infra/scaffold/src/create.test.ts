import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { create, read, repository, tool } from './testing/small-repository.ts';

jest.setTimeout(120_000);

test('a new remote brings its service, both are entered everywhere, and pass lint at once', async () => {
  expect(await create('remote', 'field-visits')).toMatchObject({ code: 0 });
  expect(read('tsconfig.json')).toContain('{ "path": "mfe-field-visits" }');
  expect(read('tsconfig.json')).toContain('{ "path": "services/field-visits" }');
  expect(read('biome.json')).toContain('"@harambee/field-visits"');
  expect(read('services/gateway/src/proxy/upstreams.ts')).toContain("prefixes: ['/api/field-visits']");
  expect(read('infra/local/src/parts.ts')).toMatch(/const services = \[[^\]]*'field-visits',?\s*\] as const/);
  expect(existsSync(join(repository, 'mfe-field-visits/src/features/list/list.page.test.tsx'))).toBe(true);
  expect(existsSync(join(repository, 'services/field-visits/src/field-visits/items.test.ts'))).toBe(true);
  expect(read('mfe-field-visits/src/api/field-visits.api.ts')).not.toMatch(/\{\{|__name__/);

  const parts = ['mfe-field-visits', 'services/field-visits'];
  expect(await tool('@biomejs/biome/bin/biome', 'check', ...parts, 'biome.json')).toMatchObject({ code: 0 });
});

test('the same name again is refused, and changes nothing', async () => {
  const before = read('tsconfig.json');
  expect(await create('service', 'field-visits')).toMatchObject({
    code: 1,
    text: expect.stringContaining('is there already'),
  });
  expect(read('tsconfig.json')).toBe(before);
});

test.each([
  ['remote', '../x'],
  ['remote', 'Visits'],
  ['page', 'visits'],
  ['constructor', 'visits'],
])('%s %s is refused in words', async (kind, name) => {
  expect(await create(kind, name)).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm run create'),
  });
});
