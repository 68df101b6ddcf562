import { nodeJest } from '@harambee/config/jest-node.mjs';

export default {
  ...nodeJest,
  globalSetup: '<rootDir>/jest-setup.mjs',
  globalTeardown: '<rootDir>/jest-teardown.mjs',
  testTimeout: 60_000,
};
