import { isAbsolute } from 'node:path';
import { badValue } from '../errors.ts';
import type { Handler } from './context.ts';

/**
 * `{ backup: '/a/folder' }`: copies the data file into this empty folder as it is now, while others read and write. A
 * command of our own, for the tool `database`.
 */
export const backup: Handler = async ({ engine, command }) => {
  const folder = command.backup;
  if (typeof folder !== 'string' || !isAbsolute(folder))
    throw badValue('backup needs the full path of a folder');
  await engine.store.flushed();
  await engine.store.backup(folder, false);
  return {};
};
