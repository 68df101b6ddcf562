export { readAudit } from './audit.ts';
export { readBuiltRemote } from './built-remote.ts';
export { readShell, type ShellDescription, whatCannotWork } from './compatibility.ts';
export { type Halt, haltCanary, readHalts } from './halts.ts';
export { integrityOf } from './integrity.ts';
export { developmentKey, publicPemOf, readSigningKey, readTrustedKeys, trustIn } from './keys.ts';
export { movePointer, type Registry } from './move.ts';
export { endCanary, type Order, overrideTenant, promote, rollback, startCanary } from './moves.ts';
export { isSafeFilePath, remoteName, remoteVersion } from './names.ts';
export { type Permission, PermissionRefused, permit, readPermission } from './permission.ts';
export { type Canary, type Pointer, type RemoteState, readPointer } from './pointer.ts';
export { type Published, publish } from './publish.ts';
export { RegistryReader, type RegistryState, releaseOf } from './reader.ts';
export { RegistryProblem } from './registry-problem.ts';
export {
  Description,
  listVersions,
  type Release,
  type ReleaseRef,
  readRelease,
  type StartFile,
  startFileName,
} from './release.ts';
export { isInCanary, resolveRemote } from './resolve.ts';
export type { TrustedKeys } from './signature.ts';
export { openStore } from './stores/open-store.ts';
export type { Store, StoredObject } from './stores/store.ts';
