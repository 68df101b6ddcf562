import { nodeJest } from './jest-node.mjs';

/** Jest for React packages: jsdom with Node's fetch, and the DOM matchers. */
export const webJest = {
  ...nodeJest,
  testEnvironment: '@harambee/config/jsdom-env.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'], url: 'http://localhost/' },
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
