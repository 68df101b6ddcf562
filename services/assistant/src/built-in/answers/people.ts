import { formatDay, listWords, paths, proposalSectionKeys, proposalSections } from '@harambee/domain';
import { tokensOf } from '../../language/tokens.ts';
import type { OpenTask, TeamOf } from '../../records/teams.ts';
import { findProposals } from '../../tools/find-proposal.ts';
import { goTo, goToPage, ownProposals } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';
import { nameOf, openProposal } from './proposal-words.ts';

const listed = 8;
const rest = (count: number): string => (count > 0 ? `\n- and ${count} more` : '');
const _ownList = goTo(ownProposals, 'Open your own proposals');

const dueWords = ({ dueOn }: OpenTask): string => (dueOn ? `due on ${formatDay(dueOn)}` : 'no due date');
const labelWords = ({ kind, label }: OpenTask): string =>
  kind === 'section' ? plain(label) : `“${plain(label)}”`;

/** The section that the words name by its title: "the budget section". */
function namedSection(message: string): { title: string; words: string[] } | undefined {
  const tokens = tokensOf(message);
  return proposalSectionKeys
    .map((key) => ({ title: proposalSections[key], words: tokensOf(proposalSections[key]) }))
    .find(({ words }) => words.every((word) => tokens.includes(word)));
}

const asWho = (person: string): string => (person ? `**${plain(person)}**` : 'nobody yet');

function aboutTeam({ proposal, owner, helpers, tasks }: TeamOf): string {
  const lines = [
    `- Leads it: ${asWho(owner)}`,
    ...(helpers.length > 0 ? [`- Help: ${listWords(helpers.map(asWho))}`] : []),
    ...tasks
      .slice(0, listed)
      .map((task) => `- ${labelWords(task)}: ${asWho(task.person)}, ${dueWords(task)}`),
  ];
  return `**${nameOf(proposal)}**\n\n${lines.join('\n')}${rest(tasks.length - listed)}`;
}

/** "Who has the budget section of Clean water?", "who leads Clean water?" (OWNER-09). Undefined if it asks something else. */
export async function whoHas(question: Question): Promise<Answer | undefined> {
  const { message, understood, records } = question;
  if (!understood.concepts.has('who')) return undefined;
  const section = namedSection(message);
  const names = understood.names.filter((word) => !section?.words.includes(word));
  const { proposals, coverage } = await findProposals(names, records);
  const named = names.length > 0 && coverage >= 0.6 ? proposals : undefined;
  if (!named && names.length > 0) return undefined;
  const teams = await records.teams(named?.map(({ _id }) => _id));
  const [first] = teams;
  if (!first) return undefined;
  if (!section) {
    if (!named) return undefined;
    return {
      intent: 'work.team',
      reply: teams.slice(0, 3).map(aboutTeam).join('\n\n'),
      actions: [openProposal(first.proposal)],
    };
  }
  const tasks = teams.flatMap((team) => team.tasks).filter(({ label }) => label === section.title);
  const lines = tasks
    .slice(0, listed)
    .map((task) => `- **${nameOf(task.proposal)}**: ${asWho(task.person)}, ${dueWords(task)}`);
  if (tasks.length > 0) {
    return {
      intent: 'work.section',
      reply: `${section.title}:\n\n${lines.join('\n')}${rest(tasks.length - listed)}`,
      actions: [openProposal((tasks[0] ?? first).proposal)],
    };
  }
  return {
    intent: 'work.section-none',
    reply: named
      ? `Nobody has an open task for ${section.title} in **${nameOf(first.proposal)}**. ${asWho(first.owner)} leads it.`
      : `Nobody has an open task for ${section.title}.`,
    actions: [named ? openProposal(first.proposal) : goToPage(paths.proposals)],
  };
}
