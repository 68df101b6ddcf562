import { daysUntil, type ProposalStatus } from '@harambee/domain';
import { movedOn, type WholeProposal } from '../../records/history.ts';
import { plain } from '../../tools/plain.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, proposalChip, shown } from '../ask.ts';
import { asksSince, type EventName, eventDay, eventsNamed, stretchOf } from '../query/events.ts';
import type { Row } from '../query/rows.ts';
import { dayIn } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { deadlineWords } from '../words/deadlines.ts';
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

/** "How long was it under review?", "how many days from sending to the answer?" */
export async function duration(proposal: WholeProposal, ask: Ask): Promise<Answer> {
  const { topic, records: known } = ask;
  const { language } = topic;
  covers(topic, 'duration', 'daysLeft', 'due', 'spare', 'when', 'howMany', 'howMuch', 'inWeeks', 'inMonths');
  const events = eventsNamed(topic);
  // Who waits, waits until the answer.
  const isWait = events.length === 1 && topic.concepts.has('unanswered');
  const [first = proposal.status, last = isWait ? ('answered' as const) : undefined] = events;
  const row = { ...proposal, leadId: '', unsigned: [], dueOn: proposal.deadline };
  const nameOf = (event: EventName) =>
    event === 'answered'
      ? said.answered[language]
      : event === 'deadline'
        ? deadlineWords.deadline[language]
        : labelOf(event);
  const day = asksSince(topic) ? eventDay(row, first) : undefined;
  if (day) {
    const today = dayIn(new Date(known.now));
    const passed = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    const start = `${nameOf(first)}, ${dayWords(day, language)}`;
    return answer(
      'proposal.duration',
      said.between[language](shown(proposal), passed, start, said.today[language]),
      proposalChip(proposal, language),
    );
  }
  const asked: EventName[] = last ? [first, last] : [first];
  // "How long before the deadline did we send it?": the earlier day comes first.
  const days = asked.map((event) => eventDay(row, event) ?? '');
  const isTurned = last !== undefined && days.every(Boolean) && (days[0] ?? '') > (days[1] ?? '');
  if (isTurned) asked.reverse();
  const stretch = stretchOf(row, asked, known.now);
  const chip = proposalChip(proposal, language);
  if (!stretch)
    return answer(
      'proposal.duration',
      records.neverMoved[language](shown(proposal), nameOf(first), labelOf(proposal.status)),
      chip,
    );
  const from = dayWords(stretch.from, language);
  const until = stretch.until ? dayWords(stretch.until, language) : said.today[language];
  const reply = last
    ? said.between[language](
        shown(proposal),
        stretch.days,
        `${nameOf(asked[0] ?? first)}, ${from}`,
        `${nameOf(asked[1] ?? last)}, ${until}`,
      )
    : said.duration[language](shown(proposal), nameOf(first), stretch.days, from, until);
  return answer('proposal.duration', reply, chip);
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
  const days = daysUntil(deadline, now) ?? 0;
  if (topic.concepts.has('inMonths') && days >= 0)
    return ` ${said.months[topic.language](Math.round(days / 30.4), days)}`;
  if (!topic.concepts.has('inWeeks')) return '';
  return days < 0 ? '' : ` ${said.weeks[topic.language](Math.floor(days / 7), days % 7)}`;
}
