const { TestEnvironment } = require('jest-environment-jsdom');
const { letLabelsFindTheirFieldsById } = require('./jsdom/labels.cjs');
require('./jsdom/styles.cjs');

letLabelsFindTheirFieldsById();

/** jsdom plus what Node has and jsdom lacks (fetch and related classes). */
module.exports = class JsdomWithFetch extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
      WritableStream,
      BroadcastChannel,
      structuredClone,
    });
  }
};
