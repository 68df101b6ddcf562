import { webJest } from '@harambee/config/jest-web.mjs';

/** The Markdown parser and its dependencies ship only ES modules; all of them are transformed. */
export default { ...webJest, transformIgnorePatterns: [] };
