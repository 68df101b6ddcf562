declare global {
  /** Asked by the code that loads parts of a remote (`shared/config/webpack/integrity-plugin.mjs`). */
  var harambeeIntegrityOf: (address: string) => string;
}

const known = new Map<string, string>();

/** Well-formed, so that browsers check it, and the hash of nothing: what nobody has vouched for is never run. */
const impossible = `sha384-${'A'.repeat(64)}`;

const wellFormed = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Browsers take an integrity they cannot read for none at all, so it is never handed to them. */
export const isIntegrity = (value: unknown): value is string =>
  typeof value === 'string' && wellFormed.test(value);

/** The integrity of a file of a remote; for a file that no start file has named one that no content has. */
export const integrityOf = (address: string): string =>
  known.get(new URL(address, window.location.href).href) ?? impossible;

/** Believes in these files below an address: they come from a start file that was itself checked. */
export function trustFiles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, integrity] of Object.entries(files)) {
    known.set(new URL(file, new URL(base, window.location.href)).href, integrity);
  }
}

globalThis.harambeeIntegrityOf = integrityOf;
