import { nodeJest } from '@harambee/config/jest-node.mjs';
import { withDatabase } from '@harambee/service-kit/jest/database';

export default { ...nodeJest, ...withDatabase };
