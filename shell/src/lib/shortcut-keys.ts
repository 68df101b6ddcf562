import { isApple } from './shown-keys.ts';

/** A dialog or a drawer keeps the keys to itself, and so does whatever takes letters. */
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

/** Whether it is this press: a letter alone, or with Cmd or Ctrl where it says `$mod+`. */
export function isPress(event: KeyboardEvent, press: string): boolean {
  const key = press.replace('$mod+', '');
  const wantsMod = key !== press;
  if (event.key.toLowerCase() !== key.toLowerCase() || event.altKey || event.shiftKey) return false;
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return mod === wantsMod && !other;
}

/** Made of letters alone: these can be switched off. */
export const isSingleKey = (shortcut: readonly string[]): boolean =>
  shortcut.every((press) => !press.startsWith('$mod+'));
