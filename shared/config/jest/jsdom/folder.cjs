const { dirname } = require('node:path');

const entry = require.resolve('jsdom', { paths: [require.resolve('jest-environment-jsdom')] });
require(entry);

/** Where jsdom keeps its elements, which some files here change. They can be loaded when jsdom itself is. */
exports.jsdomFolder = dirname(entry);
