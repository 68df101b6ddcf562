import { useLayoutEffect } from 'react';

/** Id of the element in which the gateway sends the page (`src/server-render`). The app renders behind it. */
export const serverPageId = 'server-page';

const focusable = 'a[href], button, [tabindex]';
const isSame = (one: Element, other: Element) =>
  one.getAttribute('href') === other.getAttribute('href') && one.textContent === other.textContent;

/** Takes away the page that the gateway sent. The same element of the app gets the focus, which would be lost. */
function removeServerPage(): void {
  const page = document.getElementById(serverPageId);
  if (!page) return;
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  page.remove();
  if (!focused) return;
  const twin = [...document.querySelectorAll<HTMLElement>(focusable)].find((one) => isSame(one, focused));
  twin?.focus({ preventScroll: true });
}

/** Once `isReady`, the page stands where the gateway's stood, in the same commit: nothing moves (PROF-37). */
export function useInPlaceOfServerPage(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) removeServerPage();
  }, [isReady]);
}
