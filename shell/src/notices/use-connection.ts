import { backOnlineFor } from '@harambee/domain';
import { useOnline } from '@harambee/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What there is to say about the network: that it has gone until somebody closes it, that it is back for a moment. */
export function useConnection() {
  const isOnline = useOnline();
  const wasOnline = useRef(true);
  const [notice, setNotice] = useState<'offline' | 'back' | undefined>();
  useEffect(() => {
    if (isOnline === wasOnline.current) return;
    wasOnline.current = isOnline;
    setNotice(isOnline ? 'back' : 'offline');
    if (!isOnline) return;
    const timer = setTimeout(() => setNotice(undefined), backOnlineFor);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return { notice, close: useCallback(() => setNotice(undefined), []) };
}
