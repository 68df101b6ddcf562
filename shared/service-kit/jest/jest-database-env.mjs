/** Passes the database's address only to packages with a database, not to other packages of the same run. */
process.env.LOG_LEVEL ??= 'silent';
process.env.DATA_DIR = process.env.TEST_DATA_DIR;
process.env.MONGODB_URI = process.env.TEST_MONGODB_URI;
