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

/** Longer than a reply should be. What comes then is shown with the answer: each sentence checks all before it again. */
const longestStream = 2_000;

/** What may be shown of whole sentences while a reply is still being written; empty where there is nothing (ASSIST-13). */
function shownOf(whole: string, sheet: FactSheet): string {
  if (whole.trim() === '') return '';
  try {
    return checkedReply(whole, sheet).text;
  } catch (error) {
    if (error instanceof UnusableAnswer) return '';
    throw error;
  }
}

/** Passes on whole sentences only, each checked and filled, when there is one more. */
export function shownAsItGrows(sheet: FactSheet, onText: (text: string) => void): (soFar: string) => void {
  let [whole, shown] = ['', ''];
  return (soFar) => {
    const grown = wholeSentences(soFar.slice(0, longestStream));
    if (grown === whole) return;
    whole = grown;
    const text = shownOf(whole, sheet);
    if (text === '' || text === shown) return;
    shown = text;
    onText(text);
  };
}
