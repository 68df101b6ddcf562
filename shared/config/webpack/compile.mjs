import webpack from 'webpack';

/** Builds once and prints one line, or the errors; sets the exit code. */
export function compile(config) {
  const compiler = webpack(config);
  compiler.run((error, stats) => {
    if (error) {
      process.stderr.write(`${error.stack}\n`);
      process.exitCode = 1;
    } else if (stats.hasErrors() || stats.hasWarnings()) {
      process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`);
      if (stats.hasErrors()) process.exitCode = 1;
    } else {
      process.stdout.write(`built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s\n`);
    }
    // Closing writes the file cache for the next build.
    compiler.close(() => {});
  });
}
