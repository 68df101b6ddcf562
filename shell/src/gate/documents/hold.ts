// Stands inside the sign-in documents, in their head: what people do with a page that is painted, but whose script has
// not come yet, is held for it. It stays small and imports no library.
import { isLogoutPending, readToken } from '@harambee/platform';
import type { Held } from './held.ts';

const held: Held = { pressed: [], submitted: undefined, release };

/** A form that the browser itself sends would put the password into the address. */
function onSubmit(event: SubmitEvent): void {
  event.preventDefault();
  held.submitted = event.target as HTMLFormElement;
  document.documentElement.dataset.held = '';
}

function onClick({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLElement>('button[type="button"]');
  if (button) held.pressed.push(button);
}

/** Its script has not arrived: the page looks as if it answered, so it has to say that it does not. */
function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement) document.getElementById('incomplete')?.removeAttribute('hidden');
}

function release(): Held {
  window.removeEventListener('submit', onSubmit, true);
  window.removeEventListener('click', onClick, true);
  window.removeEventListener('error', onError, true);
  delete document.documentElement.dataset.held;
  return held;
}

window.addEventListener('submit', onSubmit, true);
window.addEventListener('click', onClick, true);
window.addEventListener('error', onError, true);
window.harambeeHeld = held;

// Somebody who is signed in already sees no form: `documents/styles.ts` hides it.
if (readToken() !== null && !isLogoutPending()) document.documentElement.dataset.signedIn = '';
