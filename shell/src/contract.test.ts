import { keepProvided } from '@harambee/config/contracts/contract-files.mjs';
import { contractVersion } from '@harambee/platform';
import { provided } from './remotes/provided.ts';

test('remotes of the version before find in this shell all that they take from it', async () => {
  const names = await Promise.all(
    Object.entries(provided).map(async ([name, give]) => {
      const module = 'lib' in give ? give.lib() : (await give.get())();
      return [name, Object.keys(module as object).sort()] as const;
    }),
  );
  expect(keepProvided(contractVersion, Object.fromEntries(names))).toEqual([]);
});
