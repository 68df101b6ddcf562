import { formatMoney, type ProposalStatus, paths, proposalStatuses, requestedOf } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import type { WholeProposal } from '../records/history.ts';
import type { Records } from '../records/records.ts';
import { goTo, type PagePath, pages } from '../tools/pages.ts';
import { plain } from '../tools/plain.ts';
import type { ForEach, Language } from '../understanding/languages.ts';
import type { Answer } from './answer.ts';
import type { Topic } from './topic.ts';
import { general, unseen } from './words/general.ts';
import { records as said } from './words/records.ts';

/** What an answer is made from. */
export interface Ask {
  topic: Topic;
  records: Records;
  firstName: string;
}

const openWord: ForEach<string> = { en: 'Open', sw: 'Fungua', fr: 'Ouvrir', es: 'Abrir', pt: 'Abrir' };

export const pageChip = (path: PagePath, language: Language): ChatAction =>
  goTo(path, language === 'en' ? `Open ${pages[path].label}` : `${openWord[language]}: ${pages[path].name}`);

export const titleOf = ({ title, grantId }: Pick<WholeProposal, 'title' | 'grantId'>): string =>
  title || grantId || 'Untitled proposal';

/** A title as data inside an answer. */
export const shown = (proposal: WholeProposal): string => plain(titleOf(proposal));

export const proposalChip = (
  proposal: Pick<WholeProposal, 'id' | 'title' | 'grantId'>,
  language: Language,
): ChatAction =>
  goTo(
    paths.proposal(proposal.id),
    `${openWord[language]} “${[...titleOf(proposal)].slice(0, 120).join('')}”`,
  );

export const labelOf = (status: ProposalStatus): string => proposalStatuses[status].label;

/** The page of one proposal, or the list for several. */
export const chipsOf = (some: readonly WholeProposal[], language: Language): ChatAction[] => {
  const [first] = some;
  return some.length === 1 && first ? [proposalChip(first, language)] : [pageChip(paths.proposals, language)];
};

export const linesOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

export const answer = (intent: string, reply: string, ...actions: ChatAction[]): Answer => ({
  intent,
  reply,
  ...(actions.length > 0 && { actions }),
});

export const moneyOf = (proposal: WholeProposal): string => {
  const { amount, currency } = requestedOf(proposal);
  return formatMoney(amount, currency);
};

/** A list shows so many. */
const listed = 8;

/** The rest of a list that is too long. */
export function listOf(lines: readonly string[], { topic }: Ask): string {
  const rest = lines.length - listed;
  return linesOf([...lines.slice(0, listed), ...(rest > 0 ? [said.more[topic.language](rest)] : [])]);
}

/** What a page shows and Rafiki has no way to: said plainly, with the page. */
export const elsewhere = (
  what: keyof typeof unseen,
  path: Parameters<typeof pageChip>[0],
  { topic: { language } }: Ask,
): Answer =>
  answer(`elsewhere.${what}`, general.seeThere[language](unseen[what][language]), pageChip(path, language));
