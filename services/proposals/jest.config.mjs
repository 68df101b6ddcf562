import { nodeJest } from '@harambee/config/jest-node.mjs';
import { withDatabase } from '@harambee/service-kit/jest/database';

// This package is the slowest: when the others are done, it may use the second core.
export default { ...nodeJest, ...withDatabase, maxWorkers: 2 };
