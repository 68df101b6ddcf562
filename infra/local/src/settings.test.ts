import { join } from 'node:path';
import { readSettings, repositoryFolder } from './settings.ts';

test('without variables: port 3000, .data in the repository, the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    dataDir: join(repositoryFolder, '.data'),
    mongodbUri: undefined,
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATA_DIR: '', MONGODB_URI: '' })).toMatchObject({
    port: 3000,
    mongodbUri: undefined,
  });
});

test('PORT, DATA_DIR and MONGODB_URI change it', () => {
  expect(
    readSettings({ PORT: '8080', DATA_DIR: '/srv/harambee', MONGODB_URI: 'mongodb://db/' }),
  ).toMatchObject({
    port: 8080,
    dataDir: '/srv/harambee',
    mongodbUri: 'mongodb://db/',
  });
});

test.each(['abc', '-1', '65536', '3000.5', '0x10', ' 80'])('PORT=%s is refused with what to do', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT is "${PORT}": give a number from 0 to 65535, for example PORT=3000.`,
  );
});
