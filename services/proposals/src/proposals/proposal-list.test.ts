import { someOf } from '@harambee/config/long-tests.mjs';
import { presentMeasure } from '@harambee/domain';
import { proposalSorts } from '@harambee/domain/schemas';
import {
  commandsOf,
  expectNoCollectionScan,
  newActor,
  type TestActor,
  testApp,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { refreshSearchTexts } from '../backfills/search-backfill.ts';
import { givenProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { ProposalModel } from './proposal.model.ts';
import { proposalCounters } from './proposal-counters.ts';

const api = testApp(proposals);

interface Item {
  id: string;
  title: string;
  deadline: string;
  createdAt: string;
  updatedAt: string;
}

async function list(actor: TestActor, query = '') {
  const answer = await api.as(actor).get(`/api/proposals${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { proposals: Item[]; nextCursor?: string };
}

async function walk(actor: TestActor, query: string, between: () => Promise<void> = async () => undefined) {
  const found: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(actor, `?${query}${cursor ? `&cursor=${cursor}` : ''}`);
    found.push(...page.proposals);
    cursor = page.nextCursor;
    await between();
  } while (cursor);
  return found;
}

/** Inserts many records directly, without forms, because lists read only records. */
async function givenProposals(
  actor: TestActor,
  count: number,
  differing: (index: number) => object = () => ({}),
) {
  const { id } = await givenProposal(api, actor, { generate: false });
  const { tenantId } = actor;
  const template = await ProposalModel.findOne({ _id: id, tenantId }).lean();
  const items = Array.from({ length: count - 1 }, (_, index) => ({
    ...template,
    _id: `${id}-${String(index).padStart(4, '0')}`,
    ...differing(index),
  }));
  await ProposalModel.insertMany(items);
}

test('without limit and cursor: the newest 100 and the next cursor', async () => {
  const actor = await newActor();
  const start = Date.now() - 1_000_000;
  await givenProposals(actor, 120, (index) => ({ createdAt: new Date(start + index * 1_000) }));
  const { proposals: items, nextCursor } = await list(actor);
  expect(items).toHaveLength(100);
  expect(items.map((item) => item.createdAt)).toEqual(
    items
      .map((item) => item.createdAt)
      .sort()
      .reverse(),
  );
  expect((await list(actor, `?limit=100&cursor=${nextCursor}`)).proposals).toHaveLength(20);
  expect((await list(actor, `?cursor=${nextCursor}`)).proposals).toHaveLength(20);
});

test('limit may be 1 to 100; anything else is refused', async () => {
  const actor = await newActor();
  await givenProposals(actor, 30);
  expect((await list(actor, '?limit=7')).proposals).toHaveLength(7);
  for (const limit of ['0', '101', '-1', 'all', '1.5', '']) {
    expect((await api.as(actor).get(`/api/proposals?limit=${limit}`)).statusCode).toBe(400);
  }
});

test.each(someOf(proposalSorts, 1))(
  '250 proposals by %s: each once, though many are equal and new ones arrive',
  async (sort) => {
    const actor = await newActor();
    const time = Date.now() - 1_000_000;
    // Groups of ten are equal in every order, so that pages end in the middle of a group.
    await givenProposals(actor, 250, (index) => {
      const group = Math.floor(index / 10);
      const at = new Date(time + group * 1_000);
      return {
        createdAt: at,
        updatedAt: at,
        titleKey: `t${group}`,
        deadlineKey: `2027-01-${10 + (group % 20)}`,
      };
    });
    const before = new Set(
      (await ProposalModel.find({ tenantId: actor.tenantId }, { _id: 1 }).lean()).map((c) => c._id),
    );
    let arriving = 0;
    const found = await walk(actor, `sort=${sort}&limit=17`, async () => {
      if (arriving++ < 5) await givenProposal(api, actor, { title: `New ${arriving}`, generate: false });
    });
    const ids = found.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => before.has(id))).toHaveLength(250);
  },
);

test('each order sorts by what its name says', async () => {
  const actor = await newActor();
  const first = await givenProposal(api, actor, { title: 'beta', deadline: '2027-05-01', generate: false });
  const second = await givenProposal(api, actor, { title: 'Alpha', deadline: '', generate: false });
  const third = await givenProposal(api, actor, { title: 'gamma', deadline: '2027-01-01', generate: false });
  const { title, ...rest } = first.draftContent;
  const { location: _l, focus_areas: _f, ...fields } = rest;
  const { tenantId } = actor;
  // Three proposals may be created in the same millisecond.
  for (const [index, { id }] of [first, second, third].entries()) {
    const at = new Date(Date.now() - 10_000 + index * 1_000);
    await ProposalModel.updateOne({ _id: id, tenantId }, { $set: { createdAt: at, updatedAt: at } });
  }
  await api.as(actor).put(`/api/proposals/${first.id}`, { title, ...fields });
  const titles = async (sort: string) => (await list(actor, sort)).proposals.map((item) => item.title);
  expect(await titles('')).toEqual(['gamma', 'Alpha', 'beta']);
  expect(await titles('?sort=created')).toEqual(['gamma', 'Alpha', 'beta']);
  expect(await titles('?sort=updated')).toEqual(['beta', 'gamma', 'Alpha']);
  expect(await titles('?sort=title')).toEqual(['Alpha', 'beta', 'gamma']);
  expect(await titles('?sort=deadline')).toEqual(['gamma', 'beta', 'Alpha']);
  expect((await api.as(actor).get('/api/proposals?sort=amount')).statusCode).toBe(400);
});

test('search finds words of title, grant and organization by their first letters, whatever case, accents and order', async () => {
  const actor = await newActor();
  await givenProposal(api, actor, {
    title: 'Clean water (phase 2)',
    grantId: 'EU.1',
    organization: 'Maji',
    generate: false,
  });
  await givenProposal(api, actor, {
    title: 'School garden',
    grantId: 'EUX1',
    organization: 'Élan Vital',
    generate: false,
  });
  const titles = async (search: string) =>
    (await list(actor, `?search=${encodeURIComponent(search)}`)).proposals.map((item) => item.title).sort();
  expect(await titles('WATER')).toEqual(['Clean water (phase 2)']);
  expect(await titles('eu.1')).toEqual(['Clean water (phase 2)']);
  expect(await titles('élan')).toEqual(['School garden']);
  expect(await titles('ÉLAN')).toEqual(['School garden']);
  expect(await titles('(phase')).toEqual(['Clean water (phase 2)']);
  expect(await titles(' garden ')).toEqual(['School garden']);
  expect(await titles('')).toHaveLength(2);
  expect(await titles('elan')).toEqual(['School garden']);
  expect(await titles('vital school')).toEqual(['School garden']);
  expect(await titles('gar')).toEqual(['School garden']);
  for (const pattern of ['.*', 'wat|gar', '[a-z]', 'a+', '$', '((((', '\\', 'arden']) {
    expect(await titles(pattern)).toEqual([]);
  }
});

test('a search does not match across two fields', async () => {
  const actor = await newActor();
  await givenProposal(api, actor, { title: 'Clean water', grantId: 'WTR', generate: false });
  expect((await list(actor, '?search=waterwtr')).proposals).toEqual([]);
  expect((await list(actor, `?search=${encodeURIComponent('wtr water')}`)).proposals).toHaveLength(1);
});

test('“Girls’ education in Élmina and Tamale” is found by words as people type them', async () => {
  const actor = await newActor();
  await givenProposal(api, actor, { title: 'Girls’ education in Élmina and Tamale', generate: false });
  await givenProposal(api, actor, { title: 'Another', generate: false });
  for (const [search, found] of [
    ['elmina', 1],
    ['girls tamale', 1],
    ["girls' education", 1],
    ['girls’ education', 1],
    ['tamale elm', 1],
    ['lmina', 0],
  ] as const) {
    const { proposals: items } = await list(actor, `?search=${encodeURIComponent(search)}`);
    expect([search, items.length]).toEqual([search, found]);
  }
});

test('after a start, old proposals can be found by words, and nothing else about them changes', async () => {
  const actor = await newActor();
  const { tenantId } = actor;
  const { id } = await givenProposal(api, actor, { title: 'Eau pour Élmina', generate: false });
  const searchText = 'eau pour élmina\nwtr-2026\nmaji safi trust';
  await ProposalModel.updateOne({ _id: id, tenantId }, { $set: { searchText } });
  const before = await ProposalModel.findOne({ _id: id, tenantId }).lean();
  const find = () => list(actor, '?search=elmina');
  expect((await find()).proposals).toHaveLength(0);
  await expectNoCollectionScan(async () => {
    expect(await refreshSearchTexts()).toBeGreaterThan(0);
  });
  expect((await find()).proposals).toHaveLength(1);
  expect(await ProposalModel.findOne({ _id: id, tenantId }).lean()).toEqual({
    ...before,
    searchText: ' eau pour elmina wtr 2026 maji safi trust',
  });
  expect(await refreshSearchTexts()).toBe(0);
});

test('status filters the list and works together with search, order and cursor', async () => {
  const actor = await newActor();
  await givenProposals(actor, 30, (index) => ({
    status: index % 2 ? 'approved' : 'rejected',
    titleKey: `t${index % 5}`,
  }));
  expect((await list(actor, '?status=approved')).proposals).toHaveLength(14);
  expect(await walk(actor, 'status=approved&sort=title&search=water&limit=3')).toHaveLength(14);
  expect((await list(actor, '?status=funded')).proposals).toEqual([]);
  expect((await api.as(actor).get('/api/proposals?status=done')).statusCode).toBe(400);
});

test('a broken cursor, or one of another order, is refused', async () => {
  const actor = await newActor();
  await givenProposals(actor, 5);
  const { nextCursor } = await list(actor, '?limit=2&sort=title');
  const broken = ['x', 'bnVsbA', Buffer.from('["title",{"$gt":""},"x"]').toString('base64url')];
  const empty = Buffer.from('["created",null,null]').toString('base64url');
  for (const query of [
    ...broken.map((cursor) => `sort=title&cursor=${cursor}`),
    `cursor=${empty}`,
    `cursor=${nextCursor}`,
    `sort=deadline&cursor=${nextCursor}`,
  ]) {
    expect([query, (await api.as(actor).get(`/api/proposals?${query}`)).statusCode]).toEqual([query, 400]);
  }
});

test('a list item contains what the list shows and nothing else', async () => {
  const actor = await newActor();
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const { proposals: items } = await list(actor);
  expect(items).toEqual([
    {
      id,
      proposalId: id,
      title: expect.any(String),
      grantId: 'WTR-2026',
      organization: 'Maji Safi Trust',
      category: 'Environment',
      status: 'completed',
      progress: 100,
      queued: false,
      requestedAmount: 250_000,
      deadline: '2027-03-31',
      durationMonths: 24,
      openSections: [],
      version: 1,
      metadata: { words: expect.any(Number), quality: expect.any(Number), measure: presentMeasure },
      downloadUrl: `/api/proposals/${id}/pdf`,
      pdfUrl: `/api/proposals/${id}/pdf`,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      team: { waitingFor: [] },
    },
  ]);
});

test('a list item says which sections of the form are incomplete, from the first save to the last', async () => {
  const actor = await newActor();
  const { id, draftContent } = await givenProposal(api, actor, {
    team: '',
    methodology: '',
    generate: false,
  });
  const open = async () => {
    const answer = await api.as(actor).get('/api/proposals');
    return (answer.json().proposals as { openSections: string[] }[])[0]?.openSections;
  };
  expect(await open()).toEqual(['project', 'team']);
  const { location: _l, focus_areas: _f, ...fields } = draftContent;
  await api.as(actor).put(`/api/proposals/${id}`, { ...fields, team: 'An engineer' });
  expect(await open()).toEqual(['project']);
});

describe('a search among many proposals', () => {
  const many = 450;
  const titled = (index: number) => {
    const text = index % 2 ? `even harvest ${index}` : `school garden ${index}`;
    return { title: text, titleKey: text, searchText: ` ${text}` };
  };
  const found = async (actor: TestActor, query: string) => (await walk(actor, `${query}&limit=50`)).length;

  test('finds few and many matches, page by page, in every order and status', async () => {
    const actor = await newActor();
    await givenProposals(actor, many, (index) => ({
      ...titled(index),
      status: index % 10 ? 'draft' : 'approved',
    }));
    for (const sort of proposalSorts) {
      expect(await found(actor, `sort=${sort}&search=garden%2010`)).toBe(
        Array.from({ length: many - 1 }, (_, index) => titled(index).title).filter((title) =>
          title.includes('garden 10'),
        ).length,
      );
    }
    expect(await found(actor, 'search=garden%2010&status=approved')).toBe(2);
    expect(await found(actor, 'search=harvest')).toBe(224);
    expect(await found(actor, 'search=xyzzy')).toBe(0);
  });

  test('sees what was written or deleted a moment ago', async () => {
    const actor = await newActor();
    const { tenantId } = actor;
    await givenProposals(actor, many, titled);
    expect(await found(actor, 'search=garden%2042')).toBe(6);
    await givenProposal(api, actor, { title: 'Garden 42 of Lodwar', generate: false });
    expect(await found(actor, 'search=garden%2042')).toBe(7);
    const [renamed] = (await list(actor, '?search=garden%20420')).proposals;
    const changes = { searchText: ' another', updatedAt: new Date() };
    await ProposalModel.updateOne({ _id: renamed?.id, tenantId }, { $set: changes });
    expect(await found(actor, 'search=garden%2042')).toBe(6);
    await ProposalModel.deleteMany({ tenantId, searchText: /garden 42/ });
    expect(await found(actor, 'search=garden%2042')).toBe(0);
  });

  test('is correct after more changes than it looks through one by one', async () => {
    const actor = await newActor();
    const { tenantId } = actor;
    await givenProposals(actor, many, titled);
    expect(await found(actor, 'search=orchard')).toBe(0);
    await ProposalModel.updateMany(
      { tenantId, titleKey: /^school/ },
      { $set: { searchText: ' orchard', updatedAt: new Date() } },
    );
    expect(await found(actor, 'search=orchard')).toBe(225);
  });

  // The second one lies between words of each proposal.
  test.each(['xyzzy', 'fig'])('does not read every proposal for a word that none has: %s', async (word) => {
    const actor = await newActor();
    await givenProposals(actor, many, (index) => ({
      ...titled(index),
      updatedAt: new Date(Date.now() - 3_600_000),
    }));
    // On a busy machine, the first count may take longer than a request waits for it.
    while (!(await proposalCounters.settle(actor.tenantId)));
    await list(actor, `?search=${word}`);
    const sent = await commandsOf(() => list(actor, `?search=${word}`));
    // The page itself is asked for by no id at all.
    expect(sent.map(({ command }) => command.filter)).toContainEqual(
      expect.objectContaining({ _id: { $in: [] } }),
    );
  });
});
