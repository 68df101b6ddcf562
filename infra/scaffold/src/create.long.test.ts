import { create, tool } from './testing/small-repository.ts';

jest.setTimeout(120_000);

test('the types of a new remote and of its service hold at once', async () => {
  expect(await create('remote', 'field-visits')).toMatchObject({ code: 0 });
  for (const part of ['mfe-field-visits', 'services/field-visits']) {
    expect(await tool('typescript/bin/tsc', '-b', part)).toEqual({ code: 0, text: '' });
  }
});
