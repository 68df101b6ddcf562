import { paths } from '@harambee/domain';
import { isDeniedAt } from '../../understanding/denial.ts';
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

/** "Which have no section missing?", "which are not complete?": of those whose sections are known. */
export async function openSections(ask: Ask): Promise<Answer> {
  const { topic } = ask;
  const { language, found } = topic;
  covers(topic, 'section', 'missing', 'howMany', 'still', 'lead');
  const { some } = await narrow(ask);
  const known = some.flatMap((row) => (row.openSections ? [{ row, open: row.openSections.length }] : []));
  if (known.length === 0) return elsewhere('sections', paths.proposals, ask);
  const asksNone = found.some(
    ({ name, at }) => (name === 'missing' || name === 'section') && isDeniedAt(topic, at),
  );
  const kept = known.filter(({ open }) => (open === 0) === asksNone);
  const lines = kept.map(({ row, open }) => `**${shown(row)}**: ${said.openSections[language](open)}`);
  const page = pageChip(paths.proposals, language);
  return kept.length === 0
    ? answer('proposals.none', said.none[language](''), page)
    : answer('proposals.sections', listOf(lines, ask), page);
}
