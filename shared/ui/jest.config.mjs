import { webJest } from '@harambee/config/jest-web.mjs';

/** The tests of this package check the styles themselves. */
const { moduleNameMapper: _withoutStyles, ...withStyles } = webJest;

export default withStyles;
