const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether writes from this Origin are allowed. Browsers always send the header with a write; other programs do not.
 * On a laptop, `localhost` and `127.0.0.1` count as the same host.
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
