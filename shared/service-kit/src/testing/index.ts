export {
  cookieHeaders,
  newActor,
  publishTestKey,
  signToken,
  type TestActor,
  type TokenParts,
  twoTenants,
} from './actors.ts';
export { travel } from './clock.ts';
export { collectionScans, expectNoCollectionScan } from './collection-scans.ts';
export { expectContractHolds, expectDocumentOf } from './contract.ts';
export { exported } from './exported.ts';
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
