import { shortHash, signedHash, signedText } from '@harambee/domain';
import type { Proposal, SignOffs } from '@harambee/domain/schemas';
import {
  expectNoCollectionScan,
  newActor,
  publishPersonLeft,
  type TestActor,
  testApp,
} from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { knowPeople } from '../testing/known-people.ts';
import { givenProposal, readProposal, relayed } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';
import { handOverSignOffs } from './hand-over-sign-offs.ts';

const api = testApp(proposals);

const address = (id: string) => `/api/proposals/${id}/sign-offs`;
const ref = ({ userId: id }: TestActor) => ({ id, kind: 'person' as const });

async function given() {
  const owner = await newActor({ name: 'Amina Odhiambo' });
  const { tenantId } = owner;
  const juma = await newActor({ tenantId, role: 'Reviewer', name: 'Juma Baraka' });
  const wanjiru = await newActor({ tenantId, role: 'Member', name: 'Wanjiru Kamau' });
  await knowPeople(owner, juma, wanjiru);
  const { id } = await givenProposal(api, owner);
  await writeAll();
  const read = async (): Promise<SignOffs> => (await api.as(owner).get(address(id))).json().signOffs;
  const ask = (by: TestActor, signers: unknown[], headers = {}) =>
    api.as(by).put(address(id), { signers }, headers);
  const agree = async (by: TestActor, hash?: string) =>
    api.as(by).post(`${address(id)}/agree`, { hash: hash ?? (await read()).hash });
  const edit = async (text: string, revision = 0) => {
    const blocks = [{ kind: 'paragraph', content: [{ text }] }];
    const change = { section: 'methodology', paragraph: 'p1', revision, base: '…', blocks };
    const answer = await api.as(wanjiru).patch(`/api/proposals/${id}/text`, { changes: [change] });
    expect(answer.statusCode).toBe(200);
  };
  const submit = (body: object = {}) =>
    api.as(owner).post(`/api/proposals/${id}/status`, { status: 'submitted', ...body });
  return { id, owner, juma, wanjiru, tenantId, read, ask, agree, edit, submit };
}

const states = ({ signOffs }: SignOffs) => signOffs.map(({ signer, state }) => [signer.name, state]);

/** What the page computes from what it shows. */
async function hashOfPage(actor: TestActor, id: string): Promise<string> {
  const proposal: Proposal = await readProposal(api, actor, id);
  const { application } = (await api.as(actor).get(`/api/proposals/${id}/application`)).json();
  const { draftContent: fields, sections, edits, facts } = proposal;
  return signedHash(signedText({ fields, sections, ...(edits && { edits }), facts, application }));
}

test('whoever leads says who must agree; who is asked agrees with the exact text (SIGNOFF-01, -04)', async () => {
  const { id, owner, juma, wanjiru, read, ask, agree } = await given();
  expect(await read()).toMatchObject({ signOffs: [], voided: [], revision: 0 });
  const asked = await ask(owner, [ref(juma), ref(wanjiru)]);
  expect(asked.statusCode).toBe(200);
  expect(asked.json().signOffs).toMatchObject({
    revision: 1,
    signOffs: [
      {
        signer: { id: juma.userId, name: 'Juma Baraka', kind: 'person' },
        askedBy: { id: owner.userId, name: 'Amina Odhiambo', kind: 'person' },
        state: 'open',
      },
      { signer: { name: 'Wanjiru Kamau' }, state: 'open' },
    ],
  });
  expect((await read()).hash).toBe(await hashOfPage(owner, id));
  const agreed = await agree(juma);
  expect(agreed.json().signOffs).toMatchObject({ revision: 2, signOffs: [{ state: 'agreed' }, {}] });
  expect(agreed.json().signOffs.signOffs[0].hash).toBe((await read()).hash);
  // Sent again after a lost answer.
  expect((await agree(juma)).json().signOffs.revision).toBe(2);
  expect((await agree(owner)).statusCode).toBe(403);
});

test('an edit voids a sign-off and says which words; the same words again are agreed with again (SIGNOFF-05)', async () => {
  const { id, owner, juma, read, ask, agree, edit } = await given();
  await edit('We survey, drill 6 boreholes and hand over.');
  await ask(owner, [ref(juma)]);
  await agree(juma);
  const { hash } = await read();
  await edit('We survey, drill 9 boreholes and hand over.', 1);
  const after = await read();
  expect(states(after)).toEqual([['Juma Baraka', 'voided']]);
  expect(after.hash).not.toBe(hash);
  expect(after.hash).toBe(await hashOfPage(owner, id));
  expect(after.voided).toEqual([
    {
      hash,
      places: [
        {
          label: expect.stringMatching(/^Methodology/),
          pieces: [
            { kind: 'same', text: expect.stringMatching(/We survey, drill$/) },
            { kind: 'removed', text: '6' },
            { kind: 'added', text: '9' },
            { kind: 'same', text: expect.stringMatching(/^boreholes and hand over\./) },
          ],
        },
      ],
    },
  ]);
  await edit('We survey, drill 6 boreholes  and hand over.', 2);
  expect(states(await read())).toEqual([['Juma Baraka', 'agreed']]);
});

test('one agrees while another edits: the exact text decides, in either order (SIGNOFF-04)', async () => {
  const { juma, owner, read, ask, agree, edit } = await given();
  await ask(owner, [ref(juma)]);
  const { hash } = await read();
  await edit('Changed while Juma was reading.');
  const late = await agree(juma, hash);
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({
    error: expect.stringMatching(/has changed since you read it/),
    signOffs: { hash: (await read()).hash, signOffs: [{ state: 'open' }] },
  });
  for (let round = 1; round <= 3; round += 1) {
    const today = (await read()).hash;
    await Promise.all([agree(juma, today), edit(`Changed at once, ${round}.`, round)]);
    const [{ state, hash: of } = { state: '', hash: '' }] = (await read()).signOffs;
    // Agreed with what stood there before, or not at all.
    expect([of === today, state]).toEqual(of === today ? [true, 'voided'] : [false, expect.any(String)]);
    expect(state).not.toBe('agreed');
  }
});

test('a submission without a sign-off is refused with the list, and with a reason it goes through (SIGNOFF-06, -07)', async () => {
  const { id, owner, juma, wanjiru, tenantId, read, ask, agree, edit, submit } = await given();
  await ask(owner, [ref(juma), ref(wanjiru)]);
  await agree(wanjiru);
  await edit('Other words.');
  const refused = await submit();
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      error: 'Not agreed yet: Juma Baraka. Agreed with an earlier text: Wanjiru Kamau.',
      requestId: expect.any(String),
      missing: [
        { signer: { id: juma.userId, name: 'Juma Baraka', kind: 'person' }, state: 'open' },
        { signer: { id: wanjiru.userId, name: 'Wanjiru Kamau', kind: 'person' }, state: 'voided' },
      ],
    },
  ]);
  expect((await readProposal(api, owner, id)).status).toBe('completed');
  expect((await submit({ withoutSignOff: { reason: ' ' } })).statusCode).toBe(400);
  const { hash } = await read();
  expect((await submit({ withoutSignOff: { reason: ' The portal closes at noon. ' } })).statusCode).toBe(200);
  const { history } = await readProposal(api, owner, id);
  expect(history.at(-1)).toMatchObject({
    to: 'submitted',
    userName: 'Amina Odhiambo',
    hash,
    without: {
      reason: 'The portal closes at noon.',
      missing: [{ name: 'Juma Baraka' }, { name: 'Wanjiru Kamau' }],
    },
  });
  await api.settle();
  const told = (await relayed(tenantId)).find(({ name }) => name === 'proposal.submitted_without_sign_off');
  expect(told?.payload).toEqual({
    proposalId: id,
    title: expect.any(String),
    userId: owner.userId,
    missing: [ref(juma), ref(wanjiru)],
  });
  // What was sent stays as it was.
  expect((await agree(juma)).statusCode).toBe(409);
  expect((await ask(owner, [])).statusCode).toBe(409);
});

test('with all sign-offs it is submitted, and the history has the hash', async () => {
  const { id, owner, juma, read, ask, agree, submit } = await given();
  await ask(owner, [ref(juma)]);
  await agree(juma);
  const { hash } = await read();
  expect((await submit({ withoutSignOff: { reason: 'Not needed' } })).statusCode).toBe(200);
  const entry = (await readProposal(api, owner, id)).history.at(-1);
  expect(entry).toMatchObject({ to: 'submitted', hash });
  expect(entry).not.toHaveProperty('without');
  expect(states(await read())).toEqual([['Juma Baraka', 'agreed']]);
  expect(shortHash(hash)).toMatch(/^[0-9a-f]{4} [0-9a-f]{4}$/);
});

test('a sign-off that is taken back while it is submitted is missing, or the submission came first', async () => {
  const { id, owner, juma, ask, agree, submit } = await given();
  await ask(owner, [ref(juma)]);
  await agree(juma);
  const [sent, taken] = await Promise.all([submit(), api.as(juma).post(`${address(id)}/withdraw`)]);
  expect([sent.statusCode, taken.statusCode].toSorted()).toEqual([200, 409]);
});

test('only an owner of the organization or whoever leads the proposal asks, and only people who may sign are asked', async () => {
  const { id, owner, juma, wanjiru, tenantId, read, ask } = await given();
  expect((await ask(wanjiru, [ref(juma)])).json().error).toMatch(/Only an owner of the organization or/);
  expect((await ask(juma, [ref(juma)])).statusCode).toBe(403);
  const viewer = await newActor({ tenantId, role: 'Viewer', name: 'Otieno Were' });
  await knowPeople(viewer);
  const stranger = await newActor();
  for (const one of [viewer, stranger]) expect((await ask(owner, [ref(one)])).statusCode).toBe(409);
  expect((await ask(owner, [{ id: 'g1', kind: 'guest' }])).statusCode).toBe(409);
  await ask(owner, [ref(juma)]);
  const { revision } = await read();
  expect((await ask(owner, [], { 'if-match': `"${revision - 1}"` })).statusCode).toBe(412);
  const taken = await ask(owner, [ref(wanjiru)], { 'if-match': `"${revision}"` });
  expect(states(taken.json().signOffs)).toEqual([['Wanjiru Kamau', 'open']]);
  for (const call of [
    api.as(stranger).get(address(id)),
    api.as(stranger).put(address(id), { signers: [] }),
    api.as(stranger).post(`${address(id)}/agree`, { hash: '0'.repeat(64) }),
    api.as(stranger).post(`${address(id)}/withdraw`),
  ])
    expect((await call).statusCode).toBe(404);
});

test('signers are told: asked once, given, taken back, voided once (SIGNOFF-02, -05)', async () => {
  const { id, owner, juma, wanjiru, tenantId, ask, agree, edit } = await given();
  await ask(owner, [ref(juma)]);
  await ask(owner, [ref(juma), ref(wanjiru)]);
  await agree(juma);
  await edit('Other words.');
  await api.settle();
  await edit('Other words again.', 1);
  await api.settle();
  await api.as(juma).post(`${address(id)}/withdraw`);
  await api.settle();
  const told = (await relayed(tenantId)).filter(({ name }) => name.startsWith('sign_off.'));
  expect(told.map(({ name, payload }) => [name, payload])).toEqual([
    ['sign_off.asked', expect.objectContaining({ userId: owner.userId, signers: [ref(juma)] })],
    ['sign_off.asked', expect.objectContaining({ signers: [ref(wanjiru)] })],
    [
      'sign_off.given',
      expect.objectContaining({
        signer: ref(juma),
        userId: juma.userId,
        askedBy: [owner.userId],
        agreed: 1,
        asked: 2,
      }),
    ],
    ['sign_off.voided', expect.objectContaining({ signers: [ref(juma)], askedBy: [owner.userId] })],
    ['sign_off.withdrawn', expect.objectContaining({ agreed: 0, asked: 2 })],
  ]);
});

const waitsFor = async (actor: TestActor) =>
  (await api.as(actor).get('/api/proposals/mine'))
    .json()
    .waiting.map(({ about }: { about: string }) => about);

test('a sign-off waits for its signer until it is given, and again once its words have changed (SIGNOFF-08)', async () => {
  const { owner, juma, ask, agree, edit } = await given();
  await ask(owner, [ref(juma)]);
  expect(await waitsFor(juma)).toEqual(['text, answers and budget']);
  await agree(juma);
  expect(await waitsFor(juma)).toEqual([]);
  await edit('Other words.');
  await api.settle();
  expect(await waitsFor(juma)).toEqual(['the text as it is now: it has changed since you agreed']);
  const blocks = null;
  const change = { section: 'methodology', paragraph: 'p1', revision: 1, base: '…', blocks };
  const { id } = (await api.as(owner).get('/api/proposals')).json().proposals[0];
  await api.as(owner).patch(`/api/proposals/${id}/text`, { changes: [change] });
  await api.settle();
  expect(await waitsFor(juma)).toEqual([]);
});

test('a colleague takes over what was asked and not given, also after the person has left (SIGNOFF-09)', async () => {
  const { owner, juma, wanjiru, tenantId, read, ask, agree } = await given();
  await ask(owner, [ref(juma), ref(owner)]);
  await agree(owner);
  const handOver = (from: TestActor, to: TestActor) =>
    handOverSignOffs(tenantId, { from: from.userId, to: to.userId });
  await handOver(owner, wanjiru);
  expect(states(await read())).toEqual([
    ['Juma Baraka', 'open'],
    ['Amina Odhiambo', 'agreed'],
  ]);
  await publishPersonLeft(api, tenantId, juma.userId);
  expect(states(await read())[0]).toEqual(['A former member', 'open']);
  for (const _again of [1, 2]) await handOver(juma, wanjiru);
  expect(states(await read())).toEqual([
    ['Wanjiru Kamau', 'open'],
    ['Amina Odhiambo', 'agreed'],
  ]);
});

test('calls of sign-offs read by indexes', async () => {
  const { id, owner, juma, ask, agree } = await given();
  await ask(owner, [ref(juma)]);
  await agree(juma);
  await expectNoCollectionScan(async () => {
    await api.as(owner).get(address(id));
    await waitsFor(juma);
  });
});
