import { Error as MongooseError, mongo } from 'mongoose';

/** Codes of a server that cannot answer now: stepping down, shutting down, timed out, no majority. */
const passingCodes = new Set([6, 7, 50, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** The database is down or too slow: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof mongo.MongoServerError) return passingCodes.has(Number(error.code));
  if (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError ||
    error instanceof mongo.MongoTopologyClosedError ||
    error instanceof mongo.MongoClientClosedError ||
    error instanceof mongo.MongoOperationTimeoutError ||
    error instanceof mongo.MongoExpiredSessionError ||
    error instanceof MongooseError.MongooseServerSelectionError
  ) {
    return true;
  }
  // Mongoose throws this without a connection, because it does not buffer commands.
  return (
    error instanceof MongooseError &&
    /initial connection|buffering timed out|not connected/i.test(error.message)
  );
}

/** E11000; if `field` is given, only for an index on that field. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11_000) return false;
  return field === undefined || Object.hasOwn((error.keyPattern as object | undefined) ?? {}, field);
}

/** E11000 for each document that a write of many refused, so that all others were written. */
export function areAllDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError) || error.result.getWriteConcernError()) return false;
  const refused = [error.writeErrors].flat();
  return refused.length > 0 && refused.every(({ code }) => code === 11_000);
}
