import { type AnyModel, ensureIndexesOnce } from './connection.ts';

/** A model whose indexes exist once the test says so. */
function aModel() {
  let exist = () => {};
  const createIndexes = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        exist = resolve;
      }),
  );
  const schema = { path: () => undefined, indexes: () => [[{ tenantId: 1 }, {}]] };
  const model = { modelName: 'Note', schema, collection: { createIndexes } } as unknown as AnyModel;
  return { model, createIndexes, exist: () => exist() };
}

test('services of one process make the indexes of a model they share once, and all of them wait', async () => {
  const { model, createIndexes, exist } = aModel();
  const known = new Map();
  const finished: string[] = [];
  const all = ['one', 'other'].map(async (service) => {
    await ensureIndexesOnce([model], known);
    finished.push(service);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(finished).toEqual([]);
  exist();
  await Promise.all(all);
  await ensureIndexesOnce([model], known);
  expect(createIndexes).toHaveBeenCalledTimes(1);
});

test('without others, they are made each time', async () => {
  const { model, createIndexes, exist } = aModel();
  for (const times of [1, 2]) {
    const made = ensureIndexesOnce([model]);
    exist();
    await made;
    expect(createIndexes).toHaveBeenCalledTimes(times);
  }
});
