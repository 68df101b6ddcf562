import { fileURLToPath } from 'node:url';

/** Packages that ship only ES modules: Jest runs CommonJS, so SWC converts them. */
const esmOnly = [
  '@fastify/cookie',
  'cookie',
  'typebox',
  'jose',
  'mingo',
  'get-port',
  'openid-client',
  'oauth4webapi',
  'canonicalize',
  // Markdown to text: mdast, micromark and their parts.
  'mdast-util-[a-z-]+',
  'micromark[a-z-]*',
  'unist-util-[a-z-]+',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'ccount',
  'escape-string-regexp',
  'longest-streak',
  'markdown-table',
  'zwitch',
];

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** `*.long.test.ts` run only with `LONG=1`; docs/testing.md says what belongs there. */
const skipped = process.env.LONG ? [] : ['\\.long\\.test\\.tsx?$'];

/** Jest for Node packages. It tests sources, not builds: the `source` export condition resolves to `src/`. */
export const nodeJest = {
  testEnvironment: '@harambee/config/jest/node-env.cjs',
  runtime: fileURLToPath(new URL('jest/node-runtime.cjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons', 'require', 'default'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...skipped],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'mjs', 'js', 'cjs', 'json', 'node'],
  // canonicalize has no entry for `require`, which Jest looks for.
  moduleNameMapper: { '^canonicalize$': fileURLToPath(import.meta.resolve('canonicalize')) },
  transform: { '^.+\\.(m?js|m?tsx?)$': [fileURLToPath(new URL('jest/transform.cjs', import.meta.url)), swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  // One machine-readable count per package, which the test command adds up.
  reporters: ['default', '@harambee/config/jest/count-reporter.cjs'],
};
