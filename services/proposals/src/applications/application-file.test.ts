import { PdfReader, readDocx } from '@harambee/documents/testing';
import type { CallContent, TextBlock } from '@harambee/domain/schemas';
import { builtInDrafter } from '@harambee/drafting';
import { newActor, testApp, twoTenants } from '@harambee/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { proposals } from '../app.ts';
import { givenKnownCall, question } from '../testing/sample-call.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { testWorker, writeAll } from '../testing/test-worker.ts';

// Threads start, and whole documents are read back.
jest.setTimeout(60_000);

const api = testApp(proposals);
const reader = new PdfReader();
afterAll(() => reader.close());

const questions = [
  question('b', 'What do you plan?', { number: 'B.1', section: 'The work', limit: 5, limitUnit: 'words' }),
  question('a', '=1+1 & <why>?', { number: 'B.2', section: 'The work' }),
  question('c', 'What does it cost?', {
    number: 'C.1',
    section: 'The money',
    sectionKey: 'budget',
    required: false,
  }),
  question('d', 'Nobody answers this, "really", do they?'),
];
const rich: TextBlock[] = [
  {
    kind: 'paragraph',
    content: [{ text: 'We dig ' }, { text: 'six', marks: ['bold'] }, { text: ' wells:' }],
  },
  { kind: 'bullet', content: [{ text: 'in Kitui' }] },
  { kind: 'bullet', content: [{ need: 'the second place' }] },
  {
    kind: 'table',
    rows: [
      [[{ text: 'Year' }], [{ text: 'Wells' }]],
      [[{ text: '2027' }], [{ text: 'two, "deep"' }]],
    ],
  },
];

async function givenAnswers(content: Partial<CallContent> = {}) {
  const actor = await newActor();
  const callId = await givenKnownCall(actor, { questions, ...content });
  const { id, title } = await givenProposal(api, actor, { callId });
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  const put = (questionId: string, blocks: TextBlock[]) =>
    api.as(actor).put(`/api/proposals/${id}/answers/${questionId}`, { blocks });
  await put('b', rich);
  await put('a', [{ kind: 'paragraph', content: [{ text: '=HYPERLINK("http://x")' }] }]);
  const file = async (format: string, more = '') => {
    for (;;) {
      const answer = await api.as(actor).get(`/api/proposals/${id}/application/file?format=${format}${more}`);
      // On a busy machine the first thread may start too late.
      if (answer.statusCode === 503) continue;
      expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
      return answer;
    }
  };
  return { actor, id, title, file, put };
}

const inOrder = (text: string, parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  expect([parts, places.includes(-1)]).toEqual([parts, false]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
};

const expected = [
  'The work',
  'B.1 What do you plan?',
  'Required · 19 of 5 words',
  'We dig six wells:',
  'in Kitui',
  '[needs: the second place]',
  'Year',
  'two, "deep"',
  'B.2 =1+1 & <why>?',
  '=HYPERLINK("http://x")',
  'The money',
  'C.1 What does it cost?',
  'Optional',
  '4 Nobody answers this, "really", do they?',
  'No answer.',
];

test('the Word file has questions and answers in the funder’s order, with lists, tables and bold (CALL-27)', async () => {
  const { file, title } = await givenAnswers();
  const answer = await file('docx');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="LF-2027-04-answers.docx"');
  const docx = readDocx(answer.rawPayload);
  const cells = docx.tables.flat(2);
  expect(cells).toEqual(
    expect.arrayContaining([
      'Small grants for clean lakes',
      'Lakes Foundation',
      'LF-2027-04',
      '$250,000 (US dollars)',
    ]),
  );
  expect(cells.join()).toContain('31 March 2027, end of the day in Brussels');
  const text = docx.paragraphs.map((paragraph) => paragraph.text).join('\n');
  inOrder(text, [title, ...expected]);
  expect(text).toContain(
    'DRAFT: 1 required question has no answer; 1 limit is exceeded; in 2 answers facts are still needed',
  );
  const styles = (words: string) => docx.paragraphs.find((paragraph) => paragraph.text === words)?.style;
  expect([styles('The work'), styles('B.1 What do you plan?')]).toEqual(['Heading1', 'Heading2']);
  expect(docx.xml).toMatch(/<w:b\/>(?:(?!<w:r>).)*six/s);
  expect(docx.tables).toContainEqual([
    ['Year', 'Wells'],
    ['2027', 'two, "deep"'],
  ]);
});

test('the PDF is tagged and says the same, on the paper that is asked for (CALL-27)', async () => {
  const { file, title } = await givenAnswers();
  const pdf = await reader.read((await file('pdf', '&paper=letter')).rawPayload);
  expect(pdf).toMatchObject({ isTagged: true, language: 'en', info: { Title: title } });
  inOrder(pdf.pages.join('\n').replace(/\s+/g, ' '), [title, ...expected]);
  expect(pdf.roles.flat()).toEqual(
    expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD']),
  );
});

test('the spreadsheet has texts, never formulas (CALL-27)', async () => {
  const { file, put } = await givenAnswers();
  const long = Array.from(
    { length: 3 },
    (_, n): TextBlock => ({
      kind: 'paragraph',
      content: [{ text: `${n}${'é😀'.repeat(4_400)}` }],
    }),
  );
  expect((await put('d', long)).statusCode).toBe(200);
  const files = unzipSync((await file('xlsx')).rawPayload);
  const names = Object.keys(files).filter((name) => name.endsWith('.xml'));
  const all = names.map((name) => strFromU8(files[name] as Uint8Array));
  expect(all.join('')).not.toMatch(/<f>/);
  const shared = strFromU8(files['xl/sharedStrings.xml'] as Uint8Array);
  const texts = [...shared.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text);
  inOrder(texts.join('\n'), [
    'Number',
    'Answer',
    'B.1',
    'What do you plan?',
    '=1+1 &amp; &lt;why&gt;?',
    '=HYPERLINK',
  ]);
  // What is longer than a cell goes on in the next one.
  expect(texts).toContain('Answer, continued');
  const parts = texts.filter((text) => text.includes('é😀é😀é😀'));
  expect(parts.every((text) => text.length <= 32_767)).toBe(true);
  expect(parts.join('')).toBe(
    long.map((block) => (block as { content: { text: string }[] }).content[0]?.text).join('\n\n'),
  );
});

test('CSV is what RFC 4180 says, and runs nothing (CALL-27)', async () => {
  const { file } = await givenAnswers();
  const { rawPayload, headers } = await file('csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const text = rawPayload.toString('utf8');
  expect(text.startsWith('\ufeffNumber,Part,Question,Required,Limit,Length,Counted in,Answer\r\n')).toBe(
    true,
  );
  expect(text).toContain(
    'B.1,The work,What do you plan?,yes,5 words,19,words,"We dig six wells:\n\n• in Kitui',
  );
  expect(text).toContain('two, ""deep""');
  expect(text).toContain(`B.2,The work,'=1+1 & <why>?,yes,,1,words,"'=HYPERLINK(""http://x"")"\r\n`);
  expect(text.trimEnd().split('\r\n')).toHaveLength(5);
});

test('what was sent stays the same in its files, byte by byte, whatever changes afterwards (CALL-36)', async () => {
  const { actor, id, file } = await givenAnswers({ questions: questions.slice(0, 2) });
  expect((await api.as(actor).post(`/api/proposals/${id}/status`, { status: 'submitted' })).statusCode).toBe(
    200,
  );
  const before = (await file('csv')).rawPayload;
  const pdf = await reader.read((await file('pdf')).rawPayload);
  expect(pdf.pages[0]).not.toContain('DRAFT');
  await api.as(actor).post(`/api/proposals/${id}/status`, { status: 'under_review' });
  expect((await file('csv')).rawPayload.equals(before)).toBe(true);
});

test("another tenant's file answers like one that does not exist", async () => {
  const { ours, theirs } = await twoTenants();
  const { id } = await givenProposal(api, ours, { generate: false });
  for (const format of ['pdf', 'docx', 'xlsx', 'csv'])
    expect(
      (await api.as(theirs).get(`/api/proposals/${id}/application/file?format=${format}`)).statusCode,
    ).toBe(404);
  expect((await api.as(ours).get(`/api/proposals/${id}/application/file?format=exe`)).statusCode).toBe(400);
  expect((await api.anonymous.get(`/api/proposals/${id}/application/file?format=csv`)).statusCode).toBe(401);
});
