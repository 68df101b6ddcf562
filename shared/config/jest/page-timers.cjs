/**
 * Timers of pages under test. Timers that a page leaves running end with the test file, as when a window is closed.
 * Libraries in the same realm keep Node's timers.
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
 * React's scheduler captures this function when it loads. Its scheduled work cannot be canceled, so it is counted,
 * and a file ends after it (`reactIsIdle`). It uses a timer, as in a browser without channels: Testing Library waits
 * for a timer after each click, and therefore for the rendering before it.
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

/**
 * A late response may still set state after the file has ended: React reads `window.event` even for a closed page.
 */
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

/** A fake clock belongs to the page; libraries in this realm use Node's timers to read response bodies. */
exports.leaveNodeItsTimers = (fakeTimers) => {
  const { useFakeTimers } = fakeTimers;
  fakeTimers.useFakeTimers = (options) =>
    useFakeTimers.call(fakeTimers, { ...options, doNotFake: [...(options?.doNotFake ?? []), ...ofNode] });
};
