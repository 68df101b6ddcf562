/**
 * Everything the shell gives to remotes, in one place. A remote never brings a copy of these (`import: false`); the shell
 * provides them in `shell/src/remotes/provided.ts`, and a test holds the two lists together.
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'formik',
  'yup',
  '@harambee/platform',
  '@harambee/ui',
  '@harambee/ui/app',
  '@harambee/ui/charts',
];

/** The `shared` option of a remote: one of each, always the shell's. What fits is settled by the contract version. */
export const sharedByRemotes = Object.fromEntries(
  sharedPackages.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);
