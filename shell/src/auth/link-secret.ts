import { useState } from 'react';

/**
 * The secret of a mailed link, which stands behind `#`. Read once and taken out of the address bar, so that it is in no
 * history, no screenshot and no address that is passed on.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => window.location.hash.slice(1));
  if (secret && window.location.hash) {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return secret;
}
