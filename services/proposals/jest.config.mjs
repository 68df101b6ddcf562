import { nodeJest } from '@harambee/config/jest-node.mjs';
import { withDatabase } from '@harambee/service-kit/jest/database';

// The longest of all packages, and the last to end: nothing else needs the second core by then.
export default { ...nodeJest, ...withDatabase, maxWorkers: 2 };
