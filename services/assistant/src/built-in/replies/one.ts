import { daysUntil, type ProposalStatus, requestedOf } from '@harambee/domain';
import { movedOn, type WholeProposal } from '../../records/history.ts';
import { isOpen } from '../../records/records.ts';
import { plain } from '../../tools/plain.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, proposalChip, shown, titleOf } from '../ask.ts';
import { single } from '../follow-up.ts';
import { dayIn } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { daysFrom, dayIn as dayWords } from '../words/dates.ts';
import { general, unseen } from '../words/general.ts';
import { listIn, records as said } from '../words/records.ts';
import { moneyOf } from './money.ts';

/** "When is the Mutomo one due?", and there are two: which one is asked back, and either can be pressed. */
export function whichOne(rows: readonly WholeProposal[], { topic }: Ask): Answer {
  const lines = rows.slice(0, 8).map((one) => `**${shown(one)}**: ${labelOf(one.status)}`);
  covers(topic, ...single);
  return {
    intent: 'proposal.which',
    reply: `${general.whichOne[topic.language]}\n\n${linesOf(lines)}`,
    choices: rows.slice(0, 5).map((one) => titleOf(one).slice(0, 200)),
  };
}

/** "Is it ready?", and nothing was spoken of. */
export const whichAtAll = ({ topic: { language } }: Ask): Answer =>
  answer('proposal.which', general.whichProposal[language]);

function deadline(proposal: WholeProposal, { topic, records }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'due', 'when', 'daysLeft', 'howMany', 'howMuch', 'next', 'missing', 'still');
  const days = daysUntil(proposal.deadline, records.now);
  const chip = proposalChip(proposal, language);
  if (days === undefined)
    return answer('proposal.deadline', said.noDeadline[language](shown(proposal)), chip);
  const day = dayWords(proposal.deadline, language);
  const reply =
    topic.concepts.has('daysLeft') && days >= 0
      ? said.daysLeft[language](shown(proposal), days, day)
      : said.deadlineOf[language](shown(proposal), day, daysFrom(days, language));
  return answer('proposal.deadline', reply, chip);
}

/** "Did we miss the deadline for teacher training?" */
function wasMissed(proposal: WholeProposal, { topic, records }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'due', 'either', 'submitted', 'everSent', 'negation');
  const days = daysUntil(proposal.deadline, records.now) ?? 0;
  const chip = proposalChip(proposal, language);
  const day = proposal.deadline ? dayWords(proposal.deadline, language) : '';
  if (!isOpen(proposal.status)) {
    const sent = movedOn(proposal, 'submitted');
    const reply = said.notMissed[language](
      shown(proposal),
      labelOf(proposal.status),
      sent ? dayWords(sent, language) : '',
    );
    return answer('proposal.not-missed', reply, chip);
  }
  const reply =
    days < 0
      ? said.wasMissed[language](shown(proposal), day)
      : said.stillTime[language](shown(proposal), day, daysFrom(days, language));
  return answer('proposal.missed', reply, chip);
}

/** "When was the library approved?" */
function moved(proposal: WholeProposal, status: ProposalStatus, { topic: { language } }: Ask): Answer {
  const chip = proposalChip(proposal, language);
  const day = status === 'draft' ? dayIn(proposal.createdAt) : movedOn(proposal, status);
  if (status === 'draft' && day)
    return answer(
      'proposal.created',
      said.createdOn[language](shown(proposal), dayWords(day, language)),
      chip,
    );
  const reply = day
    ? said.movedOn[language](shown(proposal), labelOf(status), dayWords(day, language))
    : said.neverMoved[language](shown(proposal), labelOf(status), labelOf(proposal.status));
  return answer('proposal.moved', reply, chip);
}

/** "Who leads it?" */
async function people(proposal: WholeProposal, { topic, records }: Ask): Promise<Answer> {
  const { language } = topic;
  covers(topic, 'who', 'lead', 'role', 'team');
  const owner = await records.leadOf(proposal.id);
  const name = owner ? `**${plain(owner)}**` : said.nobody[language];
  return answer('work.team', said.leads[language](shown(proposal), name), proposalChip(proposal, language));
}

/** "Who still has to sign it?" */
async function signers(proposal: WholeProposal, { topic, records }: Ask): Promise<Answer> {
  const { language } = topic;
  covers(topic, 'who', 'negation', 'missing', 'still', 'lead');
  const [signOffs, { people: known }] = await Promise.all([
    records.signOffs({ proposalId: proposal.id }),
    records.names(),
  ]);
  const missing = signOffs.filter(({ isAgreed }) => !isAgreed);
  const names = missing.map(({ userId }) => plain(known.find((one) => one.userId === userId)?.name ?? '?'));
  const reply =
    names.length > 0
      ? said.signMissing[language](shown(proposal), listIn(names, language))
      : said.signDone[language](shown(proposal));
  return answer('proposal.sign-offs', reply, proposalChip(proposal, language));
}

/** Status, and what else is asked for most. */
function state(proposal: WholeProposal, { topic, records }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'status', 'negation', 'unanswered');
  statusesIn(topic);
  const since = movedOn(proposal, proposal.status);
  const days = daysUntil(proposal.deadline, records.now);
  const facts = [
    ...(requestedOf(proposal).amount > 0 ? [moneyOf(proposal)] : []),
    ...(days === undefined ? [] : [dayWords(proposal.deadline, language)]),
    ...(proposal.funder ? [plain(proposal.funder)] : []),
  ];
  const status = `${said.statusOf[language](shown(proposal), labelOf(proposal.status))}${since ? ` (${dayWords(since, language)})` : ''}.`;
  return answer('proposal.state', `${status}\n\n${linesOf(facts)}`, proposalChip(proposal, language));
}

/** An answer about one proposal; what exactly is asked decides. */
export async function aboutOne(proposal: WholeProposal, ask: Ask): Promise<Answer> {
  const { topic } = ask;
  const { concepts, language } = topic;
  const has = (...some: Parameters<typeof concepts.has>) => some.every((one) => concepts.has(one));
  const chip = proposalChip(proposal, language);
  const cannot = (what: keyof typeof unseen, intent: string) =>
    answer(
      intent,
      `${general.seeThere[language](unseen[what][language])} ${said.statusOf[language](shown(proposal), labelOf(proposal.status))}.`,
      chip,
    );
  if (has('signOff')) return signers(proposal, ask);
  if (has('missed')) return wasMissed(proposal, ask);
  if (has('readiness')) return cannot('readiness', 'proposal.readiness');
  if (has('missing') || has('section')) return cannot('sections', 'proposal.sections');
  if (has('comment')) return cannot('comments', 'proposal.comments');
  if (has('who') || has('lead')) {
    if (!has('funder')) return people(proposal, ask);
  }
  const [named] = statusesIn(topic)?.named ?? [];
  const isDated = has('when') && !has('due') && !has('daysLeft');
  if (isDated && named) return moved(proposal, named, ask);
  if (isDated && has('writing')) return moved(proposal, 'draft', ask);
  if (has('due') || has('when') || has('daysLeft')) return deadline(proposal, ask);
  if (has('secured')) return state(proposal, ask);
  if (has('howMuch') || has('money') || (has('requested') && !has('status')))
    return answer('proposal.amount', said.amountOf[language](shown(proposal), moneyOf(proposal)), chip);
  if (has('funder') && proposal.funder)
    return answer('proposal.funder', said.funderOf[language](shown(proposal), plain(proposal.funder)), chip);
  return state(proposal, ask);
}
