import { webJest } from '@harambee/config/jest-web.mjs';

/** Here the styles themselves are tested, so each file has its own libraries in a sandbox of its own. */
export default { ...webJest, testEnvironment: '@harambee/config/jest/jsdom-env.cjs' };
