import { paths } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip } from '../ask.ts';
import { narrow } from '../query/narrow.ts';
import { covers } from '../recorded-topic.ts';
import { proposals, records as said, sumsIn } from '../words/records.ts';
import { listOf } from './many.ts';

/** "Which funder gave us the most?", "how many proposals for each funder?": by the number of proposals, each with its sums. */
export async function byFunder(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(
    topic,
    'funder',
    'most',
    'each',
    'biggest',
    'smallest',
    'fewest',
    'howMany',
    'howMuch',
    'money',
    'compare',
  );
  const { some, words } = await narrow(ask);
  const names = [...new Set(some.map(({ funder }) => funder))].filter((name) => name !== '');
  if (names.length === 0)
    return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const groups = await Promise.all(
    names.map(async (name) => {
      const own = some.filter(({ funder }) => funder === name);
      return { name, count: own.length, sums: await records.sumsOf(own) };
    }),
  );
  const isFewest = topic.concepts.has('fewest') || topic.concepts.has('smallest');
  const lines = groups
    .toSorted((a, b) => (isFewest ? a.count - b.count : b.count - a.count))
    .map(
      ({ name, count, sums }) =>
        `**${plain(name)}**: ${sumsIn(sums, language)} (${proposals[language](count)})`,
    );
  const head = words === '' ? '' : `${words.trim()}\n\n`;
  return answer(
    'funders.each',
    `${head}${listOf(lines, ask)}\n\n${said.notConverted[language]}`,
    pageChip(paths.proposals, language),
  );
}
