/**
 * Timers of pages under test: those that a page leaves running end with its test file, as they do when a window is
 * closed. Node's timers stay as they are for the libraries that share the realm.
 */
const { setTimeout, setInterval, setImmediate } = globalThis;
const running = new Set();

function tracked(start, endsByItself) {
  return (callback, ...rest) => {
    const timer = start(
      (...args) => {
        if (endsByItself) running.delete(timer);
        callback(...args);
      },
      ...rest,
    );
    running.add(timer);
    return timer;
  };
}

const globals = { setTimeout: tracked(setTimeout, true), setInterval: tracked(setInterval, false) };
exports.globals = globals;

exports.stopAll = () => {
  for (const timer of running) clearTimeout(timer);
  running.clear();
};

let renders = 0;

/**
 * React's scheduler keeps the function that it finds when it is loaded, and waits for it forever: what it has put off
 * cannot be stopped, so it is counted, and a file ends after it (`reactIsIdle`). It is put off by a timer, as in a
 * browser without channels: Testing Library waits for a timer after each click, and so for what was rendered before it.
 */
exports.countRenders = () => {
  globalThis.setImmediate = (render) => {
    renders++;
    return setTimeout(() => {
      renders--;
      withWindow(render);
    }, 0);
  };
  require(require.resolve('scheduler', { paths: [require.resolve('react-dom')] }));
  globalThis.setImmediate = setImmediate;
};

exports.reactIsIdle = async () => {
  for (let turn = 0; renders > 0 && turn < 100; turn++)
    await new Promise((resolve) => setTimeout(resolve, 0));
};

/** A late answer may still set a state when the file has ended: React reads `window.event` even for a page that is gone. */
function withWindow(render) {
  if (globalThis.window) return render();
  globalThis.window = {};
  try {
    render();
  } finally {
    delete globalThis.window;
  }
}

const ofNode = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'];

/** A fake clock is the page's: libraries in this realm read the body of an answer with Node's own. */
exports.leaveNodeItsTimers = (fakeTimers) => {
  const { useFakeTimers } = fakeTimers;
  fakeTimers.useFakeTimers = (options) =>
    useFakeTimers.call(fakeTimers, { ...options, doNotFake: [...(options?.doNotFake ?? []), ...ofNode] });
};
