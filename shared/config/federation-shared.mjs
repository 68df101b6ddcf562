/**
 * Everything the shell provides to remotes. A remote never bundles a copy (`import: false`). The shell provides the
 * packages in `shell/src/remotes/provided.ts`, and a test keeps the two lists equal.
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

/**
 * The `shared` option of a remote: it always uses the shell's packages. The contract version decides what is
 * compatible.
 */
export const sharedByRemotes = Object.fromEntries(
  sharedPackages.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
);
