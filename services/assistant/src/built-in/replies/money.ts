import { paths } from '@harambee/domain';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip } from '../ask.ts';
import { narrow } from '../query/narrow.ts';
import { covers } from '../recorded-topic.ts';
import { proposals, records as said, sumsIn } from '../words/records.ts';

/** "How much have we asked for?", "how much did we get this year?", "total of the rejected ones". */
export async function sums(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, concepts } = topic;
  covers(topic, 'byCurrency', 'howMany', 'howMuch', 'usd', 'eur', 'kes', 'convert', 'each');
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
