import { MongoClient, MongoServerError } from 'mongodb';
import { StartProblem } from './start-problem.ts';

const advice = 'correct MONGODB_URI, or leave it out to use the embedded database';

/** Connects once to the configured database, so that a wrong address is reported before anything starts. */
export async function assertDatabaseAnswers(uri: string, waitMilliseconds = 5_000): Promise<void> {
  const client = clientFor(uri, waitMilliseconds);
  try {
    await client.db('admin').command({ ping: 1 });
  } catch (error) {
    throw new StartProblem(
      error instanceof MongoServerError
        ? `The database at ${hostsOf(uri)} refuses the user or password of MONGODB_URI: ${advice}.`
        : `No database answers at ${hostsOf(uri)} within ${waitMilliseconds / 1000} seconds: start it, or ${advice}.`,
    );
  } finally {
    await client.close();
  }
}

function clientFor(uri: string, waitMilliseconds: number): MongoClient {
  try {
    return new MongoClient(uri, { serverSelectionTimeoutMS: waitMilliseconds, appName: 'harambee-start' });
  } catch {
    throw new StartProblem(
      `MONGODB_URI is not an address of a MongoDB (it looks like mongodb://host:27017): ${advice}.`,
    );
  }
}

/** The hosts without user, password and options, which are secrets or noise. */
export function hostsOf(uri: string): string {
  return (
    uri
      .replace(/^mongodb(\+srv)?:\/\//, '')
      .replace(/^.*@/, '')
      .split(/[/?]/)[0] ?? ''
  );
}
