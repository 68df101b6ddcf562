import { nodeJest } from './jest-node.mjs';

/** Jest for React packages: jsdom with Node's fetch, and the DOM matchers. */
export const webJest = {
  ...nodeJest,
  // `.js` before `.mjs`: packages that ship both side by side are loaded as CommonJS.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  testEnvironment: '@harambee/config/jest/web-env.cjs',
  testEnvironmentOptions: {
    customExportConditions: ['source', 'node', 'require', 'default'],
    url: 'http://localhost/',
  },
  setupFiles: ['@harambee/config/jest/no-owner-stacks.cjs'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '@harambee/config/jest/short-errors.cjs'],
};
