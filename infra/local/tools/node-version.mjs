const needed = [20, 19];

/** Ends the process with one sentence if Node is too old for the product. */
export function assertNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  process.stderr.write(
    `Harambee needs Node ${needed.join('.')} or newer, and this is ${version}: install a newer one from https://nodejs.org.\n`,
  );
  process.exit(1);
}
