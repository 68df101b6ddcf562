import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link, which stands behind `#`. Read once and taken out of the address bar, so that it is in no
 * history, no screenshot and no address that is passed on: only once the page stands, since React may begin to draw one
 * several times before it does.
 */
export function useLinkSecret(): string {
  const [secret] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (secret) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [secret]);
  return secret;
}
