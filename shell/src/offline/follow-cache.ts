import { workerMessages } from '@harambee/domain';
import { baseApi, onBackOnline, tagTypes } from '@harambee/platform';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

/** The page was shown answers kept from before, and the server can be reached again: what it shows is read anew. */
export function followCache(dispatch: Dispatch<UnknownAction>): () => void {
  const { serviceWorker } = navigator;
  const readAnew = () => dispatch(baseApi.util.invalidateTags([...tagTypes]));
  const onMessage = ({ data }: MessageEvent) => {
    if (data?.type === workerMessages.cacheUpdated) readAnew();
  };
  serviceWorker?.addEventListener('message', onMessage);
  const stopHearing = onBackOnline(readAnew);
  return () => {
    serviceWorker?.removeEventListener('message', onMessage);
    stopHearing();
  };
}
