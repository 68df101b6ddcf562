/** All packages under one roof: `npm test` runs them as one Jest with two workers. In a package, `npx jest` runs it alone. */
export default {
  projects: [
    '<rootDir>/{shared,services,infra}/*/jest.config.mjs',
    '<rootDir>/{shell,mfe-*}/jest.config.mjs',
  ],
  maxWorkers: 2,
  reporters: ['default', '@harambee/config/jest-count-reporter.cjs'],
};
