import { temporaryFolder } from '../testing/database.ts';
import { diskFailure } from './disk-failure.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test.each([
  ['No space left on device', /is full, so the database stops: make room there/],
  ['Disk quota exceeded', /is full, so the database stops: make room there/],
  ['MDB_MAP_FULL: Environment mapsize limit reached', /as large as this machine can address/],
  ['Input/output error', /could not write to .* \(Input\/output error\), so it stops: check that disk/],
])('"%s" is told with what to do', (message, sentence) => {
  const told = diskFailure(new Error(message), folder.path);
  expect(told).toMatch(sentence);
  expect(told).toMatch(/Everything that was acknowledged is stored\.$/);
});
