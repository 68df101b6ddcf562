import { webJest } from '@harambee/config/jest-web.mjs';

/** The Markdown reader and all that it is made of ship ES modules only; everything is converted on the way in. */
export default { ...webJest, transformIgnorePatterns: [] };
