import { isApple } from './shown-keys.ts';

/** Dialogs, drawers and text fields keep their keys to themselves. */
const dialogs = '[aria-modal="true"], [role="alertdialog"]';
const takesLetters =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]';

export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** Whether a key pressed now may be a shortcut: no form has used it, nobody is typing, no dialog is open. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || isDialogOpen()) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest(takesLetters));
}

/** Whether the event matches this key: a single letter, or one with Cmd or Ctrl if it starts with `$mod+`. */
export function isPress(event: KeyboardEvent, press: string): boolean {
  const key = press.replace('$mod+', '');
  const wantsMod = key !== press;
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey || event.shiftKey) return false;
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return mod === wantsMod && !other;
}

/** Consists of letters only: these shortcuts can be switched off. */
export const isSingleKey = (shortcut: readonly string[]): boolean =>
  shortcut.every((press) => !press.startsWith('$mod+'));
