import { UnusableAnswer } from '@harambee/service-kit/language-model';
import { safeMarkdown } from './safe-markdown.ts';

/** Normalized numbers: `$87,934` and `87934` are the same. */
const numbersOf = (text: string): string[] =>
  (text.match(/\p{Nd}[\p{Nd},.]*/gu) ?? []).map((number) => number.replace(/,/g, '').replace(/\.+$/, ''));

/**
 * Accepts a reply that is not empty, is not protocol text, and contains no figure the model made up. `known` is
 * everything the model was given. A single-digit number may be a count of list items.
 */
export function checkedReply(text: string, known: string): string {
  const reply = safeMarkdown(text);
  if (reply === '') throw new UnusableAnswer('it is empty');
  const letters = reply.match(/[\p{L}\p{M}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0;
  if (reply.includes('\ufffd') || letters < reply.length * 0.9 || /^\s*[{[]\s*["{[]/.test(text))
    throw new UnusableAnswer('it is no prose');
  if (/\bas an? (?:ai|large|language) |<data>|‹data>|rules that nothing else/i.test(reply))
    throw new UnusableAnswer('it speaks of itself');
  const knownNumbers = new Set(numbersOf(known));
  if (numbersOf(reply).some((number) => number.length > 1 && !knownNumbers.has(number)))
    throw new UnusableAnswer('it states a figure that nobody gave');
  return reply;
}
