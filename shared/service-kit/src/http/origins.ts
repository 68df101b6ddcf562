const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a write may come from this Origin. Browsers always send it with a write; other programs send none.
 * On one machine `localhost` and `127.0.0.1` are the same place.
 */
export function isOwnOrigin(given: string, publicOrigin: string): boolean {
  if (given === publicOrigin) return true;
  if (!URL.canParse(given)) return false;
  const own = new URL(publicOrigin);
  const other = new URL(given);
  return (
    loopback.has(own.hostname) &&
    loopback.has(other.hostname) &&
    own.port === other.port &&
    own.protocol === other.protocol
  );
}
