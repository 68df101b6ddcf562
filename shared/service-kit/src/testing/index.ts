export { runMigration } from '../migrations/run-migration.ts';
export {
  cookieHeaders,
  newActor,
  newGuest,
  publishTestKey,
  signGuestToken,
  signToken,
  type TestActor,
  type TestGuest,
  type TokenParts,
  twoTenants,
} from './actors.ts';
export { type Attack, type Doings, type Known, runAttack, testAttacks } from './attacks.ts';
export { travel, withinOneMinute } from './clock.ts';
export { collectionScans, expectNoCollectionScan } from './collection-scans.ts';
export { commandNamesOf, commandsOf } from './commands-of.ts';
export { expectContractHolds, expectDocumentOf } from './contract.ts';
export { exported } from './exported.ts';
export { guestsStayOut } from './guests-stay-out.ts';
export { expectIsolation, type IdCall } from './isolation.ts';
export { permissionMatrix } from './permission-matrix.ts';
export { expectOrganizationRemoved, publishPersonLeft } from './removal.ts';
export {
  type Caller,
  type TestApp,
  type TestAppOptions,
  testApp,
  testConfig,
  testDatabase,
} from './test-app.ts';
