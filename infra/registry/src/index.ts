export { openRegistry, openToRead } from './command/command-line.ts';
export { isSafeFilePath, remoteName, remoteVersion } from './names.ts';
export { type Permission, PermissionRefused, permit, readPermission } from './permission.ts';
export { readAudit } from './pointers/audit.ts';
export { type Halt, haltCanary, isHalted, type Promotion, readHalts, takeBack } from './pointers/halts.ts';
export { movePointer, type Registry } from './pointers/move.ts';
export { endCanary, type Order, overrideTenant, promote, startCanary } from './pointers/moves.ts';
export { type Canary, type Pointer, type RemoteState, readPointer } from './pointers/pointer.ts';
export { watchedFor } from './pointers/promotions.ts';
export { isRecalled, type Recall, readRecalls, recallPermission } from './pointers/recalls.ts';
export { isInCanary, resolveRemote } from './pointers/resolve.ts';
export { rollback } from './pointers/rollback.ts';
export { renew, rotate } from './pointers/sign-again.ts';
export { RegistryReader, type RegistryState, releaseOf } from './reader.ts';
export { RegistryProblem } from './registry-problem.ts';
export { readBuiltRemote } from './releases/built-remote.ts';
export { readShell, type ShellDescription, whatCannotWork } from './releases/compatibility.ts';
export { integrityOf } from './releases/integrity.ts';
export { navOf } from './releases/nav.ts';
export { type Published, publish } from './releases/publish.ts';
export {
  Description,
  listVersions,
  type Release,
  type ReleaseRef,
  readRelease,
  type StartFile,
  startFileName,
} from './releases/release.ts';
export { checkedFiles, copyVersion } from './releases/version-files.ts';
export { type BuiltVersion, knownOutcome, type Trial, trialsOf, usualVersions } from './rollouts/trials.ts';
export {
  readVersionsInUse,
  type Use,
  type VersionInUse,
  versionsInUse,
} from './rollouts/versions-in-use.ts';
export { developmentKey, publicPemOf, readSigningKey, readTrustedKeys, trustIn } from './signing/keys.ts';
export type { TrustedKeys } from './signing/signature.ts';
export { openStore } from './stores/open-store.ts';
export type { Store, StoredObject } from './stores/store.ts';
