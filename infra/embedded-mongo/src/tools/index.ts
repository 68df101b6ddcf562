/** What `npm run database` does; the command itself is in `infra/local`. */
export { StartupError } from '../errors.ts';
export { type Running, runningOwner } from '../file/running.ts';
export { type BackupNote, copyClosed, makeBackup } from './backup.ts';
export { type Compacted, compactFolder } from './compact.ts';
export { restoreBackup } from './restore.ts';
export { type Report, verifyFolder } from './verify.ts';
