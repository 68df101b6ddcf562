import { readInProcess } from '../../reading/reading-process.ts';
import type { Content } from './content.ts';
import { RefusedContent } from './refused-content.ts';

/** Where a PDF ends, if nothing was cut off. */
const endWithin = 4_096;
/** Words are found across the border of two pieces. */
const overlap = 64;

const encrypted = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
/** Starts a program of the reader's machine. */
const launches = /\/S\s*\/Launch\b/;

interface Scan {
  isEncrypted: boolean;
  launches: boolean;
}

async function scan(content: Content): Promise<Scan> {
  const found: Scan = { isEncrypted: false, launches: false };
  let before = '';
  for await (const piece of content.all()) {
    const text = before + piece.toString('latin1');
    found.isEncrypted ||= encrypted.test(text);
    found.launches ||= launches.test(text);
    before = text.slice(-overlap);
  }
  return found;
}

/**
 * Many offices protect a PDF against changes only, and everybody can open it. Whether one asks for a password is left to
 * the reader of calls, in its own process.
 */
async function asksForPassword(content: Content): Promise<boolean> {
  const reading = await readInProcess(await content.range(0, content.bytes));
  return 'refusal' in reading && reading.refusal === 'encrypted';
}

/** Refuses a PDF that is cut off, asks for a password or starts programs (CALL-41). */
export async function lookAtPdf(content: Content): Promise<'pdf'> {
  const end = await content.range(content.bytes - endWithin, content.bytes);
  if (!end.includes('%%EOF')) throw new RefusedContent('broken');
  const { isEncrypted, launches: isLauncher } = await scan(content);
  if (isLauncher) throw new RefusedContent('macros');
  if (isEncrypted && (await asksForPassword(content))) throw new RefusedContent('encrypted');
  return 'pdf';
}
