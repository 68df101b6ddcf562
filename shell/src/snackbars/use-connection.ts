import { backOnlineFor } from '@harambee/domain';
import { useOnline } from '@harambee/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Messages about the network: offline until somebody closes it, back online for a moment. */
export function useConnection() {
  const isOnline = useOnline();
  const wasOnline = useRef(true);
  const [message, setMessage] = useState<'offline' | 'back' | undefined>();
  useEffect(() => {
    if (isOnline === wasOnline.current) return;
    wasOnline.current = isOnline;
    setMessage(isOnline ? 'back' : 'offline');
    if (!isOnline) return;
    const timer = setTimeout(() => setMessage(undefined), backOnlineFor);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return { message, close: useCallback(() => setMessage(undefined), []) };
}
