import { webJest } from '@harambee/config/jest-web.mjs';

/** Here the styles themselves are tested. */
const { moduleNameMapper: _withoutStyles, ...withStyles } = webJest;

export default withStyles;
