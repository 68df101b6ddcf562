import { type AppStore, baseApi, onBackOnline, type TagType, workerMessages } from '@harambee/platform';

/** The page was shown answers kept from before, and the server can be reached again: what it shows is read anew. */
export function followCache(dispatch: AppStore['dispatch']): () => void {
  const { serviceWorker } = navigator;
  // What is in the cache, tags that remotes have added included.
  const readAnew = () =>
    dispatch((_, state) => {
      const held = Object.keys(state().api.provided.tags) as TagType[];
      return dispatch(baseApi.util.invalidateTags(held));
    });
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
