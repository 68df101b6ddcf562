import { baseApi, showToast, useAuth, useLazyGetMeQuery } from '@harambee/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Coming back to this tab: setup may have been finished in another one, or on another device. */
export function useFinishedElsewhere(forget: () => void) {
  const { updateUser } = useAuth();
  const dispatch = useDispatch();
  const [askWho] = useLazyGetMeQuery();

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { data } = await askWho();
      if (!data?.onboarded) return;
      forget();
      showToast('Setup was finished in another tab or on another device.');
      dispatch(baseApi.util.invalidateTags(['Profile', 'Proposal', 'ProposalStats', 'Impact']));
      updateUser(data);
    };
    const onReturn = () => void look();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [askWho, dispatch, forget, updateUser]);
}
