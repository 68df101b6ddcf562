import { contentTokens } from '../language/content-words.ts';
import type { Records } from '../records/records.ts';
import { findProposals } from '../tools/find-proposal.ts';
import { documentFact, moveFact, personFact, storyFacts } from './facts/history-facts.ts';
import { type Tool, text } from './tool.ts';

/** The tools that tell who did what when, how ready proposals are, and who and what there is besides them. */
export const historyTools = (records: Records): Record<string, Tool> => ({
  proposal_story: [
    'Who gave a proposal which status on which day (Funded: the money came), who agreed with it or still has to sign it off, its readiness, and which sections of its form have no answer. Finds it by words of its title.',
    { name: { type: 'string' } },
    async ({ name }) => {
      const { proposals } = await findProposals(contentTokens(text(name)), records);
      const ids = new Set(proposals.map(({ _id }) => _id));
      const whole = (await records.proposals()).filter(({ id }) => ids.has(id));
      return Promise.all(whole.map(async (one) => storyFacts(one, await records.agreements(one.id))));
    },
  ],
  recent_changes: [
    'The newest changes of status of all proposals, with person and day.',
    {},
    async () =>
      (await records.proposals())
        .flatMap((proposal) => proposal.moves.map((move) => ({ proposal, move })))
        .toSorted((a, b) => b.move.at.getTime() - a.move.at.getTime())
        .slice(0, 20)
        .map(({ proposal, move }) => moveFact(proposal, move)),
  ],
  documents: [
    'The documents of the organization and until when each is valid, the first to expire first.',
    {},
    async () => (await records.names()).documents.slice(0, 30).map(documentFact),
  ],
  people: [
    'The people of the organization and their roles.',
    {},
    async () => (await records.names()).people.slice(0, 50).map(personFact),
  ],
});
