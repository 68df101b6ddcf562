/** The longest question to the assistant, in characters. */
export const chatMessageLimit = 2_000;
/** The last messages that are sent along with one (ASSIST-05). */
export const chatHistoryLength = 6;

export const blankMessage = 'Please write a question';

/** Nothing that anybody could read: blanks, line breaks, and characters without a shape. */
export const isBlankMessage = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/u.test(text);
