const { JSDOM, VirtualConsole } = require('jsdom');
const NodeEnvironment = require('./node-env.cjs');
const { cheapComputedStyle } = require('./jsdom/computed-style.cjs');
const { letLabelsFindTheirFieldsById } = require('./jsdom/labels.cjs');
require('./jsdom/styles.cjs');
const pageTimers = require('./page-timers.cjs');

letLabelsFindTheirFieldsById();
withoutStyles();
pageTimers.countRenders();
loadFetch();

/** These stay Node's: jsdom has no fetch, Jest sets the console, and jsdom's timers call Node's by the same names. */
const ofNode = new Set([
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'BroadcastChannel'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'TransformStream', 'WritableStream'],
  ...['structuredClone', 'console', 'global', 'globalThis', 'performance', 'queueMicrotask', 'atob', 'btoa'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

/**
 * Tests of React packages run in the worker's own realm, like those of Node packages, with the properties of a new
 * jsdom window as globals. Each file has its own document; React, MUI and other libraries are loaded once in a
 * worker.
 */
module.exports = class WebEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    const { url, html = '<!DOCTYPE html>' } = config.projectConfig.testEnvironmentOptions;
    const virtualConsole = new VirtualConsole();
    virtualConsole.sendTo(context.console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => context.console.error(error));
    this.dom = new JSDOM(html, { url, pretendToBeVisual: true, virtualConsole });
    const { window } = this.dom;
    reportErrorsThatNobodyHandles(window);
    window.getComputedStyle = cheapComputedStyle(window);
    makeGlobal(window);
    Object.assign(globalThis, pageTimers.globals, idleCallbacks);
    pageTimers.leaveNodeItsTimers(this.fakeTimersModern);
  }

  async teardown() {
    await pageTimers.reactIsIdle();
    pageTimers.stopAll();
    this.dom.window.close();
    await super.teardown();
    this.dom = null;
  }
};

/** jsdom lacks this, and deferred work would run a second later (`whenIdle`). A test is idle soon. */
const idleCallbacks = {
  requestIdleCallback: (work) =>
    globalThis.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0),
  cancelIdleCallback: (id) => globalThis.clearTimeout(id),
};

/** As in a browser, an error in a listener reaches `window.onerror`; without a handler there, the test fails. */
function reportErrorsThatNobodyHandles(window) {
  let listeners = 0;
  window.addEventListener('error', ({ error }) => {
    if (listeners === 0 && error != null) process.emit('uncaughtException', error);
  });
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (...args) => {
    if (args[0] === 'error') listeners++;
    return addEventListener.apply(window, args);
  };
  window.removeEventListener = (...args) => {
    if (args[0] === 'error') listeners--;
    return removeEventListener.apply(window, args);
  };
}

/**
 * `window` and the globals are one object, as in a browser, so a property set on one is visible on the other.
 */
function makeGlobal(window) {
  window._globalProxy = globalThis;
  // jsdom recognizes a window by these.
  Object.defineProperties(globalThis, {
    _globalProxy: { value: globalThis, configurable: true },
    constructor: { value: window.Window, configurable: true },
  });
  window._parent = globalThis;
  window._top = globalThis;
  Object.defineProperty(window.document, 'defaultView', { get: () => globalThis, configurable: true });
  const properties = Object.getOwnPropertyDescriptors(window);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
    properties[name] = { value: window[name].bind(window), writable: true };
  }
  for (const key of Reflect.ownKeys(properties)) {
    const { get, set, ...rest } = properties[key];
    const isPrivate = typeof key === 'string' && key.startsWith('_');
    if (isPrivate || ofNode.has(key) || isJavaScript(key, properties[key])) continue;
    const accessors = get && { get: get.bind(window), set: set?.bind(window) };
    Object.defineProperty(globalThis, key, { ...rest, ...accessors, configurable: true });
  }
}

/** Outside a sandbox, jsdom uses Node's Object, Array and so on. */
function isJavaScript(key, { get, value }) {
  return !get && Object.hasOwn(globalThis, key) && Object.is(globalThis[key], value);
}

/**
 * Creates class names as usual, but discards rules. jsdom does no layout, and a computed style costs a pass over
 * every rule for every element that a query by role inspects.
 */
function withoutStyles() {
  const paths = [require.resolve('@emotion/cache')];
  require(require.resolve('@emotion/sheet', { paths })).StyleSheet = require('./no-styles.cjs').StyleSheet;
}

/** Node loads fetch on first use and captures the URLSearchParams of that moment, which must not be jsdom's. */
function loadFetch() {
  new Request('http://localhost/');
}
