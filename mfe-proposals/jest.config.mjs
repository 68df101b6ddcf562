import { webJest } from '@harambee/config/jest-web.mjs';

export default {
  ...webJest,
  // The worker has the build for browsers.
  moduleNameMapper: {
    ...webJest.moduleNameMapper,
    '^pdfkit$': '<rootDir>/src/testing/device/browser-pdfkit.ts',
  },
};
