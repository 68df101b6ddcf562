export { nodeJest as default } from '@harambee/config/jest-node.mjs';
