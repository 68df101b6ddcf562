import { formatMoney, paths, requestedOf } from '@harambee/domain';
import type { WholeProposal } from '../../records/history.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, linesOf, pageChip, proposalChip, shown } from '../ask.ts';
import { narrow } from '../query/narrow.ts';
import { covers } from '../recorded-topic.ts';
import { proposals, records as said, sumsIn } from '../words/records.ts';

export const moneyOf = (proposal: WholeProposal): string => {
  const { amount, currency } = requestedOf(proposal);
  return formatMoney(amount, currency);
};

/** "How much have we asked for?", "how much did we get this year?", "total of the rejected ones". */
export async function sums(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, concepts } = topic;
  covers(topic, 'howMany', 'howMuch', 'usd', 'eur', 'kes', 'convert', 'each');
  const { some, words } = await narrow(ask);
  const isSecured = concepts.has('secured');
  const inWords = sumsIn(await records.sumsOf(some), language);
  const what = proposals[language](some.length);
  const main = (isSecured ? said.secured : said.requested)[language](inWords, what, words);
  const isSeveral = new Set(some.map(({ currency }) => currency || 'USD')).size > 1;
  const note = isSeveral || concepts.has('convert') ? `\n\n${said.notConverted[language]}` : '';
  return answer(
    isSecured ? 'money.secured' : 'money.requested',
    `${main}${note}`,
    pageChip(paths.proposals, language),
  );
}

/** "The biggest", "the smallest": in each currency, since those cannot be compared. */
export async function extreme(ask: Ask): Promise<Answer> {
  const { topic } = ask;
  const { language, concepts } = topic;
  const { some, words } = await narrow(ask);
  covers(topic, 'biggest', 'smallest', 'compare', 'howMuch');
  const sign = concepts.has('smallest') ? 1 : -1;
  const asking = some.filter((one) => requestedOf(one).amount > 0);
  const best = [...new Set(asking.map((one) => requestedOf(one).currency))].flatMap(
    (currency) =>
      asking
        .filter((one) => requestedOf(one).currency === currency)
        .toSorted((a, b) => sign * (requestedOf(a).amount - requestedOf(b).amount))[0] ?? [],
  );
  const [first] = best;
  if (!first)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const intent = concepts.has('smallest') ? 'money.smallest' : 'money.biggest';
  if (best.length === 1)
    return answer(
      intent,
      said.extreme[language](shown(first), moneyOf(first)),
      proposalChip(first, language),
    );
  const lines = best.map((one) => `**${shown(one)}**: ${moneyOf(one)}`);
  return answer(
    intent,
    `${said.eachCurrency[language]}\n\n${linesOf(lines)}`,
    pageChip(paths.proposals, language),
  );
}

/** "What do we ask for on average?" */
export async function average(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  const { some, words } = await narrow(ask);
  covers(topic, 'howMuch', 'usd', 'eur', 'kes');
  if (some.length === 0)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const countOf = (currency: string) => some.filter((one) => requestedOf(one).currency === currency).length;
  const averages = (await records.sumsOf(some)).map(({ currency, amount }) => ({
    currency,
    amount: Math.round(amount / Math.max(1, countOf(currency))),
  }));
  return answer(
    'money.average',
    `${said.average[language](sumsIn(averages, language))}${words}`,
    pageChip(paths.proposalAnalytics, language),
  );
}
