import { PdfReader, readDocx } from '@harambee/documents/testing';
import { builtInDrafter } from '@harambee/drafting';
import { plannedWater } from '@harambee/drafting/testing';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { testWorker } from '../testing/test-worker.ts';

// Two whole documents; on a busy machine that takes a while.
jest.setTimeout(60_000);

const api = testApp(proposals);
const reader = new PdfReader();
afterAll(() => reader.close());

const pumps = {
  category: 'equipment',
  item: 'Solar pumps and tanks for the four new boreholes',
  quantityHundredths: 400,
  unit: 'sets',
  unitCents: 5_400_000_000,
  months: 0,
  justification: 'Two quotations of August 2026',
} as const;

/** With every table of the plan, and long amounts in a currency of small units. All tests read the same one. */
let text: ReturnType<typeof writtenText> | undefined;
const givenText = () => {
  text ??= writtenText();
  return text;
};
async function writtenText() {
  const actor = await newActor();
  const { proposal } = plannedWater;
  const { id } = await givenProposal(api, actor, {
    ...proposal,
    currency: 'TZS',
    requestedAmount: proposal.requestedAmount * 2_500,
    budgetLines: [pumps],
  });
  await testWorker({ drafter: builtInDrafter() }).runNext();
  const get = (file: string) => api.as(actor).get(`/api/proposals/${id}/${file}`);
  return async (file: string) => {
    // On a busy machine the first thread may start too late, and the service answers that it is too busy; the test
    // tries again.
    let answer = await get(file);
    for (let tries = 1; answer.statusCode === 503 && tries < 5; tries += 1) answer = await get(file);
    return answer;
  };
}

test.each([
  ['', 595.28, 841.89],
  ['?paper=letter', 612, 792],
])('the PDF of %j is %d by %d points, and nothing is cut off (DRAFT-14)', async (query, width, height) => {
  const get = await givenText();
  const { papers } = await reader.read((await get(`pdf${query}`)).rawPayload);
  expect(papers.length).toBeGreaterThan(5);
  for (const paper of papers) {
    expect(paper.width).toBeCloseTo(width, 1);
    expect(paper.height).toBeCloseTo(height, 1);
    expect(paper.right).toBeLessThanOrEqual(width - 67);
    expect(paper.bottom).toBeLessThanOrEqual(height - 20);
  }
});

test.each([
  ['', 11_906, 16_838],
  ['?paper=letter', 12_240, 15_840],
])(
  'the Word file of %j is %d by %d twips; its tables are as wide as the text',
  async (query, width, height) => {
    const get = await givenText();
    const { xml } = readDocx((await get(`docx${query}`)).rawPayload);
    expect(xml).toContain(`<w:pgSz w:w="${width}" w:h="${height}"`);
    const widths = [...xml.matchAll(/<w:tblW w:type="dxa" w:w="(\d+)"/g)].map(([, found]) => Number(found));
    expect(widths.length).toBeGreaterThan(3);
    // Shares of a column are rounded down to whole twips.
    for (const found of widths) expect(width - 2 * 1_440 - found).toBeLessThan(40);
    for (const found of widths) expect(found).toBeLessThanOrEqual(width - 2 * 1_440);
  },
);

test('request and budget table are in the currency of the proposal', async () => {
  const get = await givenText();
  const { pages } = await reader.read((await get('pdf')).rawPayload);
  expect(pages[0]).toContain('TZS 216,000,000');
  expect(pages.join(' ')).toMatch(/sets\s+TZS 54,000,000\s+TZS 216,000,000/);
});

test('another paper size is refused with a message', async () => {
  const get = await givenText();
  expect((await get('pdf?paper=a5')).statusCode).toBe(400);
});
