const { JSDOM, VirtualConsole } = require('jsdom');
const NodeEnvironment = require('./node-env.cjs');
const { cheapComputedStyle } = require('./computed-style.cjs');
const { letLabelsFindTheirFieldsById } = require('./jsdom-labels.cjs');
const pageTimers = require('./page-timers.cjs');

letLabelsFindTheirFieldsById();
withoutStyles();
pageTimers.countRenders();
loadFetch();

/** Node's own are kept: jsdom has no fetch, Jest sets the console, and jsdom's timers call Node's by the same names. */
const ofNode = new Set([
  ...['fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal', 'BroadcastChannel'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'TransformStream', 'WritableStream'],
  ...['structuredClone', 'console', 'global', 'globalThis', 'performance', 'queueMicrotask', 'atob', 'btoa'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

/**
 * Tests of React packages run in the worker's own realm, as tests of Node packages do, with the properties of a new
 * jsdom window as globals. A file has its own document; React, MUI and the other libraries are loaded once in a worker.
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

/** jsdom has none, and what a page puts off until then would come a second later (`whenIdle`). A test is soon idle. */
const idleCallbacks = {
  requestIdleCallback: (work) =>
    globalThis.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0),
  cancelIdleCallback: (id) => globalThis.clearTimeout(id),
};

/** As in a browser an error in a listener reaches `window.onerror`; where nobody listens there, the test fails. */
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

/** `window` and the globals are one object, as in a browser: what a test sets on one is seen on the other. */
function makeGlobal(window) {
  window._globalProxy = globalThis;
  // By these jsdom knows a window.
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

/** Outside of a sandbox jsdom takes Object, Array and their like from Node. */
function isJavaScript(key, { get, value }) {
  return !get && Object.hasOwn(globalThis, key) && Object.is(globalThis[key], value);
}

/**
 * Class names are made as ever, rules go nowhere. jsdom lays nothing out, and asking it for a computed style costs a
 * walk over every rule for every element that a query by role looks at.
 */
function withoutStyles() {
  const paths = [require.resolve('@emotion/cache')];
  require(require.resolve('@emotion/sheet', { paths })).StyleSheet = require('./no-styles.cjs').StyleSheet;
}

/** Node loads its fetch when somebody first asks for it, and it keeps the URLSearchParams it finds then: not jsdom's. */
function loadFetch() {
  new Request('http://localhost/');
}
