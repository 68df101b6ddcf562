import { builtInDrafter } from '@harambee/drafting';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { ProposalModel } from '../proposals/proposal.model.ts';
import { ProposalTextModel } from '../proposals/proposal-text.model.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { plainDrafter, testWorker, writeAll } from '../testing/test-worker.ts';
import { documents } from '../workers/documents.ts';

const api = testApp(proposals);

interface Version {
  version: number;
  sections: { text: string }[];
  metadata: object;
  engines: string[];
}

const listed = async (actor: TestActor, id: string, query = '') => {
  const answer = await api.as(actor).get(`/api/proposals/${id}/versions${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { versions: Omit<Version, 'sections'>[]; nextCursor?: string };
};

/** The full text of every list item. */
const versions = async (actor: TestActor, id: string): Promise<Version[]> =>
  Promise.all(
    (await listed(actor, id)).versions.map(async (item) => {
      const answer = await api.as(actor).get(`/api/proposals/${id}/versions/${item.version}`);
      const whole = answer.json().version as Version;
      expect(whole).toEqual({ ...item, sections: expect.any(Array) });
      return whole;
    }),
  );

const regenerate = async (actor: TestActor, id: string) => {
  expect((await api.as(actor).post(`/api/proposals/${id}/generate`)).statusCode).toBe(202);
  await writeAll();
};

test('each text is stored under its version, newest first', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  expect(await versions(actor, id)).toEqual([]);
  await writeAll();
  const [first] = await versions(actor, id);
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, title: 'Water for seven' });
  await regenerate(actor, id);
  const all = await versions(actor, id);
  expect(all.map(({ version }) => version)).toEqual([2, 1]);
  expect(all[1]).toEqual(first);
  expect(all[0]?.sections[0]?.text).toContain('Water for seven');
  expect(first?.sections[0]?.text).toContain(completeForm.title);
  const present = await readProposal(api, actor, id);
  expect(present.version).toBe(2);
  expect(present.sections).toEqual(all[0]?.sections);
});

test('the older text stays readable while a new one is written, and if that fails', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const before = await versions(actor, id);
  await api.as(actor).post(`/api/proposals/${id}/generate`);
  const during: unknown[] = [];
  const pdfs: number[] = [];
  const worker = testWorker({
    backOffMs: 0,
    drafter: plainDrafter(async (index) => {
      if (index < 5) return;
      during.push(await versions(actor, id));
      for (const query of ['', '?version=2']) {
        pdfs.push((await api.as(actor).get(`/api/proposals/${id}/pdf${query}`)).statusCode);
      }
      throw new Error('no ink');
    }),
  });
  while (await worker.runNext());
  expect(during).toEqual([before, before, before]);
  expect(pdfs).toEqual([200, 404, 200, 404, 200, 404]);
  const failed = await readProposal(api, actor, id);
  expect(failed).toMatchObject({ status: 'failed', version: 1 });
  expect(failed).not.toHaveProperty('pdfUrl');
  expect(await versions(actor, id)).toEqual(before);

  await regenerate(actor, id);
  const after = await versions(actor, id);
  expect(after.map(({ version, sections }) => [version, sections.length])).toEqual([
    [2, 8],
    [1, 8],
  ]);
});

test('the rest of a failed attempt does not end up in a text of other facts', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const worker = testWorker({
    backOffMs: 0,
    drafter: plainDrafter((index) => {
      if (index === 4) throw new Error('no ink');
    }),
  });
  while (await worker.runNext());
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, title: 'Quite another title' });
  await regenerate(actor, id);
  const [text] = await versions(actor, id);
  expect(text?.sections).toHaveLength(8);
  for (const section of text?.sections ?? []) expect(section.text).toContain('Quite another title');
});

test.each([
  ['pdf', 'application/pdf', '%PDF-'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
])('the %s file exists with the text, and its name has grant and version', async (kind, media, begin) => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor, { grantId: 'EU/2026 №5"' });
  const file = (query = '') => api.as(actor).get(`/api/proposals/${id}/${kind}${query}`);
  expect((await file()).statusCode).toBe(404);
  expect((await file('?version=1')).statusCode).toBe(404);
  await writeAll();
  const answer = await file();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(media);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="EU-2026-No5-v1.${kind}"`);
  expect(answer.rawPayload.subarray(0, begin.length).toString('latin1')).toBe(begin);
  await regenerate(actor, id);
  expect((await file()).headers['content-disposition']).toContain(`EU-2026-No5-v2.${kind}`);
  expect((await file('?version=1')).headers['content-disposition']).toContain(`EU-2026-No5-v1.${kind}`);
  expect((await file('?version=3')).statusCode).toBe(404);
  for (const version of ['0', '-1', 'x', '1.0', ''])
    expect((await file(`?version=${version}`)).statusCode).toBe(400);
});

test('the API document has both files', async () => {
  const { paths } = (await api.as(await newActor()).get('/openapi.json')).json();
  for (const kind of ['pdf', 'docx']) {
    const { get } = paths[`/api/proposals/{id}/${kind}`];
    expect(Object.keys(get.responses[200].content)).toHaveLength(1);
    expect(get.parameters.map(({ name }: { name: string }) => name).sort()).toEqual([
      'id',
      'paper',
      'version',
    ]);
  }
});

test('the link to the PDF exists from completed on, and the text stays available after a rejection', async () => {
  const actor = await newActor();
  const { id, ...fresh } = await givenProposal(api, actor);
  expect(fresh).not.toHaveProperty('pdfUrl');
  await writeAll();
  for (const status of ['submitted', 'under_review', 'rejected']) {
    await api.as(actor).post(`/api/proposals/${id}/status`, { status });
    expect(await readProposal(api, actor, id)).toMatchObject({ pdfUrl: `/api/proposals/${id}/pdf`, status });
  }
  await api.as(actor).post(`/api/proposals/${id}/status`, { status: 'draft' });
  expect(await readProposal(api, actor, id)).not.toHaveProperty('pdfUrl');
  expect((await api.as(actor).get(`/api/proposals/${id}/pdf?version=1`)).statusCode).toBe(200);
  expect(await versions(actor, id)).toHaveLength(1);
});

test('the built-in engine writes all eight sections, and the same ones again after an interruption', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  const straight: string[] = [];
  const facts = { proposal: completeForm, organization: { name: completeForm.organization } };
  const options = { seed: id, signal: new AbortController().signal };
  for await (const section of builtInDrafter().draft(facts, options)) straight.push(section.text);

  const engine = builtInDrafter();
  let interruptions = 0;
  const interrupted = testWorker({
    backOffMs: 0,
    drafter: {
      name: 'interrupted',
      async *draft(...args) {
        let written = 0;
        for await (const section of engine.draft(...args)) {
          if (written++ === 2 && interruptions < 2) {
            interruptions++;
            throw new Error('interrupted');
          }
          yield section;
        }
      },
    },
  });
  while (await interrupted.runNext());
  expect(interruptions).toBe(2);
  const { sections, metadata } = await readProposal(api, actor, id);
  expect(sections.map((section) => section.text)).toEqual(straight);
  expect(metadata?.words).toBe(sections.reduce((sum, section) => sum + section.words, 0));
});

test('the list is paged, newest first, and never contains the texts', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const { tenantId } = actor;
  const first = await ProposalTextModel.findOne({ tenantId, proposalId: id }).lean();
  const others = Array.from({ length: 24 }, (_, place) => ({
    ...first,
    _id: `${id}-${place}`,
    version: place + 2,
  }));
  await ProposalTextModel.insertMany(others);
  await ProposalModel.updateOne({ _id: id, tenantId }, { $set: { version: 24 } });

  const numbers: number[] = [];
  let query = '';
  for (let pages = 0; pages < 4; pages++) {
    const { versions: items, nextCursor } = await listed(actor, id, query);
    numbers.push(...items.map(({ version }) => version));
    for (const item of items) {
      expect(Object.keys(item).sort()).toEqual(['createdAt', 'engines', 'metadata', 'version']);
      expect(item.engines).toEqual(['built-in']);
    }
    if (!nextCursor) break;
    query = `?limit=9&cursor=${nextCursor}`;
  }
  // The 25th is being written.
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, place) => 24 - place));
  expect((await listed(actor, id, '?limit=3')).versions).toHaveLength(3);
  for (const wrong of ['?limit=0', '?limit=101', '?cursor=x', '?cursor=WyJhIl0', '?version=1']) {
    expect([wrong, (await api.as(actor).get(`/api/proposals/${id}/versions${wrong}`)).statusCode]).toEqual([
      wrong,
      400,
    ]);
  }
  for (const unknown of ['0', '25', '26', 'x', '1.5', '-1', '1e0x']) {
    const answer = await api.as(actor).get(`/api/proposals/${id}/versions/${unknown}`);
    expect([unknown, answer.statusCode]).toEqual([unknown, 404]);
  }
  await expectNoCollectionScan(() => api.as(actor).get(`/api/proposals/${id}/versions?limit=2`));
  await expectNoCollectionScan(() => api.as(actor).get(`/api/proposals/${id}/versions/7`));
});

test('the list names the engines that wrote a text', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const { tenantId } = actor;
  await ProposalTextModel.updateOne({ tenantId, proposalId: id }, { $set: { 'sections.2.engine': 'model' } });
  expect((await listed(actor, id)).versions[0]?.engines).toEqual(['built-in', 'model']);
});

test('a file is made once per revision, also for concurrent and repeated requests, and again after a change', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const file = async (kind: string) => {
    const answer = await api.as(actor).get(`/api/proposals/${id}/${kind}`);
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  for (const kind of ['pdf', 'docx']) {
    const before = documents.figures.cachedBytes;
    const [one, other] = await Promise.all([file(kind), file(kind)]);
    expect(one?.equals(other as Buffer)).toBe(true);
    expect(documents.figures.cachedBytes - before).toBe(one?.length);
    expect((await file(kind)).equals(one as Buffer)).toBe(true);
    expect(documents.figures.cachedBytes - before).toBe(one?.length);
  }
  const before = documents.figures.cachedBytes;
  await api.as(actor).put(`/api/proposals/${id}`, { ...completeForm, title: 'Water for seven' });
  expect(documents.figures.cachedBytes).toBe(before);
  await file('pdf');
  expect(documents.figures.cachedBytes).toBeGreaterThan(before);
});
