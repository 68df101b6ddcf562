import { StartupError } from './errors.ts';
import { startEmbeddedMongo } from './server.ts';

const { DATA_DIR, PORT = '0' } = process.env;

async function main() {
  if (!DATA_DIR)
    throw new StartupError('DATA_DIR is not set: set it to the folder that shall hold the data.');
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`PORT is "${PORT}": set it to a number from 0 to 65535.`);
  }
  const database = await startEmbeddedMongo({ dataDir: DATA_DIR, port });
  const stop = () => void database.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, port: database.port })}\n`);
}

main().catch((error: unknown) => {
  const expected = error instanceof StartupError;
  process.stderr.write(`${expected ? error.message : `The database failed to start: ${String(error)}`}\n`);
  process.exit(1);
});
