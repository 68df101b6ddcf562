declare global {
  /** Called by the code that loads parts of a remote (`shared/config/webpack/integrity-plugin.mjs`). */
  var harambeeIntegrityOf: (address: string) => string;
}

const known = new Map<string, string>();

/** A valid integrity that no content matches: files that nobody has listed never run. */
const impossible = `sha384-${'A'.repeat(64)}`;

const wellFormed = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Browsers ignore an integrity that they cannot parse, so it is never passed to them. */
export const isIntegrity = (value: unknown): value is string =>
  typeof value === 'string' && wellFormed.test(value);

/** The integrity of a file of a remote. For a file that no start file lists, one that no content matches. */
export const integrityOf = (address: string): string =>
  known.get(new URL(address, window.location.href).href) ?? impossible;

/** Trusts these files below an address: they come from a start file that was checked itself. */
export function trustFiles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, integrity] of Object.entries(files)) {
    known.set(new URL(file, new URL(base, window.location.href)).href, integrity);
  }
}

globalThis.harambeeIntegrityOf = integrityOf;
