import '../../index.ts';

// The services that are hosted beside it import the same.
process.stdout.write('loaded the services\n');
