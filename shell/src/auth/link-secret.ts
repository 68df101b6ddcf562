import { useEffect, useState } from 'react';

/** The part of the history entry that holds the secret once it is out of the address. */
interface LinkState {
  linkSecret?: string;
}

const inAddress = (): string => window.location.hash.slice(1);
const inHistory = (): string => (window.history.state as LinkState | null)?.linkSecret ?? '';

const keep = (linkSecret: string | undefined): void =>
  window.history.replaceState({ ...window.history.state, linkSecret }, '', window.location.pathname);

/**
 * The secret of a mailed link, which stands behind `#`. Taken out of the address bar, so that it is in no screenshot and no
 * address that is passed on: only once the page stands, since React may begin to draw one several times before it does. It
 * stays with this entry of the tab's history, so that a page that is loaded again still has it; `forgetLinkSecret` ends that.
 */
export function useLinkSecret(): string {
  const [secret, setSecret] = useState(() => inAddress() || inHistory());
  useEffect(() => {
    if (inAddress()) keep(inAddress());
    // Another link of the same kind, opened in this tab, loads no new page.
    const onNewLink = () => {
      const next = inAddress();
      if (!next) return;
      keep(next);
      setSecret(next);
    };
    window.addEventListener('hashchange', onNewLink);
    return () => window.removeEventListener('hashchange', onNewLink);
  }, []);
  return secret;
}

/** Once it was used, it opens nothing any more. */
export const forgetLinkSecret = (): void => keep(undefined);
