import { readServices, urlVariable } from '@harambee/config/workspace/services.mjs';
import { create, files, read, repository, tool } from './testing/small-repository.ts';

jest.setTimeout(120_000);

const own = ['mfe-field-visits', 'services/field-visits'];

test('a new remote brings its service, writes nothing outside of both folders, and passes lint at once', async () => {
  const before = files();
  expect(await create('remote', 'field-visits')).toMatchObject({ code: 0 });
  const after = files();
  const isOwn = (file: string) => own.some((folder) => file.startsWith(`${folder}/`));
  expect([...after].filter(([file]) => !isOwn(file))).toEqual([...before]);
  expect([...after.keys()]).toEqual(
    expect.arrayContaining([
      'mfe-field-visits/remote.json',
      'mfe-field-visits/turbo.json',
      'mfe-field-visits/src/contract.test.ts',
      'services/field-visits/service.json',
      'services/field-visits/turbo.json',
      'services/field-visits/src/contract.test.ts',
      'services/field-visits/src/permissions.test.ts',
    ]),
  );
  for (const [file, text] of after) {
    if (isOwn(file))
      expect({ file, text }).not.toMatchObject({ text: expect.stringMatching(/\{\{|__name__/) });
  }
  expect(await tool('@biomejs/biome/bin/biome', 'check', ...own)).toMatchObject({ code: 0 });
});

test('the lists of the product find it by its folder', () => {
  const found = readServices(repository).find(({ name }) => name === 'field-visits');
  expect(found).toMatchObject({
    upstream: { prefixes: ['/api/field-visits'] },
    deploy: { replicas: { minimum: 2 } },
    collections: { field_visits_items: { shardKey: { tenantId: 'hashed', _id: 1 } } },
  });
  expect(urlVariable('field-visits')).toBe('FIELD_VISITS_URL');
  expect(JSON.parse(read('mfe-field-visits/remote.json'))).toMatchObject({
    nav: [{ path: '/field-visits', label: 'Field visits' }],
  });
});

test('the same name again is refused, and changes nothing', async () => {
  const before = files();
  expect(await create('service', 'field-visits')).toMatchObject({
    code: 1,
    text: expect.stringContaining('is there already'),
  });
  expect(files()).toEqual(before);
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
