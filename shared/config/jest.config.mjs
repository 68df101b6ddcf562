export { nodeJest as default } from './jest-node.mjs';
