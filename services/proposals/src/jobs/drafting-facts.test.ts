import { builtInDrafter, type Drafter } from '@harambee/drafting';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { completeForm, givenProposal, readProposal } from '../testing/sample-proposal.ts';
import { plainDrafter, testWorker, writeAll } from '../testing/test-worker.ts';

const api = testApp(proposals);

const profile = {
  profileId: 'p1',
  revision: 0,
  name: 'Maji Kwa Wote',
  type: 'Other',
  location: 'Lodwar',
  foundedYear: 2014,
  mission: 'Safe water for Turkana.',
  sdgs: [6],
  website: 'https://majikwawote.example',
  isActive: true,
  onLeaderboard: true,
  facts: [
    {
      id: 'f1',
      name: 'People reached',
      value: 6_140,
      unit: 'people',
      date: '2025-12-31',
      source: 'annual report',
    },
  ],
};
const textOf = async (actor: Awaited<ReturnType<typeof newActor>>) => {
  const { id } = await givenProposal(api, actor);
  await writeAll(testWorker({ drafter: builtInDrafter() }));
  return (await readProposal(api, actor, id)).sections.map(({ text }) => text).join('\n');
};

test('a text uses the profile of its own organization, figures with day and source', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await onProfileChanged.handle(event('profile.created', ours.tenantId, profile));
  const text = await textOf(ours);
  expect(text).toContain('People reached numbered 6,140 on 31 December 2025 (annual report).');
  expect(text).toContain('Lodwar');
  expect(text).toContain('was founded in 2014');
  expect(text).toContain('Sustainable Development Goal 6 (Clean Water and Sanitation)');
  expect(await textOf(theirs)).not.toContain('6,140');
});

test('consent to send personal data reaches the drafter with the first text, and only if it was given', async () => {
  const actor = await newActor();
  const seen: (boolean | undefined)[] = [];
  const plain = plainDrafter();
  const drafter: Drafter = {
    ...plain,
    draft(facts, options) {
      seen.push(options.isPersonalDataConfirmed);
      return plain.draft(facts, options);
    },
  };
  for (const query of ['', '?confirmed=personal_data']) {
    const answer = await api.as(actor).post(`/api/proposals${query}`, completeForm);
    expect(answer.statusCode).toBe(201);
    await writeAll(testWorker({ drafter }));
  }
  expect(seen).toEqual([undefined, true]);
});

test('nothing is stated that an incomplete profile leaves open', async () => {
  const actor = await newActor();
  const empty = { ...profile, location: '', foundedYear: 0, sdgs: [], website: '', facts: [] };
  await onProfileChanged.handle(event('profile.created', actor.tenantId, empty));
  const text = await textOf(actor);
  expect(text).not.toMatch(/founded in|Development Goal/);
  expect(text).toContain('[needs: the place where the organization works]');
});
