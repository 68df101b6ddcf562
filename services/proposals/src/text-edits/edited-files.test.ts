import { PdfReader, readDocx } from '@harambee/documents/testing';
import { engineParagraphs, slottedText } from '@harambee/domain';
import type { TextBlock, TextInline } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

// Whole documents of the engine's texts.
jest.setTimeout(60_000);

const api = testApp(proposals);
const reader = new PdfReader();
afterAll(() => reader.close());

const write = () => writeAll(testWorker({ drafter: builtInDrafter() }));

const own: TextBlock[] = [
  { kind: 'heading', content: [{ text: 'Who keeps the pumps' }] },
  {
    kind: 'paragraph',
    content: [
      { text: 'Two ' },
      { text: 'mechanics', marks: ['bold'] },
      { text: ' a ' },
      { text: 'village', marks: ['italic'] },
    ],
  },
  { kind: 'bullet', content: [{ text: 'Grease the rods' }] },
  { kind: 'bullet', content: [{ text: 'Count the strokes' }] },
  { kind: 'numbered', content: [{ text: 'First the well' }] },
  { kind: 'numbered', content: [{ text: 'Then the pump' }] },
  {
    kind: 'table',
    rows: [
      [[{ text: 'Village' }], [{ text: 'Mechanic' }]],
      [[{ text: 'Mutomo' }], [{ text: 'Wanza', marks: ['bold'] }]],
    ],
  },
];

async function givenEdited() {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await write();
  const before = await readProposal(api, actor, id);
  const team = before.sections.find(({ key }) => key === 'team');
  const [first] = team ? engineParagraphs(team) : [];
  if (!first) throw new Error('the team has no paragraph');
  const file = async (kind: string, query = '') => {
    const answer = await api.as(actor).get(`/api/proposals/${id}/${kind}${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const change = async (blocks: TextBlock[] | null, revision = 0) => {
    const base = slottedText(first);
    const changes = [{ section: 'team', paragraph: first.id, revision, base, blocks }];
    expect((await api.as(actor).patch(`/api/proposals/${id}/text`, { changes })).statusCode).toBe(200);
  };
  return { actor, id, before, first, file, change };
}

test('headings, lists, tables and bold words of an edit are such in Word (DRAFT-19)', async () => {
  const { file, change, first } = await givenEdited();
  expect(readDocx(await file('docx')).paragraphs.map(({ text }) => text)).toContain(
    first.text.split('\n')[0],
  );
  await change(own);
  const { paragraphs, tables, xml } = readDocx(await file('docx'));
  const found = (text: string) => paragraphs.find((one) => one.text === text);
  expect(found('Who keeps the pumps')?.style).toBe('Heading2');
  expect(found('Two mechanics a village')).toBeDefined();
  expect(found('Grease the rods')?.style).toBe('ListParagraph');
  expect(found('Then the pump')?.style).toBe('ListParagraph');
  expect(tables).toContainEqual([
    ['Village', 'Mechanic'],
    ['Mutomo', 'Wanza'],
  ]);
  expect(xml).toMatch(/<w:rPr>(?:(?!<\/w:rPr>).)*<w:b\/>(?:(?!<\/w:rPr>).)*<\/w:rPr><w:t[^>]*>mechanics</);
  expect(xml).toMatch(/<w:rPr>(?:(?!<\/w:rPr>).)*<w:i\/>(?:(?!<\/w:rPr>).)*<\/w:rPr><w:t[^>]*>village</);
  expect(paragraphs.map(({ text }) => text)).not.toContain(first.text.split('\n')[0]);
});

test('the PDF has the same, tagged', async () => {
  const { file, change } = await givenEdited();
  const before = await reader.read(await file('pdf'));
  await change(own);
  const { pages, roles } = await reader.read(await file('pdf'));
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Who keeps the pumps');
  expect(text).toContain('Two mechanics a village');
  expect(text).toMatch(/• ?Grease the rods ?• ?Count the strokes ?1\. ?First the well ?2\. ?Then the pump/);
  expect(text).toMatch(/Village ?Mechanic ?Mutomo ?Wanza/);
  const count = (all: string[][], role: string) => all.flat().filter((one) => one === role).length;
  for (const [role, more] of [
    ['H3', 1],
    ['Table', 1],
    ['L', 2],
  ] as const)
    expect([role, count(roles, role) - count(before.roles, role)]).toEqual([role, more]);
});

test('a table made in the editor is one in both files: edited cells, lines in cells, facts of today, bold words, uneven rows', async () => {
  const { actor, id, file, change, before } = await givenEdited();
  const amount = before.facts.find((one) => one.id === 'proposal.requestedAmount');
  if (!amount) throw new Error('the text states no amount');
  const cell = (text: string, bold = false): TextInline[] => [{ text, ...(bold && { marks: ['bold'] }) }];
  await change([
    {
      kind: 'table',
      rows: [
        [cell('What for'), cell('Asked', true), cell('Who')],
        [
          cell('Pumps\nand pipes'),
          [{ text: 'of ' }, { fact: amount.id, text: amount.value, value: amount.value }],
        ],
        [cell('48 taps')],
      ],
    },
  ]);
  const table = [
    ['What for', 'Asked', 'Who'],
    ['Pumps\nand pipes', 'of $250,000', ''],
    ['48 taps', '', ''],
  ];
  const [edit] = (await readProposal(api, actor, id)).edits ?? [];
  expect(edit?.blocks?.[0]).toMatchObject({ rows: [{ length: 3 }, { length: 3 }, { length: 3 }] });
  const { tables, xml } = readDocx(await file('docx'));
  expect(tables).toContainEqual(table);
  expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:rPr>).)*<\/w:rPr><w:t[^>]*>Asked</);
  const { pages, roles } = await reader.read(await file('pdf'));
  const text = pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/What for ?Asked ?Who ?Pumps ?and pipes ?of \$250,000 ?48 taps/);
  expect(roles.flat().filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(3);

  // The request changes, and with it the cell.
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, requestedAmount: 300_000 });
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await write();
  expect(readDocx(await file('docx')).tables.flat()).toContainEqual(['Pumps\nand pipes', 'of $300,000', '']);
  const next = (await reader.read(await file('pdf'))).pages.join('\n').replaceAll(/\s+/g, ' ');
  expect(next).toContain('of $300,000');
});

test('a file of an earlier version has the edits of its time', async () => {
  const { actor, id, file, change } = await givenEdited();
  await change(own);
  expect((await api.as(actor).post(`/api/proposals/${id}/generate`)).statusCode).toBe(202);
  await write();
  await change(null, 1);
  const texts = async (query: string) =>
    readDocx(await file('docx', query)).paragraphs.map(({ text }) => text);
  expect(await texts('?version=1')).toContain('Who keeps the pumps');
  expect(await texts('')).not.toContain('Who keeps the pumps');
});

test('readiness and words are those of the edited text, also in the list and after the next text', async () => {
  const { actor, id, before, change } = await givenEdited();
  await change([{ kind: 'paragraph', content: [{ text: 'We reach 98,765 people. '.repeat(40) }] }]);
  const after = await readProposal(api, actor, id);
  expect(after.metadata?.words).toBeGreaterThan((before.metadata?.words ?? 0) + 50);
  expect(after.readiness?.cap).toBe('The text states a number or a name that no fact holds.');
  expect(after.revision).toBe(before.revision);
  const { proposals: listed } = (await api.as(actor).get('/api/proposals')).json();
  expect(listed[0].metadata).toEqual(after.metadata);
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  await write();
  const next = await readProposal(api, actor, id);
  expect(next.metadata).toEqual(after.metadata);
  await change(null, 1);
  expect((await readProposal(api, actor, id)).metadata).toEqual(before.metadata);
});
