import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** Passes the database's address only to packages with a database, not to other packages of the same run. */
process.env.LOG_LEVEL ??= 'silent';
// A data folder for each test file: who reads the mail of a test does not read that of all files before it.
process.env.DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR, 'file-'));
process.env.MONGODB_URI = process.env.TEST_MONGODB_URI;
