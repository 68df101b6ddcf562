import { UnusableAnswer } from '@harambee/service-kit/language-model';
import type { FactSheet } from './facts/fact-sheet.ts';
import { type FilledReply, filledReply, wholeSentences } from './reply/filled-reply.ts';
import { safeMarkdown } from './safe-markdown.ts';

/** Text that says something and is no protocol text, as harmless Markdown. */
function asProse(text: string): string {
  const reply = safeMarkdown(text);
  if (reply === '') throw new UnusableAnswer('it is empty');
  const letters = reply.match(/[\p{L}\p{M}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0;
  if (
    reply.includes('\ufffd') ||
    letters < reply.length * 0.9 ||
    /^\s*[{[]\s*["{[]/.test(text.replace(/\{\{F\d+\}\}/g, ''))
  )
    throw new UnusableAnswer('it is no prose');
  if (
    /\bas an? (?:ai|large|language) |<data>|‹data>|rules that nothing else|how you write facts/i.test(reply)
  )
    throw new UnusableAnswer('it speaks of itself');
  return reply;
}

/** A whole reply with its facts filled in, and what was refused of it. */
export const checkedReply = (text: string, sheet: FactSheet): FilledReply =>
  filledReply(asProse(text), sheet.facts);

/** What may be shown of a reply that is still being written: its whole sentences; empty while there is none (ASSIST-13). */
export function shownSoFar(text: string, sheet: FactSheet): string {
  const whole = wholeSentences(text);
  if (whole.trim() === '') return '';
  try {
    return checkedReply(whole, sheet).text;
  } catch (error) {
    if (error instanceof UnusableAnswer) return '';
    throw error;
  }
}
