import { type AppStore, baseApi, onBackOnline, type TagType, workerMessages } from '@harambee/platform';

/** The page has shown cached answers, and the server can be reached again: fetches again what the page shows. */
export function followCache(dispatch: AppStore['dispatch']): () => void {
  const { serviceWorker } = navigator;
  // All tags in the cache, including those added by remotes.
  const refetchShown = () =>
    dispatch((_, state) => {
      const held = Object.keys(state().api.provided.tags) as TagType[];
      return dispatch(baseApi.util.invalidateTags(held));
    });
  const onMessage = ({ data }: MessageEvent) => {
    if (data?.type === workerMessages.cacheUpdated) refetchShown();
  };
  serviceWorker?.addEventListener('message', onMessage);
  const stopHearing = onBackOnline(refetchShown);
  return () => {
    serviceWorker?.removeEventListener('message', onMessage);
    stopHearing();
  };
}
