export { webJest as default } from '@harambee/config/jest-web.mjs';
