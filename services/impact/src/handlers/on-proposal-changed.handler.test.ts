import { commandNamesOf, newActor, testApp } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { aStory, eventsOf } from '../testing/stories.ts';
import { onProposalChanged } from './on-proposal-changed.handler.ts';

testApp(impact);

/** The commands for so many proposals of one week that are completed at once. */
async function commandsFor(amount: number): Promise<string[]> {
  const { tenantId } = await newActor();
  const events = Array.from({ length: amount }, () =>
    eventsOf(tenantId, aStory({ path: ['completed'] })),
  ).flat();
  return commandNamesOf(async () => onProposalChanged.handleAll?.(events));
}

test('many proposals at once cost as many commands as a few', async () => {
  await commandsFor(1);
  // More than earn points in a week, and fewer than the database sends in one answer.
  expect(await commandsFor(45)).toEqual(await commandsFor(21));
});
