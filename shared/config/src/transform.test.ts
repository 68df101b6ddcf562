import { createRequire } from 'node:module';

interface Transformer {
  process(source: string, file: string, jest: object): { code: string };
}
const { createTransformer } = createRequire(import.meta.url)('../jest/transform.cjs') as {
  createTransformer(options: object): Transformer;
};
const options = { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } };
const how = { instrument: false, supportsStaticESM: false };
const source = 'export const answer: number = 42;';

test('two packages share the same transformed source of shared/', () => {
  const [one, other] = [createTransformer(options), createTransformer(options)];
  const first = one.process(source, '/r/shared/domain/src/a.ts', how);
  expect(first.code).toContain('answer');
  expect(other.process(source, '/r/shared/domain/src/a.ts', how)).toBe(first);
});

test('another source, file or option is transformed again', () => {
  const file = '/r/shared/domain/src/b.ts';
  const first = createTransformer(options).process(source, file, how);
  expect(createTransformer(options).process(source.replace('42', '43'), file, how).code).toContain('43');
  expect(createTransformer(options).process(source, '/r/shared/domain/src/c.ts', how)).not.toBe(first);
  expect(createTransformer(options).process(source, file, { ...how, supportsStaticESM: true })).not.toBe(
    first,
  );
  const es = { ...options, module: { type: 'es6' } };
  expect(createTransformer(es).process(source, file, how).code).toContain('export');
});
