import { webJest } from '@harambee/config/jest-web.mjs';

/** As in the shell's webpack preset: `@harambee/ui` links by whoever navigates. */
export default {
  ...webJest,
  moduleNameMapper: {
    ...webJest.moduleNameMapper,
    '^react-router-dom$': '<rootDir>/src/gate/light-router.tsx',
  },
  setupFilesAfterEnv: [...webJest.setupFilesAfterEnv, '<rootDir>/src/testing/jest-setup.ts'],
};
