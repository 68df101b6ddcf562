import { formatNumber, type ProposalStatus, proposalCategories, requestedOf } from '@harambee/domain';
import { movedOn, type WholeProposal } from '../../records/history.ts';
import { plain } from '../../tools/plain.ts';
import { isWithinLimits } from '../../understanding/amount.ts';
import { isWithin, periodsIn, type Span } from '../../understanding/period.ts';
import { isDeniedAt, statusesIn } from '../../understanding/read.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import { labelOf } from '../ask.ts';
import type { Topic } from '../dialogue.ts';
import { spanIn } from '../words/dates.ts';

const categoryWords = proposalCategories.map((category) => ({ category, words: tokensOf(category) }));
const otherWords: Record<string, (typeof proposalCategories)[number]> = {
  ...{
    health: 'Healthcare',
    medical: 'Healthcare',
    sante: 'Healthcare',
    salud: 'Healthcare',
    saude: 'Healthcare',
  },
  ...{
    environmental: 'Environment',
    environnement: 'Environment',
    ambiente: 'Environment',
    mazingira: 'Environment',
  },
  ...{
    educational: 'Education',
    school: 'Education',
    educacion: 'Education',
    educacao: 'Education',
    elimu: 'Education',
  },
  ...{
    women: 'Women Empowerment',
    tech: 'Technology',
    technologie: 'Technology',
    tecnologia: 'Technology',
    teknolojia: 'Technology',
  },
  ...{ youth: 'Youth Development', emergency: 'Emergency Relief', relief: 'Emergency Relief' },
  ...{
    arts: 'Arts & Culture',
    art: 'Arts & Culture',
    culture: 'Arts & Culture',
    community: 'Community Development',
  },
};

/** Whether a word speaks of a category. */
export const isCategoryWord = (token: string): boolean =>
  token in otherWords || categoryWords.some(({ words }) => words.includes(token));

/** The category that a message names outside of titles. */
export function categoryIn({ tokens, mention }: Topic): string | undefined {
  const said = tokens.filter((_token, at) => !mention?.used.has(at));
  const whole = categoryWords.find(({ words }) => words.every((word) => said.includes(word)))?.category;
  return whole ?? said.map((token) => otherWords[token]).find(Boolean);
}

/** Statuses that are events in a period: "rejected last month" is when it was rejected. */
const dated: readonly ProposalStatus[] = [
  ...(['completed', 'failed', 'submitted', 'under_review', 'approved', 'rejected', 'funded'] as const),
];

/** The proposals that a question narrows to, and what narrows them in words. */
export interface Narrowed {
  some: WholeProposal[];
  /** " (Draft, 2026)", or ''. */
  words: string;
  isNarrowed: boolean;
  statuses?: readonly ProposalStatus[];
  span?: Span;
}

const currencies = ['usd', 'eur', 'kes'] as const;
const codeOf = { usd: 'USD', eur: 'EUR', kes: 'KES' };
const signs = { usd: '$', eur: '€', kes: 'KSh' };

/** The one currency that a question names, in words or by its sign; with two of them it asks for both. */
function currencyIn({ concepts, message }: Topic): (typeof currencies)[number] | undefined {
  const named = currencies.filter((one) => concepts.has(one) || message.includes(signs[one]));
  return concepts.has('convert') || named.length > 1 ? undefined : named[0];
}

/** Whether a category or a funder is named to leave it out: "which are not for education?" */
function isLeftOut(topic: Topic, words: readonly string[]): boolean {
  const at = topic.tokens.findIndex((token) => words.includes(token));
  return at >= 0 && isDeniedAt(topic, at);
}
const categoryTokens = (category: string): string[] => [
  ...tokensOf(category),
  ...Object.keys(otherWords).filter((word) => otherWords[word] === category),
];

/** `span` instead of the first period that the question names. */
export function narrow(topic: Topic, all: readonly WholeProposal[], given?: Span): Narrowed {
  const { concepts, funder, language, mention } = topic;
  const asked = statusesIn(topic);
  const isSecured = concepts.has('secured') && asked?.named.join() === 'approved,funded';
  const span = given ?? topic.periods[0]?.past;
  const category = categoryIn(topic);
  const currency = currencyIn(topic);
  const isOther = !!category && isLeftOut(topic, categoryTokens(category));
  const isOtherFunder = !!funder && isLeftOut(topic, tokensOf(funder));
  // Money counts on the day on which the funder said yes, not again when it arrives.
  const named: readonly ProposalStatus[] = isSecured
    ? ['approved']
    : concepts.has('everSent')
      ? ['submitted']
      : (asked?.named ?? []);
  const events = span ? named.filter((status) => dated.includes(status)) : [];
  const inStatus = (proposal: WholeProposal) =>
    events.length > 0 || !asked || asked.statuses.includes(proposal.status);
  const inSpan = (proposal: WholeProposal) => {
    if (!span) return true;
    if (events.length === 0) return isWithin(proposal.createdAt.toISOString().slice(0, 10), span);
    return events.some(
      (status) => isWithin(movedOn(proposal, status) ?? '', span) && !!movedOn(proposal, status),
    );
  };
  const some = all.filter(
    (proposal) =>
      inStatus(proposal) &&
      inSpan(proposal) &&
      (!funder || (proposal.funder === funder) !== isOtherFunder) &&
      (!category || (proposal.category === category) !== isOther) &&
      isWithinLimits(requestedOf(proposal).amount, topic.limits) &&
      (!currency || (proposal.currency || 'USD') === codeOf[currency]) &&
      (!mention || mention.rows.includes(proposal)),
  );
  const parts = [
    ...(asked
      ? [
          statusWords(
            events.length > 0 ? events : asked.statuses,
            asked.isNegated && asked.named.length === 0,
            isSecured,
          ),
        ]
      : []),
    ...(category ? [`${isOther ? '≠ ' : ''}${plain(category)}`] : []),
    ...(funder ? [`${isOtherFunder ? '≠ ' : ''}${plain(funder)}`] : []),
    ...topic.limits.map(({ sign, amount }) => `${sign} ${formatNumber(amount)}`),
    ...(currency ? [codeOf[currency]] : []),
    ...(mention ? mention.words.map((word) => `“${plain(word)}”`) : []),
    ...(span ? [spanIn(span, language)] : []),
  ];
  return {
    some,
    words: parts.length > 0 ? ` (${parts.join(', ')})` : '',
    isNarrowed: parts.length > 0,
    ...(asked && { statuses: asked.statuses }),
    ...(span && { span }),
  };
}

function statusWords(statuses: readonly ProposalStatus[], isRest: boolean, isSecured: boolean): string {
  const some: readonly ProposalStatus[] = isSecured ? ['approved', 'funded'] : statuses;
  return some.map(labelOf).join(isRest ? ', ' : ' / ');
}

/** The periods that are compared; "more than last month" compares it with this one. */
export function spansOf({ periods, concepts }: Topic, now: number): Span[] {
  const spans = periods.map(({ past }) => past);
  const [only] = spans;
  if (!only || spans.length > 1 || !concepts.has('compare')) return spans;
  const words = { week: 'this week', month: 'this month', year: 'this year' };
  const current = only.kind in words ? words[only.kind as keyof typeof words] : undefined;
  const spanOf = (text: string | undefined) =>
    text ? periodsIn(text.split(' '), dayIn(new Date(now)))[0]?.past : undefined;
  const present = spanOf(current);
  // "More this month than the last?" names the other one without its word.
  const other = present?.from === only.from ? spanOf(current?.replace('this', 'last')) : undefined;
  if (other) return [only, other];
  return present && present.from !== only.from ? [present, only] : spans;
}

export const dayIn = (moment: Date): string => moment.toISOString().slice(0, 10);
