import { nodeJest } from '@harambee/config/jest-node.mjs';
import { withDatabase } from '@harambee/service-kit/jest/database';

// GitHub's parser has only an ES module entry; Jest runs CommonJS.
export default {
  ...nodeJest,
  ...withDatabase,
  moduleNameMapper: {
    '^@actions/(workflow-parser|expressions)$': '<rootDir>/../../node_modules/@actions/$1/dist/index.js',
    '^@actions/(workflow-parser|expressions)/(.+)$': '<rootDir>/../../node_modules/@actions/$1/dist/$2.js',
  },
  transformIgnorePatterns: nodeJest.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@actions/(?:workflow-parser|expressions)|'),
  ),
};
