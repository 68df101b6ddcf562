import { readDocx } from '@harambee/documents/testing';
import { formatDay, proposalSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, type DraftingFacts, numeralsIn, unsupportedNumerals } from '@harambee/drafting';
import { anyFacts, plannedWater, propertyRuns, waterProject } from '@harambee/drafting/testing';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { type BudgetRows, budgetRows } from '../export/budget-rows.ts';
import { coverText, type ProposalExport } from '../export/proposal-export.ts';
import { proposalDocx } from './proposal-docx.ts';

// Whole documents and many random proposals; on a busy machine that takes a while.
jest.setTimeout(120_000);

const generatedAt = new Date('2026-08-01T10:00:00Z');

async function inputFor(facts: DraftingFacts): Promise<ProposalExport> {
  const sections: GeneratedSection[] = [];
  const options = { seed: 'test', signal: new AbortController().signal };
  for await (const section of builtInDrafter().draft(facts, options)) sections.push(section);
  return { ...facts.proposal, version: 3, sections, generatedAt };
}

const withProposal = (fields: Partial<DraftingFacts['proposal']>): DraftingFacts => ({
  ...waterProject,
  proposal: { ...waterProject.proposal, ...fields },
});

const lineOf = (item: string) => ({
  category: 'equipment' as const,
  item,
  quantityHundredths: 800,
  unit: 'sets',
  unitCents: 100,
  months: 24,
  justification: 'price of the dealer',
});
const plan = { outcomes: plannedWater.proposal.outcomes, risks: plannedWater.proposal.risks };

const wordOf = async (facts: DraftingFacts) => readDocx(await proposalDocx(await inputFor(facts)));

test('title and amount are there, and all eight sections are first-level headings', async () => {
  const { paragraphs, tables } = await wordOf(plannedWater);
  const styled = (style: string) => paragraphs.filter((one) => one.style === style).map(({ text }) => text);
  expect(styled('Title')).toEqual([waterProject.proposal.title]);
  expect(styled('Heading1')).toEqual(Object.values(proposalSections));
  expect(styled('ListParagraph').length).toBeGreaterThan(4);
  expect(tables[0]).toContainEqual(['Amount requested', '$86,400 (US dollars)']);
});

test('the contents are a field that links every section without page numbers, because only Word knows its pages', async () => {
  const { xml, paragraphs } = await wordOf(waterProject);
  expect(/TOC [^<]*/.exec(xml)?.[0]).toContain('\\n &quot;1-9&quot;');
  // It is complete: Word does not ask whether to update it.
  expect(xml).not.toContain('w:dirty="true"');
  const listed = paragraphs.filter(({ style }) => style === 'TOC1').map(({ text }) => text);
  expect(listed).toEqual(Object.values(proposalSections));
  expect(xml.match(/<w:hyperlink [^>]*w:anchor="_Toc/g)).toHaveLength(listed.length);
});

test('a word of 40,000 letters takes no longer than the same letters in short words', async () => {
  const input = await inputFor(waterProject);
  const withText = (text: string) => ({
    ...input,
    sections: input.sections.slice(0, 1).map((section) => ({ ...section, text })),
  });
  const letters = 40_000;
  const word = withText('w'.repeat(letters));
  const words = withText('Maji safi '.repeat(letters / 10));
  const costOf = async (one: ProposalExport) => {
    const before = process.cpuUsage();
    await proposalDocx(one);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await costOf(words);
  // Measured alternately in one run, so that load affects both equally. It was 13 times for 3,000 letters, and grew
  // with them.
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) ratios.push((await costOf(word)) / (await costOf(words)));
  expect(Math.min(...ratios)).toBeLessThan(10);
  const { paragraphs } = readDocx(await proposalDocx(word));
  expect(paragraphs.some(({ text }) => text.length === letters)).toBe(true);
});

test('the budget is a table with a header row, and has the same rows and total as the PDF', async () => {
  const { xml, tables } = await wordOf(waterProject);
  const { heads, rows } = budgetRows(waterProject.proposal) as BudgetRows;
  const table = tables.find(([head]) => head?.[0] === 'Item');
  expect(table).toEqual([heads, ...rows.map(({ cells }) => cells)]);
  expect(table?.at(-1)).toEqual(['Total', '', '$86,400']);
  // Every table except the cover's has its header row marked.
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(tables.length - 1);
});

test('title, author and language are set, pages are numbered, missing facts are highlighted', async () => {
  const facts = withProposal({ title: 'Wells & <wind>', organization: 'Maji & Co', team: '' });
  const docx = readDocx(await proposalDocx({ ...(await inputFor(facts)), language: 'sw' }));
  expect(docx.core).toContain('<dc:title>Wells &amp; &lt;wind&gt;</dc:title>');
  expect(docx.core).toContain('<dc:creator>Maji &amp; Co</dc:creator>');
  expect(docx.styles).toMatch(/<w:lang [^>]*w:val="sw"/);
  expect(docx.footers).toMatch(/PAGE.*NUMPAGES/s);
  expect(docx.xml).toMatch(/<w:highlight w:val="yellow"\/>.{0,200}\[needs: the people who will do the work/s);
});

test('Arabic runs from right to left, Chinese has its own font', async () => {
  const { xml, paragraphs } = await wordOf(
    withProposal({ title: 'مياه نظيفة من القرية', organization: '农村清洁水项目' }),
  );
  expect(paragraphs.find(({ style }) => style === 'Title')?.text).toBe('مياه نظيفة من القرية');
  expect(xml).toMatch(/<w:pStyle w:val="Title"\/>.{0,80}<w:bidi\/>.{0,200}<w:rtl\/>/s);
  expect(xml).toMatch(/w:eastAsia="Microsoft YaHei"[^>]*w:hint="eastAsia"|w:hint="eastAsia"[^>]*w:eastAsia=/);
});

test('every number is a fact or computed, and nothing people type breaks the XML', async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, async (facts) => {
      const input = await inputFor(facts);
      const { paragraphs, xml, core } = readDocx(await proposalDocx(input));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
      expect(xml + core).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(xml))).not.toThrow();
      const { marks } = coverText(input);
      const calculated = [
        ...(budgetRows(facts.proposal)?.rows.flatMap(({ cells }) => cells) ?? []),
        // The month numbers in the header of a grid.
        ...input.sections.flatMap(({ tables = [] }) => tables.flatMap(({ heads }) => heads)),
        ...marks,
        String(input.version),
        formatDay('2026-08-01', 'en-GB'),
      ].flatMap(numeralsIn);
      const text = paragraphs
        .filter(({ style }) => style !== 'TOC1')
        .map((paragraph) => paragraph.text)
        .join('\n');
      const section = { ...(input.sections[0] as GeneratedSection), text };
      const unsupported = unsupportedNumerals([section], facts);
      expect(unsupported.filter((numeral) => !calculated.includes(numeral))).toEqual([]);
    }),
    { numRuns: propertyRuns(8) },
  );
});

test('the tables of the text are real tables under second-level headings, and no row is split', async () => {
  const { paragraphs, tables, xml } = await wordOf(plannedWater);
  const styled = (style: string) => paragraphs.filter((one) => one.style === style).map(({ text }) => text);
  expect(styled('Heading2')).toEqual([
    'Activities and what they lead to',
    'Work plan by month',
    'Evaluation matrix',
    'People and their time',
    'Risks and answers to them',
  ]);
  const headed = (first: string) => tables.find(([head]) => head?.[0] === first);
  expect(headed('Activity')?.[1]?.slice(1)).toEqual(['●', '', '', '', '', '']);
  expect(headed('Outcome')?.[2]).toEqual(
    expect.arrayContaining(['4.2 cases a year (2025, county water survey)', 'Grace Nakiru']),
  );
  expect(headed('Name')?.[1]).toEqual(['Wanjiru Achieng', 'Project manager', '100%', '1–18']);
  const rows = tables.reduce((sum, table) => sum + table.length, 0);
  expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(rows);
});

test('numbered lines become numbered lists in Word and keep the numbers people typed', async () => {
  const input = await inputFor(waterProject);
  const [first] = input.sections as [GeneratedSection];
  const text = 'First.\n\n1. Drill\n2. Train\n\n4) Report\n\n• a dot';
  const { xml, paragraphs, numbering } = readDocx(
    await proposalDocx({ ...input, sections: [{ ...first, text, needs: [], tables: [] }] }),
  );
  expect(paragraphs.filter(({ style }) => style === 'ListParagraph').map((one) => one.text)).toEqual([
    'Drill',
    'Train',
    'Report',
    'a dot',
  ]);
  expect(xml.match(/<w:numId w:val="\d+"\/>/g)?.length).toBe(4);
  expect(numbering).toMatch(
    /<w:start w:val="1"\/><w:numFmt w:val="decimal"\/>.*?<w:lvlText w:val="%1\."\/>/s,
  );
  expect(numbering).toMatch(
    /<w:start w:val="4"\/><w:numFmt w:val="decimal"\/>.*?<w:lvlText w:val="%1\)"\/>/s,
  );
});

test('the cover says what readers must know about the text', async () => {
  const state = 'The answers have changed since this text was written.';
  const { paragraphs } = readDocx(await proposalDocx({ ...(await inputFor(waterProject)), state }));
  expect(paragraphs.some(({ text }) => text === state)).toBe(true);
});

test('amounts fit on one line, introductions stay with their lists, and no section starts on a new page', async () => {
  const budgetLines = [{ ...lineOf('Solar pumps'), months: 0, unitCents: 1_560_000_000 }];
  const { xml } = await wordOf(
    withProposal({ currency: 'KES', budgetLines, requestedAmount: 124_800_000, ...plan }),
  );
  const tables = xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
  const budget = tables.find((table) => table.includes('Unit cost')) ?? '';
  const widths = [...budget.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
  // "KES 124,800,000" in bold of ten points, with the margins of the cell.
  expect(widths.at(-1)).toBeGreaterThanOrEqual(15 * 120 + 216);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(9_027);
  const lead = xml.match(/<w:p>(?:(?!<\/w:p>).)*Equipment: KES.*?<\/w:p>/s)?.[0];
  expect(lead).toContain('<w:keepNext/>');
  // The space after a table is less than a line of text.
  expect(xml.match(/<\/w:tbl><w:p><w:pPr><w:spacing[^>]*w:line="120"[^>]*w:lineRule="exact"/g)?.length).toBe(
    tables.length - 1,
  );
});

test("no row stands alone under the table's header", async () => {
  const { xml } = await wordOf(plannedWater);
  const months = (xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []).find((table) => table.includes('1–3')) ?? '';
  const rows = months.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
  expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual([true, true, false, false, true, false]);
});
