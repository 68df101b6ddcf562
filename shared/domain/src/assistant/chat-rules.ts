/** The longest question to the assistant, in characters. */
export const chatMessageLimit = 2_000;
/** How many earlier messages are sent along with a question (ASSIST-05). */
export const chatHistoryLength = 6;

export const blankMessage = 'Please write a question';

/** Whether nothing can be read: only spaces, line breaks and invisible characters. */
export const isBlankMessage = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/u.test(text);
