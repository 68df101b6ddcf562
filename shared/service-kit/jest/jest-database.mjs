/** Spread into a jest configuration: tests of this package have a database. */
export const withDatabase = {
  globalSetup: '@harambee/service-kit/jest/global-setup',
  setupFiles: ['@harambee/service-kit/jest/database-env'],
  globalTeardown: '@harambee/service-kit/jest/global-teardown',
  // Several workers share two cores with the database; a slow one is no failure.
  testTimeout: 30_000,
};
