import { baseApi, showToast, useAuth, useLazyGetMeQuery } from '@harambee/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Checks again when this tab becomes visible: setup may have been finished in another tab or on another device. */
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

/** The window opens by itself, so no button can get the focus back: the page gets it. */
export function useFocusOnPageWhenClosed(isOpen: boolean) {
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => {
      const active = document.activeElement;
      const isLost = !active || active === document.body || active.closest('[role="dialog"]') !== null;
      if (isLost) document.getElementById('main')?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [isOpen]);
}

/** A new step or a new failure is read from its beginning. */
export function useShownFromTop(what: string) {
  const top = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useLayoutEffect(() => {
    const scroller = top.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [what]);
  return top;
}

export function useFocusOnNewStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
