import {
  formatDay,
  isProductPath,
  paths,
  proposalStatuses,
  proposalStatusNames,
  requestedOf,
} from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import { understand } from '../built-in/concepts.ts';
import { searchHelp } from '../help/help-index.ts';
import { contentTokens } from '../language/content-words.ts';
import type { KnownProposal } from '../records/known-proposal.model.ts';
import { type Records, sumOf } from '../records/records.ts';
import { findProposals } from '../tools/find-proposal.ts';
import { goTo, type PagePath, pages } from '../tools/pages.ts';

/** The tools a model may call. They read one organization's records and suggest pages; they change nothing. */
export interface ModelTools {
  definitions: ChatCompletionFunctionTool[];
  /** The result as JSON. An invalid call gets an explanation, never an exception. */
  call(name: string, args: Record<string, unknown>): Promise<unknown>;
  /** The pages the model has suggested. They are checked again before anybody sees them. */
  proposed: ChatAction[];
}

const summaryOf = (proposal: KnownProposal) => ({
  id: proposal._id,
  title: proposal.title,
  grantId: proposal.grantId,
  status: proposalStatuses[proposal.status].label,
  category: proposal.category,
  requested: requestedOf(proposal),
  deadline: proposal.deadline && formatDay(proposal.deadline),
});

const text = (value: unknown, longest = 300): string =>
  typeof value === 'string' ? value.slice(0, longest) : '';

type Tool = [
  description: string,
  properties: Record<string, object>,
  run: (args: Record<string, unknown>) => unknown,
];

export function modelTools(records: Records): ModelTools {
  const proposed: ChatAction[] = [];
  const tools: Record<string, Tool> = {
    get_proposal_counts: [
      'How many proposals the organization has and how much they ask for in each currency, by status and by category.',
      {},
      async () => {
        const tallies = await records.tallies();
        const count = async (some: typeof tallies) => ({
          proposals: sumOf(some),
          requested: await records.sums(some),
        });
        const by = async <Name extends string>(
          names: readonly Name[],
          of: (tally: (typeof tallies)[number]) => Name,
        ) =>
          Object.fromEntries(
            await Promise.all(
              names.map(async (name) => [name, await count(tallies.filter((tally) => of(tally) === name))]),
            ),
          );
        return {
          all: await count(tallies),
          byStatus: await by(proposalStatusNames, ({ status }) => status),
          byCategory: await by(
            [...new Set(tallies.map(({ category }) => category))],
            ({ category }) => category,
          ),
        };
      },
    ],
    list_due: [
      'Proposals that are not sent yet, with their deadlines, the nearest first. Negative daysLeft: the deadline has passed.',
      {},
      async () =>
        (await records.due()).slice(0, 20).map((one) => ({ ...summaryOf(one), daysLeft: one.daysLeft })),
    ],
    find_proposal: [
      'Finds a proposal by words of its title or its grant id.',
      { name: { type: 'string' } },
      async ({ name }) => {
        const query = text(name);
        const words = understand(query).names;
        const { proposals } = await findProposals(words.length > 0 ? words : contentTokens(query), records);
        return proposals.map(summaryOf);
      },
    ],
    profile_gaps: [
      'What the profile of the organization says, and which fields are still missing.',
      {},
      async () => {
        const organization = await records.organization();
        if (!organization?.profileId) return { hasProfile: false };
        const { name, type, location, foundedYear, mission, sdgs, problems } = organization;
        return {
          hasProfile: true,
          name,
          type,
          location,
          foundedYear,
          mission,
          sdgs,
          missing: problems ?? 'unknown',
        };
      },
    ],
    points: [
      'Points, level, points to the next level, and every badge with its progress.',
      {},
      async () => {
        const { badges, ...impact } = await records.impact();
        return {
          ...impact,
          badges: badges.map(({ name, description, earned, progress }) => ({
            name,
            description,
            earned,
            progress,
          })),
        };
      },
    ],
    search_help: [
      'Searches the help of the product: how things are done, what things mean.',
      { query: { type: 'string' } },
      ({ query }) =>
        searchHelp(text(query)).map(({ article: { title, text, page } }) => ({ title, text, page })),
    ],
    suggest_page: [
      `Offers the person to open one page; they confirm or cancel. Pages: ${Object.keys(pages).join(', ')}, /proposals/{id} with an id from the other tools.`,
      { path: { type: 'string' } },
      async ({ path }) => {
        const target = text(path);
        const proposalId = /^\/proposals\/([^/]+)$/.exec(target)?.[1];
        const known: { label: string } | undefined = pages[target as PagePath];
        if (known) proposed.push(goTo(target, `Open ${known.label}`));
        else if (isProductPath(target) && proposalId && (await records.owns(proposalId)))
          proposed.push(goTo(paths.proposal(proposalId), 'Open the proposal'));
        else return { offered: false, reason: 'There is no such page.' };
        return { offered: true };
      },
    ],
  };
  return {
    proposed,
    definitions: Object.entries(tools).map(([name, [description, properties]]) => ({
      type: 'function',
      function: {
        name,
        description,
        parameters: {
          type: 'object',
          properties,
          required: Object.keys(properties),
          additionalProperties: false,
        },
      },
    })),
    async call(name, args) {
      const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
      return tool ? tool[2](args) : { error: 'There is no such tool.' };
    },
  };
}
