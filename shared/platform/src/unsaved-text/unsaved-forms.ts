import { heldTexts } from '../device-storage/texts-in-memory.ts';
import { keyOf, keysOf, ownStorage, parseUnsavedText } from './unsaved-keys.ts';

/** The unsaved text of one form. */
export interface UnsavedForm {
  name: string;
  /** When it was typed, in milliseconds. */
  at: number;
  content: unknown;
}

/** All unsaved texts of this person in the present organization; also those the browser had no room for. */
export function unsavedForms(userId: string): UnsavedForm[] {
  const prefix = keyOf(userId, '');
  const place = ownStorage();
  const stored = keysOf(place, prefix).flatMap((key) => {
    const { at, content } = parseUnsavedText(place.getItem(key)) ?? {};
    return at === undefined ? [] : [{ key, at, content }];
  });
  const held = heldTexts(userId)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { at, content }]) => ({ key, at, content }));
  return [...stored.filter(({ key }) => !held.some((one) => one.key === key)), ...held].map(
    ({ key, at, content }) => ({ name: key.slice(prefix.length), at, content }),
  );
}
