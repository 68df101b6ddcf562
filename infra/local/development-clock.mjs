import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/**
 * Loaded by `node --import` before a process whose time is not that of the machine (ADR 50): the maker of the demo
 * tells it how many seconds its time differs, again and again. `Date` follows, and with it everything that asks for the
 * time; timers do not, except that regular work is done once after its time has come. Nobody in the process knows.
 */
const port = process.env.DEVELOPMENT_CLOCK;
const minute = 60_000;

if (port && process.env.NODE_ENV === 'production') {
  process.stderr.write(
    'DEVELOPMENT_CLOCK is set: another time than that of the machine is for development only. Remove it, or NODE_ENV=production.\n',
  );
  process.exit(1);
}

if (port) {
  // Threads get their environment data from who starts them: the same memory.
  const shared = getEnvironmentData('development clock') ?? new Int32Array(new SharedArrayBuffer(4));
  setEnvironmentData('development clock', shared);
  const regularWork = new Set();
  shiftDates(shared);
  watchRegularWork(regularWork);
  if (isMainThread) await follow(shared, regularWork);
}

function shiftDates(shared) {
  const MachineDate = Date;
  const machineNow = Date.now;
  const now = () => machineNow() + Atomics.load(shared, 0) * 1_000;
  MachineDate.now = now;
  globalThis.Date = new Proxy(MachineDate, {
    apply: () => new MachineDate(now()).toString(),
    construct: (target, given, asked) =>
      Reflect.construct(
        target,
        given.length > 0 ? given : [now()],
        asked === globalThis.Date ? target : asked,
      ),
  });
  MachineDate.prototype.constructor = globalThis.Date;
}

/** Intervals of a minute or more are jobs: what they would have done meanwhile is done once when the time moves. */
function watchRegularWork(regularWork) {
  const { setInterval: start, clearInterval: stop } = globalThis;
  globalThis.setInterval = (work, every, ...given) => {
    const timer = start(work, every, ...given);
    if (every >= minute)
      regularWork.add({ timer, every, dueAt: Date.now() + every, work: () => work(...given) });
    return timer;
  };
  globalThis.clearInterval = (timer) => {
    for (const each of regularWork) if (each.timer === timer) regularWork.delete(each);
    stop(timer);
  };
}

/** Resolves with the first word of the maker, so that nothing in this process has seen another time before. */
function follow(shared, regularWork) {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('error', reject);
    createInterface({ input: socket }).on('line', (line) => {
      Atomics.store(shared, 0, Number(line));
      for (const each of regularWork) {
        if (each.dueAt > Date.now()) continue;
        each.dueAt = Date.now() + each.every;
        each.work();
      }
      socket.write('moved\n');
      // It must not keep the process alive, and may end before it.
      socket
        .unref()
        .removeAllListeners('error')
        .on('error', () => {});
      resolve();
    });
  });
}
