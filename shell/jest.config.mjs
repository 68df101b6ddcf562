import { webJest } from '@harambee/config/jest-web.mjs';

export default {
  ...webJest,
  // The service worker's library ships only ES modules, like those of the preset.
  transformIgnorePatterns: webJest.transformIgnorePatterns.map((them) =>
    them.replace('(?!(', '(?!(workbox-[a-z]+|'),
  ),
  setupFilesAfterEnv: [...webJest.setupFilesAfterEnv, '<rootDir>/src/testing/jest-setup.ts'],
};
