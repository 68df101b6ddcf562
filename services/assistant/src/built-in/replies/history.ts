import { daysUntil, type ProposalStatus } from '@harambee/domain';
import { movedOn, type WholeProposal } from '../../records/history.ts';
import { plain } from '../../tools/plain.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, proposalChip, shown } from '../ask.ts';
import type { Row } from '../query/rows.ts';
import { dayIn } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { general, unseen } from '../words/general.ts';
import { history as said } from '../words/history.ts';
import { records } from '../words/records.ts';

/** "When was the library approved?", "when was it sent, and when did the money come?" */
export function moved(
  proposal: WholeProposal,
  statuses: readonly ProposalStatus[],
  { topic: { language } }: Ask,
): Answer {
  const chip = proposalChip(proposal, language);
  const lines = statuses.map((status) => {
    if (status === 'draft')
      return records.createdOn[language](shown(proposal), dayWords(dayIn(proposal.createdAt), language));
    const day = movedOn(proposal, status);
    return day
      ? records.movedOn[language](shown(proposal), labelOf(status), dayWords(day, language))
      : records.neverMoved[language](shown(proposal), labelOf(status), labelOf(proposal.status));
  });
  const intent = statuses.join() === 'draft' ? 'proposal.created' : 'proposal.moved';
  return answer(intent, lines.length === 1 ? (lines[0] ?? '') : linesOf(lines), chip);
}

/** "Who marked it as sent?", "by whom?" */
export function movedBy(proposal: WholeProposal, { topic }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'byWhom', 'who', 'when');
  const [asked = proposal.status] = statusesIn(topic)?.named ?? [];
  const chip = proposalChip(proposal, language);
  const moves: Row['moves'] = proposal.moves;
  const move = moves.findLast(({ to }) => to === asked);
  const status = `${records.statusOf[language](shown(proposal), labelOf(proposal.status))}.`;
  if (!move?.person)
    return answer(
      'proposal.moved-by',
      `${general.seeThere[language](unseen.whoDidIt[language])} ${status}`,
      chip,
    );
  const day = dayWords(dayIn(move.at), language);
  return answer(
    'proposal.moved-by',
    said.movedBy[language](shown(proposal), labelOf(asked), plain(move.person), day),
    chip,
  );
}

/** "How long was it under review?": from the day it got a status to the next one, or until today. */
export function duration(proposal: WholeProposal, { topic, records: { now } }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'duration', 'daysLeft', 'when');
  const named = statusesIn(topic)?.named ?? [];
  // "How long from sending to the answer?" Of several, the first is meant; the last one ends it.
  const asked = named[0] ?? proposal.status;
  const at = proposal.moves.findLastIndex(({ to }) => to === asked);
  const from = proposal.moves[at]?.at ?? proposal.createdAt;
  const answered = proposal.moves.find(({ to }) => to === 'approved' || to === 'rejected');
  const last = named.length > 1 ? named.at(-1) : undefined;
  const end = topic.concepts.has('decision')
    ? answered?.at
    : (last ? proposal.moves.findLast(({ to }) => to === last) : proposal.moves[at + 1])?.at;
  const days = Math.round(((end?.getTime() ?? now) - from.getTime()) / 86_400_000);
  const first = dayWords(dayIn(from), language);
  const until = end ? dayWords(dayIn(end), language) : said.today[language];
  return answer(
    'proposal.duration',
    said.duration[language](shown(proposal), labelOf(asked), days, first, until),
    proposalChip(proposal, language),
  );
}

/** "Did it go out in time?" Undefined where its day has not come, or it has none. */
export function inTime(proposal: WholeProposal, { topic, records: { now } }: Ask): Answer | undefined {
  const { language } = topic;
  const sent = movedOn(proposal, 'submitted');
  if (!proposal.deadline || (!sent && (daysUntil(proposal.deadline, now) ?? 0) >= 0)) return undefined;
  covers(topic, 'onTime', 'submitted', 'everSent', 'due', 'when');
  const due = dayWords(proposal.deadline, language);
  const words = sent && sent <= proposal.deadline ? said.inTime : said.tooLate;
  const reply = sent
    ? words[language](shown(proposal), dayWords(sent, language), due)
    : said.notInTime[language](shown(proposal), due);
  return answer('proposal.in-time', reply, proposalChip(proposal, language));
}

/** "When did Joseph agree?" Undefined for a person who was not asked to. */
export async function agreed(
  proposal: WholeProposal,
  { topic, records: known }: Ask,
): Promise<Answer | undefined> {
  const { language, person } = topic;
  if (!person) return undefined;
  const signOff = (await known.signOffs({ proposalId: proposal.id })).find(
    ({ userId }) => userId === person.userId,
  );
  if (!signOff) return undefined;
  covers(topic, 'signOff', 'approved', 'when', 'negation', 'still', 'who');
  const day = dayWords(dayIn(signOff.at), language);
  return answer(
    'proposal.agreed',
    signOff.isAgreed
      ? said.agreed[language](plain(person.name), shown(proposal), day)
      : said.notAgreed[language](plain(person.name), shown(proposal)),
    proposalChip(proposal, language),
  );
}

/** "7 weeks and 5 days", or nothing where nobody asked for weeks. */
export function inWeeks({ topic }: Ask, deadline: string, now: number): string {
  if (!topic.concepts.has('inWeeks')) return '';
  const days = daysUntil(deadline, now) ?? 0;
  return days < 0 ? '' : ` ${said.weeks[topic.language](Math.floor(days / 7), days % 7)}`;
}
