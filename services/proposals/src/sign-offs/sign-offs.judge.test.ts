import { rounds, someOf } from '@harambee/config/long-tests.mjs';
import { signedHash, signedText } from '@harambee/domain';
import type { ProposalFields, SignOffs } from '@harambee/domain/schemas';
import { markRole } from '@harambee/service-kit';
import { newActor, newGuest, testApp, testAttacks } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { signOffAttacks } from '../testing/judges/sign-off-attacks.ts';
import { knowPeople } from '../testing/known-people.ts';
import { completeForm, readProposal } from '../testing/sample-proposal.ts';
import { writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

async function cast(more: Partial<ProposalFields> = {}) {
  const lead = await newActor({ role: 'Member', name: 'Lina Lead' });
  const { tenantId } = lead;
  const owner = await newActor({ tenantId, name: 'Oscar Owner' });
  const writer = await newActor({ tenantId, role: 'Member', name: 'Winnie Writer' });
  const reviewer = await newActor({ tenantId, role: 'Reviewer', name: 'Ruth Reviewer' });
  const other = await newActor({ tenantId, role: 'Member', name: 'Otto Other' });
  const viewer = await newActor({ tenantId, role: 'Viewer', name: 'Vera Viewer' });
  const stranger = await newActor();
  await knowPeople(lead, owner, writer, reviewer, other, viewer, stranger);
  const made = await api.as(lead).post('/api/proposals', { ...completeForm, ...more });
  expect([made.statusCode, made.statusCode === 201 || made.body]).toEqual([201, true]);
  const { id } = made.json().proposal;
  await writeAll();
  const url = `/api/proposals/${id}/sign-offs`;
  const signers = [reviewer, writer].map(({ userId }) => ({ id: userId, kind: 'person' }));
  const asked = await api.as(lead).put(url, { signers });
  expect(asked.statusCode).toBe(200);
  const read = async (): Promise<SignOffs> => (await api.as(owner).get(url)).json().signOffs;
  return {
    ...{ id, url, read, leadActor: lead, reviewerActor: reviewer, writerActor: writer },
    ...{ owner: owner.headers, lead: lead.headers, writer: writer.headers, reviewer: reviewer.headers },
    ...{ other: other.headers, viewer: viewer.headers, stranger: stranger.headers },
    guest: (await newGuest({ tenantId, proposalId: id })).headers,
    guestReads: (await newGuest({ tenantId, proposalId: id, may: 'read' })).headers,
    ...{ reviewerId: reviewer.userId, writerId: writer.userId, otherId: other.userId },
    ...{ viewerId: viewer.userId, strangerId: stranger.userId, hash: (await read()).hash },
  };
}
type Cast = Awaited<ReturnType<typeof cast>>;

const editText = async ({ id, leadActor }: Cast, text: string, revision = 0) => {
  const blocks = [{ kind: 'paragraph', content: [{ text }] }];
  const changes = [{ section: 'methodology', paragraph: 'p1', revision, base: '…', blocks }];
  const answer = await api.as(leadActor).patch(`/api/proposals/${id}/text`, { changes });
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
};

testAttacks(api, signOffAttacks, cast, {
  'the text is edited': (known) => editText(known as Cast, 'Other words than before.'),
  'the reviewer becomes a viewer': async (known) => {
    await markRole([(known as Cast).reviewerActor.sessionId], 'Viewer');
  },
});

const line: NonNullable<ProposalFields['budgetLines']>[number] = {
  ...{ category: 'equipment', item: 'Pumps', quantityHundredths: 400, unit: 'sets' },
  ...{ unitCents: 6_250_000, months: 0, justification: 'One for each village' },
};

/** Saves the form with something changed, as the page does. */
async function save({ id, leadActor }: Cast, change: Partial<ProposalFields>) {
  const { revision } = await readProposal(api, leadActor, id);
  const answer = await api
    .as(leadActor)
    .put(`/api/proposals/${id}`, { ...completeForm, ...change }, { 'if-match': `"${revision}"` });
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
}

async function agreed(more: Partial<ProposalFields> = {}) {
  const known = await cast(more);
  const answer = await api.as(known.reviewerActor).post(`${known.url}/agree`, { hash: known.hash });
  expect(answer.statusCode).toBe(200);
  return known;
}
const stateOf = async ({ read }: Cast) => (await read()).signOffs[0]?.state;

describe('each of these voids a sign-off, and says where', () => {
  test.each<[string, Partial<ProposalFields>, RegExp]>([
    ['the title', { title: 'Clean water for seven villages of Kitui' }, /Title/],
    ['the currency', { currency: 'KES' }, /Requested amount/],
    ['the budget', { budget: 'Drilling: $180,000\nTraining: $30,000\nSurvey: $40,000' }, /Budget/],
  ])('%s', async (_name, change, label) => {
    const known = await agreed();
    await save(known, change);
    const { signOffs, voided } = await known.read();
    expect([signOffs[0]?.state, voided[0]?.places.map((place) => place.label).join()]).toEqual([
      'voided',
      expect.stringMatching(label),
    ]);
  });

  const lines = [line, { ...line, item: 'Drills' }];
  const hashOf = (more: Partial<ProposalFields>) =>
    signedHash(
      signedText({
        fields: { ...completeForm, budgetLines: lines, indirectCost: { rate: 1_000, cap: 1_500 }, ...more },
        ...{ sections: [], facts: [], application: { call: { questions: [] }, answers: [] } },
      }),
    );
  const changed = (part: Partial<typeof line>) => ({
    budgetLines: [line, { ...line, item: 'Drills', ...part }],
  });
  test.each<[string, Partial<ProposalFields>]>([
    ['one unit more of the amount', { requestedAmount: 250_001 }],
    ['an item', changed({ item: 'Drillsets' })],
    ['a quantity by a hundredth', changed({ quantityHundredths: 401 })],
    ['a price by a cent', changed({ unitCents: 6_250_001 })],
    ['a unit', changed({ unit: 'pieces' })],
    ['the months', changed({ months: 1 })],
    ['the category', changed({ category: 'travel' })],
    ['a capital letter of a reason', changed({ justification: 'One for each Village' })],
    ['a unit that becomes part of the item', changed({ item: 'Drills | 4', unit: '' })],
    ['two lines exchanged', { budgetLines: lines.toReversed() }],
    ['a line removed', { budgetLines: [line] }],
    ['the rate of indirect cost', { indirectCost: { rate: 1_001, cap: 1_500 } }],
    ['its cap', { indirectCost: { rate: 1_000, cap: 1_501 } }],
    ['no indirect cost', { indirectCost: undefined as never }],
  ])('in the lines of the budget: %s', (_name, more) => {
    expect(hashOf(more)).not.toBe(hashOf({}));
  });

  const edits = [
    ['a comma', 'We drill, then train.', 'We drill then train.'],
    ['a capital letter', 'We drill in march.', 'We drill in March.'],
    ['a letter with a mark', 'Les eleves.', 'Les élèves.'],
    ['a letter of another script that looks the same', 'Water for a ward.', 'Water for а ward.'],
    ['a thousands separator', 'It costs 1,000 shillings.', 'It costs 1.000 shillings.'],
    ['two words exchanged', 'First drill then train.', 'First train then drill.'],
    ['a word said twice', 'We drill wells.', 'We drill drill wells.'],
    ['“not”', 'We do charge a fee.', 'We do not charge a fee.'],
    ['words glued together', 'We drill some where.', 'We drill somewhere.'],
  ] as const;
  // The hash of a text is the domain's; the usual run takes three of these through the calls.
  test.each(someOf(edits, 3))('in the text: %s', async (_name, before, after) => {
    const known = await cast();
    await editText(known, before);
    const { hash } = await known.read();
    await api.as(known.reviewerActor).post(`${known.url}/agree`, { hash });
    expect(await stateOf(known)).toBe('agreed');
    await editText(known, after, 1);
    const { signOffs, voided } = await known.read();
    expect(signOffs[0]?.state).toBe('voided');
    const pieces = voided[0]?.places.flatMap((place) => place.pieces) ?? [];
    expect(pieces.some(({ kind }) => kind !== 'same')).toBe(true);
  });

  test('an edit voids it, and holds it again when the text before it is put back', async () => {
    const known = await agreed();
    await editText(known, 'Words of our own.');
    expect(await stateOf(known)).toBe('voided');
    const restored = await api
      .as(known.leadActor)
      .post(`/api/proposals/${known.id}/text/restore`, { seq: 0 });
    expect([restored.statusCode, restored.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    expect([await stateOf(known), (await known.read()).hash]).toEqual(['agreed', known.hash]);
  });
});

test('what is no word voids nothing', async () => {
  const known = await agreed();
  await save(known, { notes: 'Call Amina before sending' } as never).catch(() => undefined);
  await api
    .as(known.leadActor)
    .put(`/api/proposals/${known.id}/team`, { ownerId: known.otherId, helperIds: [], tasks: [] });
  expect(await stateOf(known)).toBe('agreed');
});

test('agreeing while the text is edited: never agreed with words that nobody read', async () => {
  for (let round = 0; round < rounds(6, 2); round += 1) {
    const known = await cast();
    const [answer] = await Promise.all([
      api.as(known.reviewerActor).post(`${known.url}/agree`, { hash: known.hash }),
      editText(known, `Words of round ${round}.`),
    ]);
    expect([200, 412]).toContain(answer.statusCode);
    expect(await stateOf(known)).toBe(answer.statusCode === 200 ? 'voided' : 'open');
  }
});

test('a submission while the text is edited: what is sent is what was agreed with', async () => {
  for (let round = 0; round < rounds(6, 2); round += 1) {
    const known = await cast();
    for (const one of [known.reviewerActor, known.writerActor]) {
      expect((await api.as(one).post(`${known.url}/agree`, { hash: known.hash })).statusCode).toBe(200);
    }
    const blocks = [{ kind: 'paragraph', content: [{ text: `Slipped in ${round}.` }] }];
    const [sent, edited] = await Promise.all([
      api.as(known.leadActor).post(`/api/proposals/${known.id}/status`, { status: 'submitted' }),
      api.as(known.leadActor).patch(`/api/proposals/${known.id}/text`, {
        changes: [{ section: 'methodology', paragraph: 'p1', revision: 0, base: '…', blocks }],
      }),
    ]);
    const text = JSON.stringify(await readProposal(api, known.leadActor, known.id));
    if (sent.statusCode === 200) {
      expect([edited.statusCode, text.includes('Slipped in')]).toEqual([409, false]);
    } else {
      expect([sent.statusCode, edited.statusCode]).toEqual([409, 200]);
    }
  }
});
