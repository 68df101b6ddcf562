import { type timelineKinds, timelineSentence } from '@harambee/domain';
import type { Timeline, TimelineEntry } from '@harambee/domain/schemas';
import { expectNoCollectionScan, newActor, testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { proposals } from '../app.ts';
import { knowPeople } from '../testing/known-people.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { noteInTimeline } from '../timeline-notes/timeline-note.model.ts';
import { entriesOf, pageOf } from './timeline.service.ts';
import { newestFirst, type TimelineSource } from './timeline-source.ts';

const api = testApp(proposals);

async function given() {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { tenantId } = owner;
  const juma = await newActor({ tenantId, role: 'Reviewer', name: 'Juma Baraka' });
  await knowPeople(owner, juma);
  const { id } = await givenProposal(api, owner);
  await writeAll();
  const url = `/api/proposals/${id}`;
  const read = async (query = ''): Promise<Timeline> => {
    const answer = await api.as(owner).get(`${url}/timeline${query}`);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  const sentences = async (query = '') => (await read(query)).entries.map(timelineSentence);
  const edit = (paragraph: string, text: string, revision = 0) =>
    api.as(owner).patch(`${url}/text`, {
      changes: [
        {
          ...{ section: 'methodology', paragraph, revision, base: '…' },
          blocks: [{ kind: 'paragraph', content: [{ text }] }],
        },
      ],
    });
  return { id, url, owner, juma, tenantId, read, sentences, edit };
}

test('one list tells a proposal from its creation to its submission in plain sentences (TIMELINE-01)', async () => {
  const { url, owner, juma, sentences, edit, read } = await given();
  await edit('p1', 'Once');
  await edit('p1', 'Twice', 1);
  await api.as(owner).post(`${url}/text/versions`, { name: 'For the board' });
  await api.as(owner).put(`${url}/answers/impact`, { blocks: [] });
  await api.as(owner).put(`${url}/sign-offs`, { signers: [{ id: juma.userId, kind: 'person' }] });
  const { hash } = (await api.as(juma).get(`${url}/sign-offs`)).json().signOffs;
  await api.as(juma).post(`${url}/sign-offs/agree`, { hash });
  await edit('p1', 'Thrice', 2);
  await api.as(juma).get(`${url}/pdf`);
  await api.as(juma).get(`${url}/pdf`);
  await api.settle();
  await api.as(owner).post(`${url}/status`, {
    status: 'submitted',
    withoutSignOff: { reason: 'The portal closes today.' },
  });
  const short = /[0-9a-f]{4} [0-9a-f]{4}/.source;
  expect(await sentences()).toEqual(
    [
      `Amina Odhiambo submitted it, text ${short}, without the agreement of Juma Baraka\\.`,
      'Harambee kept the answers as they were sent\\.',
      `The text changed to ${short}: the agreement of Juma Baraka no longer holds\\.`,
      'Juma Baraka downloaded the PDF of version 1\\.',
      'Amina Odhiambo changed 1 paragraph of Methodology\\.',
      `Juma Baraka agreed with the text ${hash.slice(0, 4)} ${hash.slice(4, 8)}\\.`,
      'Amina Odhiambo asked Juma Baraka to agree\\.',
      'Amina Odhiambo wrote the answer to “Impact”\\.',
      'Amina Odhiambo named the text “For the board”\\.',
      'Amina Odhiambo had version 1 of the text written\\.',
      'Amina Odhiambo asked Harambee for a text\\.',
      'Amina Odhiambo created the proposal\\.',
    ].map((sentence) => expect.stringMatching(new RegExp(`^${sentence}$`))),
  );
  const [first] = (await read()).entries;
  expect(first).toMatchObject({ kind: 'submitted_without', quote: 'The portal closes today.' });
});

test('it is narrowed to subjects and to a person, and read in pages that neither repeat nor leave out (TIMELINE-03)', async () => {
  const { url, owner, juma, read, sentences, edit } = await given();
  await edit('p1', 'Once');
  await api.as(owner).put(`${url}/sign-offs`, { signers: [{ id: juma.userId, kind: 'person' }] });
  await api.as(juma).get(`${url}/docx`);
  expect(await sentences('?groups=sign_offs,files')).toEqual([
    'Juma Baraka downloaded the Word file of version 1.',
    'Amina Odhiambo asked Juma Baraka to agree.',
  ]);
  expect(await sentences(`?by=${juma.userId}`)).toEqual([
    'Juma Baraka downloaded the Word file of version 1.',
  ]);
  expect((await api.as(owner).get(`${url}/timeline?groups=gossip`)).statusCode).toBe(400);
  const all = (await read()).entries;
  const paged: TimelineEntry[] = [];
  let cursor: string | undefined;
  do {
    const page: Timeline = await read(`?limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);
    paged.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(all);
  await expectNoCollectionScan(() => read());
});

test('a file has the same sentences, and no name becomes a formula (TIMELINE-05)', async () => {
  const { url, owner, id, tenantId } = await given();
  const by = { id: 'g1', name: '=HYPERLINK("https://x.example")', kind: 'guest' as const };
  await noteInTimeline({ tenantId, proposalId: id, at: new Date(), what: 'file', by, key: 'k', item: 'it' });
  const csv = await api.as(owner).get(`${url}/timeline/file?format=csv`);
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="WTR-2026-timeline.csv"',
  });
  const lines = csv.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffTime (UTC),Who,Subject,What happened,In their words');
  expect(lines[1]).toMatch(/,"'=HYPERLINK\(""https:\/\/x\.example""\)",Files,"'=HYPERLINK/);
  expect(lines.at(-2)).toMatch(/,Amina Odhiambo,Status,Amina Odhiambo created the proposal\.,$/);
  const pdf = await api.as(owner).get(`${url}/timeline/file?format=pdf&groups=status`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const other = await newActor();
  for (const address of ['timeline', 'timeline/file?format=csv'])
    expect((await api.as(other).get(`${url}/${address}`)).statusCode).toBe(404);
});

test('pages of any sources put together are the whole list', async () => {
  const entry = fc.record({
    at: fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1_000).toISOString()),
    kind: fc.constantFrom('comment', 'status', 'file') as fc.Arbitrary<keyof typeof timelineKinds>,
  });
  const lists = fc.array(fc.array(entry, { maxLength: 12 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 1, max: 7 }), async (told, size) => {
      const all = told.map((list, source) =>
        list.map((one, place): TimelineEntry => ({ ...one, id: `s${source}-${place}`, text: 'did it' })),
      );
      const sources = all.map(
        (list): TimelineSource => ({
          kinds: ['comment', 'status', 'file'],
          entries: async (_record, { after, limit }) =>
            list
              .filter((one) => !after || one.at <= after.at)
              .toSorted(newestFirst)
              .slice(0, limit + 12),
        }),
      );
      const read: TimelineEntry[] = [];
      for (;;) {
        const last = read.at(-1);
        const page = await entriesOf(sources, {} as never, pageOf({}, size, last));
        read.push(...page);
        if (page.length < size) break;
      }
      expect(read).toEqual(all.flat().toSorted(newestFirst));
    }),
  );
});
