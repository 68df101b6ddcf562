import { list, oneOf, optionalText, origin, readEnvironment, text, wholeNumber } from './environment.ts';
import { readKitConfig } from './kit-config.ts';

test('every missing or invalid value is reported in one sentence, all at once', () => {
  const read = () =>
    readEnvironment(
      {
        NAME: text(),
        PORT: wholeNumber({ minimum: 1, maximum: 65_535 }),
        LEVEL: oneOf(['low', 'high']),
        PUBLIC_ORIGIN: origin(),
      },
      { PORT: '70000', LEVEL: 'middle', PUBLIC_ORIGIN: 'example.org/app' },
    );
  expect(read).toThrow(
    [
      'NAME is not set.',
      'PORT must be a whole number from 1 to 65535.',
      'LEVEL must be one of low, high.',
      'PUBLIC_ORIGIN must be an address such as https://grants.example.org, without a path.',
    ].join('\n'),
  );
});

test('the sentence does not quote the value', () => {
  const read = () => readEnvironment({ PORT: wholeNumber({ minimum: 1, maximum: 9 }) }, { PORT: 's3cret' });
  expect(read).toThrow(/^(?!.*s3cret)/);
});

test('a secret may be missing in development, but not in production', () => {
  const spec = { KEY: optionalText({ secret: true }) };
  expect(readEnvironment(spec, { NODE_ENV: 'development' })).toEqual({ KEY: undefined });
  expect(() => readEnvironment(spec, { NODE_ENV: 'production' })).toThrow('KEY is not set.');
  expect(readEnvironment(spec, { NODE_ENV: 'production', KEY: 'k' })).toEqual({ KEY: 'k' });
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({ NAME: text({ default: 'usual' }) }, { NAME: '' })).toEqual({ NAME: 'usual' });
});

test('lists are separated by commas, and origins lose a trailing slash', () => {
  const values = readEnvironment({ A: list(), B: origin() }, { A: ' x, y ,', B: 'https://a.example/' });
  expect(values).toEqual({ A: ['x', 'y'], B: 'https://a.example' });
});

test("without variables, the kit's settings have usable values", () => {
  expect(readKitConfig({})).toMatchObject({
    host: '127.0.0.1',
    production: false,
    publicOrigin: 'http://localhost:3000',
    mongodbDb: 'harambee',
    trustProxy: undefined,
    rateLimit: undefined,
  });
  expect(readKitConfig({ RATE_LIMIT_PER_MINUTE: '0', TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({
    rateLimit: 0,
    trustProxy: ['10.0.0.0/8'],
  });
});
