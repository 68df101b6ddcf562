import { useEffect, useState } from 'react';

/** The part of the history entry that holds the secret after it has left the address. */
interface LinkState {
  linkSecret?: string;
}

const inAddress = (): string => window.location.hash.slice(1);
const inHistory = (): string => (window.history.state as LinkState | null)?.linkSecret ?? '';

const keep = (linkSecret: string | undefined): void =>
  window.history.replaceState({ ...window.history.state, linkSecret }, '', window.location.pathname);

/**
 * The secret of an emailed link, which follows `#`. It is removed from the address bar, so that it appears in
 * no screenshot and no copied address. This happens after the first render, because React may render several
 * times before that. It stays in this entry of the tab's history, so that it survives a reload;
 * `forgetLinkSecret` deletes it.
 */
export function useLinkSecret(): string {
  const [secret, setSecret] = useState(() => inAddress() || inHistory());
  useEffect(() => {
    if (inAddress()) keep(inAddress());
    // Opening another link of the same kind in this tab does not load a new page.
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

/** After it was used, it opens nothing. */
export const forgetLinkSecret = (): void => keep(undefined);
