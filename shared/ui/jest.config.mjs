import { webJest } from '@harambee/config/jest-web.mjs';

/** The tests of this package check the styles themselves, so each file runs in its own sandbox. */
export default {
  ...webJest,
  roots: ['<rootDir>/src', '<rootDir>/gallery'],
  testEnvironment: '@harambee/config/jest/jsdom-env.cjs',
};
