import { formatMoney, paths, standardCurrency } from '@harambee/domain';
import type { WholeProposal } from '../../records/history.ts';
import { plain } from '../../tools/plain.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, moneyOf, pageChip, proposalChip, shown } from '../ask.ts';
import { isWithinCall, rowsOf } from '../query/rows.ts';
import { covers } from '../recorded-topic.ts';
import { callWords } from '../words/calls.ts';

/** "Is what it asks for within what its call gives?" Undefined where the call's amounts are not known. */
export async function within(proposal: WholeProposal, { topic, records }: Ask): Promise<Answer | undefined> {
  const { language } = topic;
  const row = (await rowsOf(records)).find(({ id }) => id === proposal.id);
  const fits = row && isWithinCall(row);
  const { madeFor: call } = row ?? {};
  if (fits === undefined || call?.mostAmount === undefined) return undefined;
  covers(topic, 'within', 'beyond', 'call', 'gives', 'requested', 'money', 'compare', 'meaning', 'howMuch');
  const { leastAmount, mostAmount, currency = standardCurrency } = call;
  const most = formatMoney(mostAmount, currency);
  const gives =
    leastAmount === undefined
      ? callWords.callGives[language](most)
      : callWords.callGivesBetween[language](formatMoney(leastAmount, currency), most);
  const words = fits === 1 ? callWords.within : callWords.notWithin;
  return answer(
    'proposal.within',
    words[language](shown(proposal), moneyOf(proposal), plain(call.name), gives),
    proposalChip(proposal, language),
    pageChip(paths.calls, language),
  );
}
