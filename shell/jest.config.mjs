import { webJest } from '@harambee/config/jest-web.mjs';

/** As in the shell's webpack preset: `@harambee/ui` links by whoever navigates. */
export default {
  ...webJest,
  moduleNameMapper: {
    ...webJest.moduleNameMapper,
    '^react-router-dom$': '<rootDir>/src/lib/light-router.tsx',
  },
  // The service worker's library has ES modules only, like those of the preset.
  transformIgnorePatterns: webJest.transformIgnorePatterns.map((them) =>
    them.replace('(?!(', '(?!(workbox-[a-z]+|'),
  ),
  setupFilesAfterEnv: [...webJest.setupFilesAfterEnv, '<rootDir>/src/testing/jest-setup.ts'],
};
