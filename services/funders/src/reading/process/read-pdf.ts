import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { callFileLimits } from '@harambee/domain';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { PageLines } from './page-lines.ts';
import { linesOfPieces } from './pdf-lines.ts';
import { Refused } from './refused.ts';

/** The reader makes one when it is loaded, for drawing. Nothing is drawn here, and no native library is loaded for it. */
class NoDrawing {}

async function loadPdfjs() {
  const drawing = globalThis as unknown as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) drawing[name] ??= NoDrawing;
  // The legacy build: the other one needs a later Node than 20.
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

/** The pages of a PDF in the order in which its text is stored, which is the order of reading in what programs make. */
export async function readPdf(bytes: Uint8Array): Promise<string[][]> {
  const { getDocument } = await loadPdfjs();
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const opening = getDocument({
    data: bytes,
    verbosity: 0,
    // Signs of Chinese, Japanese and Korean by the tables of their encodings.
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    // Neither fonts nor pictures are needed for text, and nothing of a file is run.
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    isEvalSupported: false,
    enableXfa: false,
  });
  try {
    const pdf = await opening.promise;
    if (pdf.numPages > callFileLimits.pages) throw new Refused('tooManyPages');
    const lines = new PageLines();
    for (let number = 1; number <= pdf.numPages; number += 1) {
      if (number > 1) lines.startPage();
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.filter((item): item is TextItem => 'str' in item);
      for (const line of linesOfPieces(pieces)) lines.add(line);
      page.cleanup();
    }
    return lines.pages;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(reasonOf(error as Error));
  }
}

/** A reader that runs out of memory or calls itself without end says so in words of its own. */
function reasonOf({ name, message }: Error) {
  if (name === 'PasswordException') return 'encrypted';
  return name === 'RangeError' || /allocation|call stack/i.test(message) ? 'tooHeavy' : 'broken';
}
