import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { PdfReader, readDocx } from '@harambee/documents/testing';
import { budgetSum, formatCents, parseBudgetText, requestFor, tidyProposal } from '@harambee/domain';
import type { BudgetLine, GeneratedSection, IndirectCost } from '@harambee/domain/schemas';
import { draftedSection, renderSection, unsupportedNumerals } from '@harambee/drafting';
import { propertyRuns, waterProject } from '@harambee/drafting/testing';
import { afterAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { proposalDocx } from '../docx/proposal-docx.ts';
import { proposalPdf } from '../pdf/proposal-pdf.ts';

readFontsFromDisk();

// Whole documents of many budgets; on a busy machine that takes a while.
jest.setTimeout(1_800_000);

const reader = new PdfReader();
afterAll(() => reader.close());

const line: fc.Arbitrary<BudgetLine> = fc.record({
  category: fc.constantFrom('personnel', 'travel', 'equipment', 'evaluation', 'other'),
  item: fc.constantFrom('Engineer', 'Desks: 20 x $45 = $800', 'Total', 'Pump & pipe <1>'),
  quantityHundredths: fc.integer({ min: 1, max: 20_000 }),
  unit: fc.constantFrom('', 'people', 'sets'),
  unitCents: fc.integer({ min: 1, max: 5_000_000 }),
  months: fc.integer({ min: 0, max: 18 }),
  justification: fc.constantFrom('', 'Quotation of 2026 ($5)', 'For each school'),
});
const budget = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 9 }),
  indirect: fc.option(fc.record({ rate: fc.integer({ min: 1, max: 1_500 }), cap: fc.constant(1_500) }), {
    nil: undefined,
  }),
  /** By how many dollars the request differs; usually none. */
  off: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
});

function written(lines: BudgetLine[], indirect: IndirectCost | undefined, off: number) {
  const requestedAmount = requestFor(budgetSum(lines, indirect).totalCents) + off;
  const proposal = tidyProposal({
    ...waterProject.proposal,
    requestedAmount,
    budgetLines: lines,
    ...(indirect && { indirectCost: indirect }),
  });
  // The other sections do not mention budget lines, and a file with one section is faster.
  const sections = [renderSection(draftedSection('budget', { ...waterProject, proposal }, 'seed'))];
  return { proposal, sections, input: { ...proposal, version: 1, sections, generatedAt: new Date(0) } };
}

const flowing = (text: string) => text.replace(/\s+/g, ' ');

test('rows, categories, request, text, PDF and Word file agree to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(budget, async ({ lines, indirect, off }) => {
      const { proposal, sections, input } = written(lines, indirect, off);
      const sum = budgetSum(proposal.budgetLines ?? [], proposal.indirectCost);
      const total = formatCents(sum.totalCents);
      const requested = formatCents(proposal.requestedAmount * 100);
      const gap = proposal.requestedAmount * 100 - sum.totalCents;
      // The free text of the budget.
      expect(parseBudgetText(proposal.budget)).toMatchObject({ totalCents: sum.totalCents, unread: [] });
      // The text and its table.
      const [section] = sections as [GeneratedSection];
      const [table] = section.tables ?? [];
      expect(table?.rows.at(-1)?.map(({ text }) => text)).toEqual(['Total', '', '', '', total]);
      expect(section.text).toContain(total);
      expect(section.needs.some((what) => what.startsWith('budget lines that sum'))).toBe(off > 0);
      // The Word file, row by row.
      const rows = readDocx(await proposalDocx(input)).tables[1] ?? [];
      const amounts = rows.map((row) => row.at(-1));
      const expected = [
        ...sum.categories.flatMap(({ cents, lines: members }) => [cents, ...members.map((one) => one.cents)]),
        ...(indirect ? [sum.directCents, sum.indirectCents] : []),
        sum.totalCents,
        ...(gap === 0 ? [] : off > 0 ? [sum.totalCents + gap, gap] : [gap, sum.totalCents + gap]),
      ].map((cents) => formatCents(cents));
      expect(amounts).toEqual(['Amount', ...expected]);
      // The PDF: every row with its amount, in the same order.
      const { pages } = await reader.read(await proposalPdf(input));
      const text = flowing(pages.join('\n'));
      let at = text.indexOf('Unit cost Amount');
      expect(at).toBeGreaterThan(-1);
      for (const amount of expected) {
        at = text.indexOf(amount, at);
        expect([amount, at > -1]).toEqual([amount, true]);
        at += amount.length;
      }
      // The cover shows every amount that was requested; it leaves out only empty answers.
      if (proposal.requestedAmount > 0) expect(pages[0]).toContain(requested);
      else expect(pages[0]).not.toContain('Amount requested');
      if (gap !== 0) expect(text).toContain(off > 0 ? 'Difference' : 'Rounded up to whole US dollars');
    }),
    { numRuns: propertyRuns(8), endOnFailure: true },
  );
});

test('the text and its table contain no numbers except those of the budget', () => {
  fc.assert(
    fc.property(budget, ({ lines, indirect, off }) => {
      const { proposal, sections } = written(lines, indirect, off);
      expect(unsupportedNumerals(sections, { ...waterProject, proposal })).toEqual([]);
    }),
    { numRuns: propertyRuns(15) },
  );
});

const many = (count: number): BudgetLine[] =>
  Array.from({ length: count }, (_, place) => ({
    category: place % 2 ? 'equipment' : 'personnel',
    item: `Item number ${place + 1}`,
    quantityHundredths: 150,
    unit: 'sets',
    unitCents: 10_001,
    months: 0,
    justification: place === 3 ? '' : 'Bought once for every school',
  }));

test('a long table repeats its header on each page, in the PDF and in Word', async () => {
  const { input } = written(many(60), { rate: 1_000, cap: 1_500 }, 0);
  const { pages, roles } = await reader.read(await proposalPdf(input));
  const withHeads = pages.filter((page) => flowing(page).includes('Item Quantity For Unit cost Amount'));
  expect(withHeads.length).toBeGreaterThan(2);
  expect(roles.flat()).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']));
  const { xml } = readDocx(await proposalDocx(input));
  expect(xml.match(/<w:tblHeader\/>/g)?.length).toBeGreaterThanOrEqual(1);
});

test('each item has its reason, and both files mark a missing one', async () => {
  const { input } = written(many(4), undefined, 0);
  const text = flowing((await reader.read(await proposalPdf(input))).pages.join('\n'));
  for (const item of [1, 2, 3]) expect(text).toContain(`Item number ${item}: Bought once`);
  expect(text).toContain('[needs: why Item number 4 is needed]');
  const { tables, xml } = readDocx(await proposalDocx(input));
  expect(tables[1]?.[2]?.[0]).toContain('Item number 1');
  for (const item of [1, 2, 3])
    expect(xml.replace(/<[^>]+>/g, '')).toContain(`Item number ${item}: Bought once`);
  expect(xml).toMatch(/<w:highlight w:val="yellow"\/>.{0,200}\[needs: why Item number 4 is needed\]/s);
});
