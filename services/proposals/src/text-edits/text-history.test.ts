import { randomUUID } from 'node:crypto';
import { textEditLimits } from '@harambee/domain';
import type { ParagraphEdit, TextBlock, TextChange, TextChangeItem } from '@harambee/domain/schemas';
import { expectNoCollectionScan, newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { TextChangeModel } from './text-change.model.ts';

const api = testApp(proposals);

const words = (text: string): TextBlock[] => [{ kind: 'paragraph', content: [{ text }] }];

async function givenText() {
  const actor = await newActor({ name: 'Amina Odhiambo' });
  const { id } = await givenProposal(api, actor);
  await writeAll();
  const at = api.as(actor);
  const edits = async (): Promise<ParagraphEdit[]> => (await readProposal(api, actor, id)).edits ?? [];
  /** Writes over whatever is there. */
  const write = async (section: TextChange['section'], text: string | null) => {
    const revision = (await edits()).find((edit) => edit.section === section)?.revision ?? 0;
    const change = {
      section,
      paragraph: 'p1',
      revision,
      base: '',
      blocks: text === null ? null : words(text),
    };
    const answer = await at.patch(`/api/proposals/${id}/text`, { changes: [change] });
    expect(answer.statusCode).toBe(200);
  };
  const history = async (query = ''): Promise<{ changes: TextChangeItem[]; nextCursor?: string }> =>
    (await at.get(`/api/proposals/${id}/text/changes${query}`)).json();
  const restore = (seq: number) => at.post(`/api/proposals/${id}/text/restore`, { seq });
  const texts = async () =>
    Object.fromEntries((await edits()).map(({ section, blocks }) => [section, JSON.stringify(blocks)]));
  const said = (text: string) => JSON.stringify(words(text));
  return { actor, id, at, edits, write, history, restore, texts, said };
}

test('each change is a step, newest first, in pages', async () => {
  const { write, history, actor, id } = await givenText();
  await write('impact', 'One');
  await write('impact', 'Two');
  await write('impact', null);
  const { changes } = await history();
  expect(changes.map(({ blocks }) => blocks)).toEqual([null, words('Two'), words('One')]);
  expect(changes[0]).toMatchObject({ section: 'impact', by: { name: 'Amina Odhiambo' } });
  const first = await history('?limit=2');
  expect(first.changes).toEqual(changes.slice(0, 2));
  expect(await history(`?limit=2&cursor=${first.nextCursor}`)).toEqual({ changes: changes.slice(2) });
  expect((await api.as(actor).get(`/api/proposals/${id}/text/changes?cursor=x`)).statusCode).toBe(400);
  await expectNoCollectionScan(() => api.as(actor).get(`/api/proposals/${id}/text/changes`));
});

test('a version with a name comes back, and what was written after it can be brought back, too (DRAFT-18)', async () => {
  const { at, id, write, history, restore, texts, said } = await givenText();
  await write('impact', 'One');
  const key = { 'idempotency-key': randomUUID() };
  const named = await at.post(`/api/proposals/${id}/text/versions`, { name: ' For the board ' }, key);
  expect([named.statusCode, named.json().change]).toEqual([
    201,
    { seq: expect.any(Number), name: 'For the board', by: expect.any(Object), at: expect.any(String) },
  ]);
  const again = await at.post(`/api/proposals/${id}/text/versions`, { name: ' For the board ' }, key);
  expect(again.json()).toEqual(named.json());
  await write('impact', 'Two');
  await write('methodology', 'Three');
  const [last] = (await history()).changes;
  const answer = await restore(named.json().change.seq);
  expect([answer.statusCode, answer.json().conflicts]).toEqual([200, []]);
  expect(await texts()).toEqual({ impact: said('One') });
  await restore(last?.seq as number);
  expect(await texts()).toEqual({ impact: said('Two'), methodology: said('Three') });
  await restore(0);
  expect(await texts()).toEqual({});
  expect((await restore(999_999)).statusCode).toBe(404);
  expect((await at.post(`/api/proposals/${id}/text/versions`, { name: '  ' })).statusCode).toBe(400);
});

test('each step comes back as it was, whatever was done after', async () => {
  const { write, history, restore, texts } = await givenText();
  const sections = ['impact', 'methodology', 'sustainability'] as const;
  const states: { seq: number; texts: object }[] = [];
  for (let step = 0; step < 9; step += 1) {
    await write(sections[(step * 2) % 3] ?? 'impact', step % 4 === 3 ? null : `Text ${step}`);
    states.push({ seq: (await history('?limit=1')).changes[0]?.seq as number, texts: await texts() });
  }
  for (const state of [...states].reverse().concat(states)) {
    expect((await restore(state.seq)).statusCode).toBe(200);
    expect(await texts()).toEqual(state.texts);
  }
});

test('the oldest steps give way, those with a name stay', async () => {
  const { actor, at, id, write, history, restore, texts, said } = await givenText();
  const { tenantId } = actor;
  await write('impact', 'First');
  const named = (await at.post(`/api/proposals/${id}/text/versions`, { name: 'Kept' })).json().change;
  const by = { id: 'somebody', name: 'Somebody' };
  const steps = Array.from({ length: textEditLimits.changes }, (_, place) => ({
    ...{ _id: `${id}-step-${place}`, tenantId, proposalId: id, seq: 100 + place, by, at: new Date() },
    ...{ section: 'team' as const, paragraph: 'p1', base: '', blocks: null },
  }));
  await TextChangeModel.insertMany(steps);
  const { ProposalModel } = await import('../proposals/proposal.model.ts');
  await ProposalModel.updateOne({ _id: id, tenantId }, { $set: { textSeq: 10_000 } });
  await write('impact', 'Last');
  expect(await TextChangeModel.countDocuments({ tenantId, proposalId: id })).toBe(textEditLimits.changes + 1);
  expect((await restore(1)).statusCode).toBe(404);
  expect((await restore(0)).statusCode).toBe(404);
  await restore(named.seq);
  expect(await texts()).toEqual({ impact: said('First') });
  expect((await history('?limit=1')).changes).toHaveLength(1);
});
