/** Spread this into a Jest configuration to give the tests of a package a database. */
export const withDatabase = {
  globalSetup: '@harambee/service-kit/jest/global-setup',
  setupFiles: ['@harambee/service-kit/jest/database-env'],
  globalTeardown: '@harambee/service-kit/jest/global-teardown',
  // Several workers share two cores with the database, so slow tests must not fail.
  testTimeout: 30_000,
};
