import {
  activeProjectStatuses,
  currencyOf,
  formatMoneySums,
  formatNumber,
  isSuccess,
  listWords,
  type ProposalStatus,
  paths,
  proposalCategories,
  proposalStatuses,
  proposalStatusNames,
  successRateOf,
} from '@harambee/domain';
import { tokensOf } from '../../language/tokens.ts';
import { type Records, sumOf, type Tally } from '../../records/records.ts';
import { goToPage } from '../../tools/pages.ts';
import { counted } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';
import type { Understood } from '../concepts.ts';
import { deadlineOf, labelOf, line, nameOf, openProposal, requestOf } from './proposal-words.ts';

const listed = 8;

/** The filters of a question. */
export interface Narrowed {
  statuses?: ProposalStatus[];
  category?: string;
}

const categoryWords = proposalCategories.map((category) => ({ category, words: tokensOf(category) }));
const otherCategoryWords: Record<string, (typeof proposalCategories)[number]> = {
  health: 'Healthcare',
  medical: 'Healthcare',
  environmental: 'Environment',
  educational: 'Education',
  school: 'Education',
  women: 'Women Empowerment',
  tech: 'Technology',
  youth: 'Youth Development',
  emergency: 'Emergency Relief',
  relief: 'Emergency Relief',
  arts: 'Arts & Culture',
  art: 'Arts & Culture',
  culture: 'Arts & Culture',
  community: 'Community Development',
};

export function narrowed(message: string, { concepts }: Understood): Narrowed {
  const tokens = tokensOf(message);
  const whole = categoryWords.find(({ words }) => words.every((word) => tokens.includes(word)))?.category;
  const category = whole ?? tokens.map((token) => otherCategoryWords[token]).find(Boolean);
  const statuses = proposalStatusNames.filter((status) => concepts.has(status));
  return { ...(category && { category }), ...(statuses.length > 0 && { statuses }) };
}

const holds = (tally: Tally, { statuses, category }: Narrowed): boolean =>
  (!statuses || statuses.includes(tally.status)) && (!category || tally.category === category);

const wordsOf = ({ statuses, category }: Narrowed): string =>
  [
    ...(category ? [`in ${category}`] : []),
    ...(statuses
      ? [`with the status ${statuses.map((name) => proposalStatuses[name].label).join(' or ')}`]
      : []),
  ].join(' ');

/** "How many proposals do we have?", "which ones failed?" */
export async function countProposals(narrow: Narrowed, records: Records): Promise<Answer> {
  const tallies = await records.tallies();
  const fitting = tallies.filter((tally) => holds(tally, narrow));
  const count = sumOf(fitting);
  const action = goToPage(paths.proposals);
  if (sumOf(tallies) === 0) return { ...noProposals };
  if (count === 0) {
    return {
      intent: 'proposals.count',
      reply: `You have no proposals ${wordsOf(narrow)}.`,
      actions: [action],
    };
  }
  const isAll = !narrow.category && !narrow.statuses;
  const head = `You have **${formatNumber(count)}** proposal${count === 1 ? '' : 's'}${isAll ? '' : ` ${wordsOf(narrow)}`}, asking for ${formatMoneySums(await records.sums(fitting))}.`;
  if (isAll) {
    return { intent: 'proposals.count', reply: `${head}\n\n${byStatus(fitting)}`, actions: [action] };
  }
  const list = (await records.list(narrow)).slice(0, listed);
  const rest = count - list.length;
  const lines = list.map((one) =>
    line(one, `${labelOf(one)}, ${requestOf(one)}, deadline ${deadlineOf(one, records.now)}`),
  );
  return {
    intent: 'proposals.list',
    reply: `${head}\n\n${lines.join('\n')}${rest > 0 ? `\n- and ${formatNumber(rest)} more` : ''}`,
    actions: [action],
  };
}

const byStatus = (tallies: readonly Tally[]): string =>
  proposalStatusNames
    .map((status) => ({ status, count: sumOf(tallies.filter((tally) => tally.status === status)) }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `- ${proposalStatuses[status].label}: ${formatNumber(count)}`)
    .join('\n');

export const noProposals: Answer = {
  intent: 'proposals.none',
  reply: 'You have no proposals yet. The first one is the hardest, and I can take you to the form.',
  actions: [goToPage(paths.newProposal)],
};

/** "How much have we asked for?" */
export async function amounts({ message, understood, records }: Question): Promise<Answer> {
  const sumsInWords = async (some: readonly Tally[]) => formatMoneySums(await records.sums(some));
  const tallies = await records.tallies();
  if (sumOf(tallies) === 0) return { ...noProposals };
  const narrow = narrowed(message, understood);
  const fitting = tallies.filter((tally) => holds(tally, narrow));
  const secured = tallies.filter(({ status }) => activeProjectStatuses.some((active) => active === status));
  const filters = narrow.category || narrow.statuses ? ` ${wordsOf(narrow)}` : '';
  const inWords = `**${await sumsInWords(fitting)}** in ${counted(sumOf(fitting), 'proposal')}${filters}`;
  const won = `**${await sumsInWords(secured)}** of it is secured: approved or funded, ${counted(sumOf(secured), 'proposal')}.`;
  return understood.concepts.has('funding')
    ? {
        intent: 'money.secured',
        reply: `You have secured ${won.replace(' of it is secured: ', ', ')} In all you have asked for ${await sumsInWords(tallies)}.`,
        actions: [goToPage(paths.proposals)],
      }
    : {
        intent: 'money.requested',
        reply: `You have asked for ${inWords}.${filters ? '' : ` ${won}`}${await byCurrency(fitting, records)}`,
        actions: [goToPage(paths.proposals)],
      };
}

/** When there are several currencies: the sum in each one, and how many proposals it covers. */
async function byCurrency(tallies: readonly Tally[], records: Records): Promise<string> {
  const sums = await records.sums(tallies);
  if (sums.length < 2) return '';
  const lines = sums.map((sum) => {
    const count = sumOf(tallies.filter((tally) => tally.amount > 0 && currencyOf(tally) === sum.currency));
    return `- ${formatMoneySums([sum])} in ${counted(count, 'proposal')}`;
  });
  return `\n\n${lines.join('\n')}\n\nAmounts in different currencies are not added up.`;
}

export async function average({ records }: Question): Promise<Answer> {
  const tallies = await records.tallies();
  const count = sumOf(tallies);
  if (count === 0) return { ...noProposals };
  const averages = (await records.averages(tallies)).map(({ currency, amount }) => ({
    currency,
    amount: Math.round(amount),
  }));
  return {
    intent: 'money.average',
    reply: `On average you ask for **${formatMoneySums(averages)}** in a proposal${averages.length > 1 ? ', each currency for itself' : ''}; ${counted(count, 'proposal')} ask for ${formatMoneySums(await records.sums(tallies))} in all.`,
    actions: [goToPage(paths.proposalAnalytics)],
  };
}

export async function biggest({ records }: Question): Promise<Answer> {
  const [proposal, ...others] = await records.largest();
  if (!proposal) return { ...noProposals };
  const inOthers = others.map((one) => `**${nameOf(one)}** with ${requestOf(one)}`);
  return {
    intent: 'money.biggest',
    reply: `The largest is **${nameOf(proposal)}** with ${requestOf(proposal)}. Its status is ${labelOf(proposal)}.${inOthers.length > 0 ? ` In other currencies: ${listWords(inOthers)}.` : ''}`,
    actions: [openProposal(proposal)],
  };
}

/** As on the analytics page: the share of approved and funded among all. */
export async function successRate({ records }: Question): Promise<Answer> {
  const tallies = await records.tallies();
  const total = sumOf(tallies);
  if (total === 0) return { ...noProposals };
  const won = sumOf(tallies.filter(({ status }) => isSuccess(status)));
  return {
    intent: 'proposals.success',
    reply: `**${Math.round(successRateOf(tallies) * 100)}%**: ${formatNumber(won)} of ${counted(total, 'proposal')} approved or funded.`,
    actions: [goToPage(paths.proposalAnalytics)],
  };
}
