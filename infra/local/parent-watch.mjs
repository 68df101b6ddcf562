import { isMainThread } from 'node:worker_threads';

/**
 * Loaded by `node --import` before each process the supervisor starts. The supervisor holds the other end of this
 * process's input; when it closes, the supervisor is gone (even by kill -9) and nobody would stop this process. Threads are
 * started with it, too; they have no input of their own, and end with their process.
 */
const stopLimit = 15_000;

if (isMainThread) {
  process.stdin.on('error', stop);
  process.stdin.once('close', stop);
  process.stdin.resume();
  process.stdin.unref();
}

let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopLimit).unref();
}
