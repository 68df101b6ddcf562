/** A text that a person has typed. */
export interface HeldText {
  userId: string;
  content: unknown;
  /** When it was typed, in milliseconds. */
  at: number;
}

/** Texts for which the browser has no room, by their key in the storage: they live as long as the page. */
const texts = new Map<string, HeldText>();

export const holdText = (key: string, text: HeldText): void => void texts.set(key, text);
export const heldText = (key: string): HeldText | undefined => texts.get(key);
export const letTextGo = (key: string): void => void texts.delete(key);

/** Those of a person, by key. */
export const heldTexts = (userId: string): [string, HeldText][] =>
  [...texts].filter(([, text]) => text.userId === userId);

export const holdsTexts = (): boolean => texts.size > 0;
