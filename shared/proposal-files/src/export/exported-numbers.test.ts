import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { PdfReader, readDocx } from '@harambee/documents/testing';
import { formatDay } from '@harambee/domain';
import { draftContext, draftedSections, renderSection } from '@harambee/drafting';
import { isKnownNumber, numbersIn, propertyRuns, realFacts, waterProject } from '@harambee/drafting/testing';
import { afterAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { proposalDocx } from '../docx/proposal-docx.ts';
import { proposalPdf } from '../pdf/proposal-pdf.ts';

readFontsFromDisk();

jest.setTimeout(1_800_000);

/** Writing and reading back each pair of files takes half a second. */
const pairs = propertyRuns(10);

const reader = new PdfReader();
afterAll(() => reader.close());

const generatedAt = new Date('2026-08-01T10:00:00Z');
const written = numbersIn(formatDay('2026-08-01', 'en-GB'));

test('every number in the PDF and in the Word file of random proposals is a fact or a computed value', async () => {
  let stated = 0;
  await fc.assert(
    fc.asyncProperty(realFacts, fc.string(), fc.nat(7), async (facts, seed, first) => {
      const sections = draftedSections(draftContext(facts, seed)).map(renderSection);
      const input = { ...facts.proposal, version: 3, sections, generatedAt };
      // Laying out pages is slowest, so each PDF has three sections and each Word file has all.
      const three = [...sections, ...sections].slice(first, first + 3);
      const isKnown = isKnownNumber(facts);
      const [pdf, docx] = [
        await reader.read(await proposalPdf({ ...input, sections: three })),
        // Only Word knows the page numbers in its contents.
        readDocx(await proposalDocx(input)),
      ];
      const inFiles = [pdf.pages.join('\n'), docx.paragraphs.map(({ text }) => text).join('\n')].flatMap(
        numbersIn,
      );
      stated += inFiles.length;
      expect(inFiles.filter((number) => !isKnown(number) && !written.includes(number))).toEqual([]);
    }),
    // No shrinking, because it would write each smaller proposal again; the first failure is enough.
    { numRuns: pairs, endOnFailure: true, examples: [[waterProject, 'one', 0]] },
  );
  // The example alone has more numbers than this; how many the random proposals have is up to chance.
  expect(stated).toBeGreaterThan(50);
});
