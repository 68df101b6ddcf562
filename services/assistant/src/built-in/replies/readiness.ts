import { paths } from '@harambee/domain';
import type { Answer } from '../answer.ts';
import { type Ask, answer, pageChip, proposalChip, shown } from '../ask.ts';
import { keepsTo } from '../query/counts.ts';
import { narrow } from '../query/narrow.ts';
import { covers } from '../recorded-topic.ts';
import { records as said } from '../words/records.ts';
import { listOf } from './many.ts';
import { elsewhere } from './organization.ts';

/** "Which is the readiest?", "any below 60?": of those whose readiness is known, the highest first. */
export async function readiness(ask: Ask): Promise<Answer> {
  const { topic } = ask;
  const { language, counts, concepts } = topic;
  covers(topic, 'readiness', 'compare', 'biggest', 'smallest', 'howMany', 'howMuch', 'most');
  const { some, words } = await narrow(ask);
  const known = some
    .flatMap((row) => (row.readiness === undefined ? [] : [{ row, readiness: row.readiness }]))
    .filter((one) => counts.every((limit) => keepsTo(one.readiness, limit)))
    .toSorted((a, b) => b.readiness - a.readiness);
  const isKnown = some.some((row) => row.readiness !== undefined);
  if (!isKnown) return elsewhere('readiness', paths.proposals, ask);
  const asksBest =
    concepts.has('biggest') || concepts.has('most') || (concepts.has('compare') && counts.length === 0);
  const isOne = (asksBest || concepts.has('smallest')) && topic.mention === undefined;
  const best = concepts.has('smallest') ? known.at(-1) : known[0];
  if (!best) return answer('proposals.none', said.none[language](words), pageChip(paths.proposals, language));
  const line = ({ row, readiness: value }: typeof best) =>
    `**${shown(row)}**: ${said.readiness[language](value)}`;
  const lines = (isOne ? [best] : known).map(line);
  const chip = lines.length === 1 ? proposalChip(best.row, language) : pageChip(paths.proposals, language);
  return answer('proposals.readiness', listOf(lines, ask), chip);
}
