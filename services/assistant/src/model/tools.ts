import { isProductPath, paths, proposalStatuses, proposalStatusNames } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import { understand } from '../built-in/concepts.ts';
import { searchHelp } from '../help/help-index.ts';
import { contentTokens } from '../language/content-words.ts';
import { type Records, sumOf } from '../records/records.ts';
import { findProposals } from '../tools/find-proposal.ts';
import { goTo, type PagePath, pages } from '../tools/pages.ts';
import type { FactRecord } from './facts/fact.ts';
import { teamFacts, workFacts } from './facts/people-facts.ts';
import {
  callFacts,
  categoryName,
  dueFacts,
  profileFacts,
  proposalFacts,
  standingFacts,
  sumFacts,
} from './facts/record-facts.ts';
import { historyTools } from './history-tools.ts';
import { type Tool, text } from './tool.ts';

/** The tools a model may call. They read one organization's records and suggest pages; they change nothing. */
export interface ModelTools {
  definitions: ChatCompletionFunctionTool[];
  /** Facts, to be quoted; a call that makes no sense gets an explanation, never an exception. */
  call(name: string, args: Record<string, unknown>): Promise<unknown>;
  /** The pages the model has suggested. They are checked again before anybody sees them. */
  proposed: ChatAction[];
}

export function modelTools(records: Records): ModelTools {
  const proposed: ChatAction[] = [];
  const tools: Record<string, Tool> = {
    get_proposal_counts: [
      'How many proposals the organization has and how much they ask for in each currency, by status and by category.',
      {},
      async () => {
        const tallies = await records.tallies();
        const of = async (record: FactRecord, some: typeof tallies) =>
          sumFacts(record, sumOf(some), await records.sums(some));
        const categories = [...new Set(tallies.map(({ category }) => category))].filter(Boolean);
        return {
          all: await of({ family: 'all', key: 'all' }, tallies),
          byStatus: await Promise.all(
            proposalStatusNames.map(async (name) => ({
              status: proposalStatuses[name].label,
              ...(await of(
                { family: 'status', key: proposalStatuses[name].label.toLowerCase() },
                tallies.filter(({ status }) => status === name),
              )),
            })),
          ),
          byCategory: await Promise.all(
            categories.map(async (key) => {
              const record: FactRecord = { family: 'category', key };
              return {
                category: categoryName(record),
                ...(await of(
                  record,
                  tallies.filter(({ category }) => category === key),
                )),
              };
            }),
          ),
        };
      },
    ],
    list_due: [
      'Proposals that are not sent yet, with their deadlines, the nearest first. Those whose deadline has passed come first of all.',
      {},
      async () => {
        const due = await records.due();
        const past = due.filter(({ daysLeft }) => daysLeft < 0).length;
        return {
          ...dueFacts(due.length - past, past),
          proposals: due.slice(0, 20).map((one) => proposalFacts(one, records.now)),
        };
      },
    ],
    list_calls: [
      'Calls of funders that may still be answered, by deadline, how much they give, and how many required questions have no answer yet.',
      {},
      async () => (await records.calls()).slice(0, 20).map(callFacts),
    ],
    find_proposal: [
      'Finds a proposal by words of its title or its grant id.',
      { name: { type: 'string' } },
      async ({ name }) => {
        const query = text(name);
        const words = understand(query).names;
        const { proposals } = await findProposals(words.length > 0 ? words : contentTokens(query), records);
        return proposals.map((one) => proposalFacts(one, records.now));
      },
    ],
    ...historyTools(records),
    my_work: [
      'What waits for the person who asks: their open tasks with due dates, and the proposals that they lead.',
      {},
      async () => workFacts(await records.ownWork()),
    ],
    who_does_what: [
      'Who leads a proposal, who helps with it, and who has which of its sections and questions. Finds it by words of its title.',
      { name: { type: 'string' } },
      async ({ name }) => {
        const { proposals } = await findProposals(contentTokens(text(name)), records);
        return (await records.teams(proposals.map(({ _id }) => _id))).map(teamFacts);
      },
    ],
    profile_gaps: [
      'What the profile of the organization says, and which fields are still missing.',
      {},
      async () => {
        const organization = await records.organization();
        if (!organization?.profileId) return { hasProfile: false };
        return { hasProfile: true, ...profileFacts(organization) };
      },
    ],
    points: [
      'Points, level, points to the next level, and every badge with its progress.',
      {},
      async () => standingFacts(await records.impact()),
    ],
    search_help: [
      'Searches the help of the product: how things are done, what things mean.',
      { query: { type: 'string' } },
      ({ query }) =>
        searchHelp(text(query)).map(({ article: { title, text, page } }) => ({ title, text, page })),
    ],
    suggest_page: [
      `Offers the person to open one page; they confirm or cancel. Pages: ${Object.keys(pages).join(', ')}, /proposals/{id} and /calls/{id} with an id from the other tools.`,
      { path: { type: 'string' } },
      async ({ path }) => {
        const target = text(path);
        const proposalId = /^\/proposals\/([^/]+)$/.exec(target)?.[1];
        const callId = /^\/calls\/([^/]+)$/.exec(target)?.[1];
        const known: { label: string } | undefined = pages[target as PagePath];
        if (known) proposed.push(goTo(target, `Open ${known.label}`));
        else if (isProductPath(target) && proposalId && (await records.owns(proposalId)))
          proposed.push(goTo(paths.proposal(proposalId), 'Open the proposal'));
        else if (isProductPath(target) && callId && (await records.ownsCall(callId)))
          proposed.push(goTo(paths.call(callId), 'Open the call'));
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
