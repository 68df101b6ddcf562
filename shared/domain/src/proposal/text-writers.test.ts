import { modelsOf, writtenBy } from './text-writers.ts';

test.each<[Parameters<typeof writtenBy>[0], string]>([
  [[{}, { engine: 'built-in' }], 'Written by Harambee’s own engine'],
  [[{ engine: 'model', model: 'maji-1' }], 'Written by maji-1, checked against your facts'],
  [
    [{ engine: 'model', model: 'maji-1' }, {}, { engine: 'model', model: 'maji-1' }],
    'Written by maji-1, checked against your facts, and by Harambee’s own engine',
  ],
  [[{ engine: 'model' }], 'Written by a language model, checked against your facts'],
])('%j', (sections, line) => {
  expect(writtenBy(sections)).toBe(line);
});

test('each model is named once', () => {
  expect(modelsOf([{ engine: 'model', model: 'a' }, { engine: 'model', model: 'a' }, {}])).toEqual(['a']);
});
