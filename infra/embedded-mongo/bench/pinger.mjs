import { parentPort, workerData } from 'node:worker_threads';
import { MongoClient } from 'mongodb';

/** A client of its own thread, so that what it measures is the database's waiting time and not the other client's. */
const client = await new MongoClient(workerData).connect();
let running = false;

async function ping() {
  const times = [];
  while (running) {
    const startedAt = performance.now();
    await client.db('admin').command({ ping: 1 });
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  parentPort.postMessage(times);
}

parentPort.on('message', (message) => {
  running = message === 'start';
  if (running) void ping();
});
