import { baseApi, showToast, useUser } from '@harambee/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { onArrival, resumeUploads } from './uploads.ts';

/** Goes on with what has not arrived, and shows what has. For each page that lists documents. */
export function useArrivals(): void {
  const dispatch = useDispatch();
  const { id } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other files.
  useEffect(() => {
    void resumeUploads();
    return onArrival((document, { replaces }) => {
      dispatch(baseApi.util.invalidateTags(['Document' as never, 'Checklist' as never]));
      showToast(replaces ? `“${document.name}” has a newer file` : `“${document.name}” is there`, 'success');
    });
  }, [dispatch, id]);
}
