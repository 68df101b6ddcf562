/**
 * Names that may become parts of paths. They do not start with a dot, so neither `..` nor a hidden file
 * matches.
 */
const segment = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]{0,127}$/;

export const remoteName = /^[a-z][a-z0-9-]{0,63}$/;
export const remoteVersion = /^[a-z0-9][a-z0-9.-]{0,63}$/;

/** A path below a folder, without a leading slash: `assets/main.4f2a9c1b.js`. */
export const isSafeFilePath = (path: string): boolean =>
  path.length <= 512 && path.split('/').every((part) => segment.test(part));
