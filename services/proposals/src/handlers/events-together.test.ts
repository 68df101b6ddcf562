import { event, randomId } from '@harambee/service-kit';
import { commandNamesOf, newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { CommentedPlaceModel } from '../comments/commented-place.model.ts';
import { givenKnownCall } from '../testing/sample-call.ts';
import { givenComments } from '../testing/sample-comments.ts';
import { givenProposal, relayed } from '../testing/sample-proposal.ts';
import { onApplicationEdited } from './on-application-edited.handler.ts';
import { onSignedTextChanged } from './on-signed-text-changed.handler.ts';
import { onTextToFollow } from './on-text-to-follow.handler.ts';

const api = testApp(proposals);

const changed = (tenantId: string, proposalId = randomId()) =>
  event('proposal.text_changed', tenantId, { proposalId });

test.each([
  ['comments', onTextToFollow, 1],
  ['sign-offs', onSignedTextChanged, 1],
  ['a call', onApplicationEdited, 2],
])('twenty texts without %s cost as many queries as one', async (_what, handler, queries) => {
  const { tenantId } = await newActor();
  const events = Array.from({ length: 20 }, () => changed(tenantId));
  expect(await commandNamesOf(async () => handler.handleAll?.(events))).toEqual(Array(queries).fill('find'));
});

test('among the texts of several organizations, comments follow theirs', async () => {
  const words = 'We train forty nurses in Siaya.';
  const given = await givenComments(api);
  await given.edit(words);
  await given.comment(given.reviewer, 'forty nurses');
  await given.edit(`Each year, ${words}`);
  const { tenantId, id } = given;
  const elsewhere = changed((await newActor()).tenantId, id);
  await onTextToFollow.handleAll?.([elsewhere]);
  const text = async () => (await CommentedPlaceModel.findOne({ tenantId }).lean())?.text;
  expect(await text()).toBe(words);
  const own = changed(tenantId, id);
  await onTextToFollow.handleAll?.([changed(tenantId), elsewhere, own, own]);
  expect(await text()).toBe(`Each year, ${words}`);
});

test('an application is published once, in the name of whoever changed it first', async () => {
  const [actor, colleague] = [await newActor(), randomId()];
  const { tenantId, userId } = actor;
  const { id } = await givenProposal(api, actor, { callId: await givenKnownCall(actor), generate: false });
  await api.settle();
  const told = async () => (await relayed(tenantId)).filter(({ name }) => name === 'application.changed');
  expect(await told()).toHaveLength(1);
  const kept = { isTicked: true, blocks: [{ kind: 'paragraph', content: [{ text: 'Maji Safi' }] }] };
  await api.as(actor).put(`/api/proposals/${id}/answers/name`, kept);
  const edits = [userId, colleague].map((who) =>
    event('application.edited', tenantId, { proposalId: id, userId: who }),
  );
  await onApplicationEdited.handleAll?.([changed(tenantId), ...edits]);
  await api.settle();
  expect((await told()).map(({ payload }) => payload)).toMatchObject([{}, { answered: 1, userId }]);
});
