import { nodeJest } from '@harambee/config/jest-node.mjs';
import { withDatabase } from '@harambee/service-kit/jest/database';

// The slowest package finishes last: by then nothing else needs the second core.
export default { ...nodeJest, ...withDatabase, maxWorkers: 2 };
