import { readFontsFromDisk } from '@harambee/documents/disk-fonts';
import { PdfReader } from '@harambee/documents/testing';
import { proposalSectionKeys, proposalSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { builtInDrafter, type DraftingFacts } from '@harambee/drafting';
import { plannedWater, waterPlan, waterProject } from '@harambee/drafting/testing';
import { afterAll, expect, jest, test } from '@jest/globals';
import type { ProposalExport } from '../export/proposal-export.ts';
import { maxPages, proposalPdf } from './proposal-pdf.ts';

readFontsFromDisk();

// Whole documents and many random proposals; on a busy machine that takes a while.
jest.setTimeout(60_000);

/** The usual run tries every third place where a page may break, `LONG=1` every place. */
const step = process.env.LONG ? 1 : 3;

const reader = new PdfReader();
afterAll(() => reader.close());
const readPdf = (bytes: Uint8Array) => reader.read(bytes);

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

/** Line breaks come from the layout, not from the writer. */
const flowing = (pages: string[]) => pages.join('\n').replace(/\s+/g, ' ');

test('title, amount, all eight sections and their sentences can be read back', async () => {
  const input = await inputFor(waterProject);
  const pdf = await readPdf(await proposalPdf(input));
  const text = flowing(pdf.pages);
  expect(flowing(pdf.pages.slice(0, 1))).toContain('Clean water for the villages of Loima');
  expect(pdf.pages[0]).toContain('$86,400');
  expect(pdf.pages[0]).toContain('30 September 2026');
  for (const { title, text: written, key } of input.sections) {
    expect(text).toContain(title);
    const paragraphs = written
      .split('\n\n')
      .filter((paragraph) => !paragraph.includes('•') && key !== 'budget');
    for (const paragraph of paragraphs.slice(0, 2)) expect(text).toContain(paragraph.slice(0, 60));
  }
});

test('title, language, author and tags are set', async () => {
  const input = await inputFor(withProposal({ title: 'Wells & <wind>', organization: 'Maji & Co' }));
  const bytes = await proposalPdf({ ...input, language: 'sw' });
  const pdf = await readPdf(bytes);
  expect(pdf.info).toMatchObject({ Title: 'Wells & <wind>', Author: 'Maji & Co', Creator: 'Harambee' });
  expect(pdf).toMatchObject({ language: 'sw', isTagged: true });
  expect(Buffer.from(bytes).toString('latin1')).toContain('/DisplayDocTitle true');
  // The XML metadata is uncompressed, has the same values and is well-formed.
  expect(Buffer.from(bytes).toString('utf8')).toContain('Wells &amp; &lt;wind&gt;</rdf:li>');
  expect(pdf.roles.flat()).toEqual(
    expect.arrayContaining([
      'H1',
      'H2',
      'P',
      'L',
      'LI',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'TOC',
      'TOCI',
      'Link',
    ]),
  );
  expect((await readPdf(await proposalPdf(input))).language).toBe('en');
});

test('the contents link every section and show its page', async () => {
  const pdf = await readPdf(await proposalPdf(await inputFor(waterProject)));
  expect(pdf.outline).toEqual(Object.values(proposalSections));
  expect(pdf.links[1]).toBe(proposalSectionKeys.length);
  for (const title of Object.values(proposalSections)) {
    const page = Number(new RegExp(`^${title}\\s+(\\d+)$`, 'm').exec(pdf.pages[1] ?? '')?.[1]);
    expect(pdf.pages[page - 1]).toMatch(new RegExp(`^${title}$`, 'm'));
  }
});

test('every page except the first is numbered', async () => {
  const { pages } = await readPdf(await proposalPdf(await inputFor(waterProject)));
  expect(pages[0]).not.toContain('Page 1 of');
  for (const [index, page] of pages.slice(1).entries())
    expect(page).toContain(`Page ${index + 2} of ${pages.length}`);
});

test('the budget is a table whose total is the request', async () => {
  const { pages } = await readPdf(await proposalPdf(await inputFor(waterProject)));
  const text = flowing(pages);
  expect(text).toMatch(/Drilling of four boreholes 4 x \$8,500 \$34,000/);
  expect(text).toMatch(/Total \$86,400/);
  expect(text).not.toContain('Difference');
});

test('a budget that differs from the request shows the difference', async () => {
  const input = await inputFor(
    withProposal({ budget: 'Pumps: $1,000.50\nPipes: $200', requestedAmount: 1500 }),
  );
  const text = flowing((await readPdf(await proposalPdf(input))).pages);
  expect(text).toMatch(/Total \$1,200\.50 Amount requested \$1,500 Difference \$299\.50/);
});

test('a budget that cannot be parsed stays text', async () => {
  const input = await inputFor(withProposal({ budget: 'Salaries as agreed' }));
  const pdf = await readPdf(await proposalPdf(input));
  expect(flowing(pdf.pages)).toContain('Salaries as agreed');
  expect(flowing(pdf.pages)).not.toMatch(/Item (?:Basis )?Amount/);
});

test('the tables of the text are tagged tables under their headings, and months have a mark and a word', async () => {
  const input = await inputFor(plannedWater);
  const bytes = await proposalPdf(input);
  const { pages, roles } = await readPdf(bytes);
  const text = flowing(pages);
  const titles = [
    'Activities and what they lead to',
    'Work plan by month',
    'Evaluation matrix',
    'People and their time',
    'Risks and answers to them',
  ];
  for (const title of titles) expect(text).toContain(title);
  const all = roles.flat();
  const count = (role: string) => all.filter((one) => one === role).length;
  expect(count('H3')).toBe(titles.length);
  // The facts of the cover, the budget, and the five; a table that continues on the next page counts there, too.
  expect(count('Table')).toBeGreaterThanOrEqual(2 + titles.length);
  expect(text).toMatch(/Activity 1–3 4–6 7–9 10–12 13–15 16–18/);
  // Five activities: one, three, three, two and three quarters of the year.
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/ActualText \(active\)/g)?.length,
  ).toBe(12);
});

test('a long table repeats its header on each page', async () => {
  const [activity] = waterPlan.activities;
  const activities = Array.from({ length: 40 }, (_, index) => ({
    ...(activity as (typeof waterPlan.activities)[0]),
    id: `a${index}`,
    activity: `${'work on the wells '.repeat(6)}${index}`,
  }));
  const input = await inputFor(withProposal({ activities }));
  const { pages } = await readPdf(await proposalPdf(input));
  const headed = pages.filter((page) => /Activity\s+1–3\s+4–6/.test(page));
  expect(headed.length).toBeGreaterThan(1);
});

test('the file is marked as a draft if, and only if, a fact is missing', async () => {
  const input = await inputFor(withProposal({ team: '' }));
  const draft = await readPdf(await proposalPdf(input));
  expect(draft.pages[0]).toMatch(/DRAFT: 1 fact is still needed/);
  expect(flowing(draft.pages)).toContain('[needs: the people who will do the work, with their roles]');
  const complete = input.sections.map((section) => ({ ...section, text: 'All is said.', needs: [] }));
  expect((await readPdf(await proposalPdf({ ...input, sections: complete }))).pages[0]).not.toContain(
    'DRAFT',
  );
});

test.each([
  ['Swahili', 'Wanjirũ wa Ng’ang’a', 'Kijiji cha Maji Safi'],
  ['Arabic', 'مؤسسة سمر وليلى', 'مياه نظيفة من القرية'],
  ['Chinese', '李明与王小红', '农村清洁水项目'],
  ['Japanese', '田中さくら', '水のプロジェクト'],
  ['Amharic', 'አበበ ቢቂላ', 'ንጹህ ውሃ'],
  ['Vietnamese', 'Nguyễn Thị Ánh', 'Nước sạch'],
  ['Russian', 'Анна Иванова', 'Чистая вода'],
  ['Greek', 'Ελένη Παπαδοπούλου', 'Καθαρό νερό'],
])('names in %s can be read back', async (_language, organization, title) => {
  const input = await inputFor(withProposal({ organization, title }));
  const pdf = await readPdf(await proposalPdf(input));
  const titlePage = flowing(pdf.pages.slice(0, 1));
  expect(titlePage).toContain(title);
  expect(titlePage).toContain(organization);
  expect(flowing(pdf.pages.slice(2))).toContain(organization);
  expect(flowing(pdf.pages)).not.toContain('\ufffd');
});

test('control characters are removed and nothing is treated as markup', async () => {
  const input = await inputFor(
    withProposal({ title: 'A\u0000B\u0007 <script>(x)\\ %PDF', organization: '\u202eevil' }),
  );
  const pdf = await readPdf(await proposalPdf(input));
  expect(pdf.pages[0]).toContain('A B <script>(x)\\ %PDF');
  expect(pdf.info.Author).toBe('evil');
});

test('an endless text is cut off at the page limit, and the file says so', async () => {
  const input = await inputFor(waterProject);
  const endless: GeneratedSection = {
    key: 'impact',
    title: 'Impact',
    text: 'x\n'.repeat(12_000),
    needs: [],
    words: 0,
  };
  const { pages } = await readPdf(await proposalPdf({ ...input, sections: [endless] }));
  expect(pages).toHaveLength(maxPages);
  expect(pages.at(-1)).toContain(`this file ends after ${maxPages} pages`);
});

test('an empty draft has pages, too', async () => {
  const input = await inputFor(
    withProposal({
      title: '',
      organization: '',
      grantId: '',
      description: '',
      objectives: [],
      budget: '',
      timeline: '',
      team: '',
      methodology: '',
      sustainability: '',
      category: '',
      deadline: '',
      beneficiaries: 0,
      requestedAmount: 0,
      projectDuration: 0,
    }),
  );
  const pdf = await readPdf(await proposalPdf({ ...input, organization: '' }));
  expect(pdf.pages[0]).toContain('Untitled proposal');
  expect(pdf.outline).toHaveLength(8);
});

test('a typical proposal stays small', async () => {
  expect((await proposalPdf(await inputFor(waterProject))).length).toBeLessThan(120_000);
});

test('fields of 20,000 characters are laid out in time', async () => {
  const long = '我们的水项目。 '.repeat(1_000) + 'Maji safi ni uhai. '.repeat(600);
  const input = await inputFor(
    withProposal({ description: long, methodology: long, team: long, sustainability: long }),
  );
  const started = performance.now();
  expect((await readPdf(await proposalPdf(input))).pages.length).toBeGreaterThan(10);
  expect(performance.now() - started).toBeLessThan(20_000);
});

const withText = async (text: string): Promise<ProposalExport> => {
  const input = await inputFor(waterProject);
  const [first] = input.sections as [GeneratedSection];
  return { ...input, sections: [{ ...first, text, needs: [], tables: [] }] };
};
/** The page with the text, without its header and footer. */
const bodies = ({ pages }: { pages: string[] }) => pages.slice(2);

test('emoji are drawn, also those made of several, and can be read back', async () => {
  const emoji = ['🙂', '📚', '✅', '👩‍🌾', '🇰🇪', '1️⃣', '💧'];
  const input = {
    ...(await withText(`Books ${emoji.join(' and ')} for all.`)),
    title: 'Wells 💧',
    organization: 'Maji 🙂',
  };
  const pdf = await readPdf(await proposalPdf(input));
  const [body] = bodies(pdf);
  for (const one of emoji) expect(body).toContain(one);
  expect(pdf.pages[0]).toContain('Wells 💧');
  expect(pdf.pages[0]).toContain('Maji 🙂');
  expect(flowing(pdf.pages)).not.toContain('\ufffd');
});

test('numbered lines become a list and keep the numbers people typed', async () => {
  const pdf = await readPdf(
    await proposalPdf(
      await withText(
        'We begin here.\n\n1. Drill the wells\n2. Train them\n(3) Hand over\n\n10) Report\n\n2027. A year is no number of a list.',
      ),
    ),
  );
  const [body] = bodies(pdf);
  expect(pdf.roles[2]?.filter((role) => role === 'Lbl')).toHaveLength(4);
  for (const item of ['1. Drill the wells', '2. Train them', '3) Hand over', '10) Report'])
    expect(flowing([body ?? ''])).toContain(item);
  expect(flowing([body ?? ''])).toContain('2027. A year is no number of a list.');
});

test('words that were quoted twice are quoted once', async () => {
  const typed = await inputFor(withProposal({ title: '"Clean water" for all' }));
  expect(typed.sections[0]?.text).toContain('“‘Clean water’ for all”');
  const stored = await withText('“"Clean water"” and “"Maji" safi” and “new "wells"” and "one" and “two”.');
  expect(flowing(bodies(await readPdf(await proposalPdf(stored))))).toContain(
    '“Clean water” and “‘Maji’ safi” and “new ‘wells’” and "one" and “two”.',
  );
});

test('no single line of a paragraph stands alone on a page', async () => {
  const input = await inputFor(waterProject);
  const [first] = input.sections as [GeneratedSection];
  const paragraph = (place: number) =>
    Array.from({ length: 30 + (place % 5) * 12 }, (_, word) => `p${place}w${word}`).join(' ');
  // Each additional line moves other paragraphs to the ends of pages.
  for (let shift = 1; shift <= 3; shift += step) {
    const text = [
      'line\n'.repeat(shift).trim(),
      ...Array.from({ length: 26 }, (_, place) => paragraph(place)),
    ].join('\n\n');
    const sections = ['project_description', 'impact', 'team'].map((key) => ({
      ...first,
      key,
      title: 'Heading',
      text,
      needs: [],
      tables: [],
    })) as GeneratedSection[];
    const body = bodies(await readPdf(await proposalPdf({ ...input, sections })));
    for (const page of body) {
      const lines = page.split('\n').filter((line) => line.trim() !== '');
      const end = lines.findIndex((line) => line.includes(input.grantId));
      const ofPage = lines.slice(0, end);
      for (const [at, edge] of [
        [0, 1],
        [-1, -2],
      ] as const) {
        const place = /p(\d+)w/.exec(ofPage.at(at) ?? '')?.[1];
        const isEdge =
          at === 0
            ? !/p\d+w0 /.test(`${ofPage[0]} `)
            : place && !ofPage.at(-1)?.includes(lastWord(Number(place)));
        if (place && isEdge) expect(ofPage.at(edge)).toContain(`p${place}w`);
      }
    }
  }
  function lastWord(place: number): string {
    return `p${place}w${29 + (place % 5) * 12}`;
  }
});

test('no page ends with a heading or an introduction: what follows stays with it', async () => {
  const input = await inputFor(waterProject);
  const [first] = input.sections as [GeneratedSection];
  for (let shift = 26; shift <= 40; shift += step) {
    const texts = ['line\n'.repeat(shift).trim(), 'What follows is said at length:\n\n• one\n• two'];
    const sections = texts.map((text, place) => ({
      ...first,
      key: place === 0 ? 'impact' : 'team',
      title: 'Heading',
      text,
      needs: [],
      tables: [],
    })) as GeneratedSection[];
    for (const page of bodies(await readPdf(await proposalPdf({ ...input, sections })))) {
      const lines = page.split('\n').filter((line) => line.trim() !== '');
      const end = lines.findIndex((line) => line.includes(input.grantId));
      expect(lines[end - 1]).not.toMatch(/^(Heading|What follows)/);
    }
  }
});

test('a table row that fits on a page is never split', async () => {
  const input = await inputFor(waterProject);
  const [first] = input.sections as [GeneratedSection];
  const cellText = (row: number, part: string) => ({
    text: `begin${row}${part} ${'and so on with the work '.repeat(14)} end${row}${part}`,
  });
  const rows = Array.from({ length: 30 }, (_, row) => ['a', 'b', 'c'].map((part) => cellText(row, part)));
  const table = {
    kind: 'risks',
    title: 'Risks',
    heads: ['Risk', 'Answer', 'Owner'],
    rows,
  } as unknown as NonNullable<GeneratedSection['tables']>[number];
  const sections = [{ ...first, text: 'The risks.', needs: [], tables: [table] }];
  const { pages } = await readPdf(await proposalPdf({ ...input, sections }));
  const headed = pages.filter((page) => /Risk\s+Answer\s+Owner/.test(page));
  expect(headed.length).toBeGreaterThan(2);
  for (let row = 0; row < rows.length; row += 1) {
    const at = (word: string) => pages.findIndex((page) => page.includes(word));
    expect(at(`begin${row}a`)).toBe(at(`end${row}a`));
    expect(at(`begin${row}c`)).toBe(at(`end${row}c`));
  }
});

test('no table row stands alone on a page, wherever the table begins', async () => {
  const input = await inputFor(waterProject);
  const [first] = input.sections as [GeneratedSection];
  const rows = Array.from({ length: 6 }, (_, row) => [{ text: `row${row}` }, { text: 'Post' }]);
  const table = { kind: 'team', title: 'People', heads: ['Name', 'Post'], rows } as unknown as NonNullable<
    GeneratedSection['tables']
  >[number];
  for (let lines = 14; lines < 32; lines += step) {
    const text = Array.from({ length: lines }, (_, line) => `Line ${line} of the text.`).join('\n\n');
    const sections = [{ ...first, text, needs: [], tables: [table] }];
    const { pages } = await readPdf(await proposalPdf({ ...input, sections }));
    const counts = pages.map((page) => page.match(/row\d/g)?.length ?? 0).filter((count) => count > 0);
    expect([lines, counts.includes(1)]).toEqual([lines, false]);
  }
});
