import { pagesOfText } from '@harambee/domain';
import { Refused } from './refused.ts';

const markup = /^\s*<(?:!doctype|\?xml|html|head|body|svg|script)|^\{\\rtf/i;

/** Text by its mark, else UTF-8, else what Windows wrote before there was UTF-8. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** More control characters than one in a thousand: no text, whatever its name says. */
function isBinary(text: string): boolean {
  const controls = text.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0;
  return controls > text.length / 1_000;
}

/** A plain text; a form feed begins a page. */
export function readText(bytes: Uint8Array): string[][] {
  const text = decoded(bytes);
  if (markup.test(text.slice(0, 1_000)) || isBinary(text)) throw new Refused('wrongKind');
  return pagesOfText(text);
}
