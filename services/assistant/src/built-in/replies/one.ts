import { daysUntil, proposalFormSections, requestedOf } from '@harambee/domain';
import { movedOn, type WholeProposal } from '../../records/history.ts';
import { isOpen } from '../../records/records.ts';
import type { Agreement } from '../../records/sign-offs.ts';
import { plain } from '../../tools/plain.ts';
import type { Concept } from '../../understanding/lexicon.ts';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, moneyOf, proposalChip, shown, titleOf } from '../ask.ts';
import { leniently } from '../fields/answer-fields.ts';
import { taskKind } from '../fields/task-fields.ts';
import { single } from '../follow-up.ts';
import { asksSince, eventsNamed } from '../query/events.ts';
import { covers } from '../recorded-topic.ts';
import { daysFrom, dayIn as dayWords } from '../words/dates.ts';
import { deadlineWords } from '../words/deadlines.ts';
import { general, unseen } from '../words/general.ts';
import { history } from '../words/history.ts';
import { peopleWords } from '../words/people.ts';
import { listIn, records as said } from '../words/records.ts';
import { agreed, duration, inTime, inWeeks, moved, movedBy } from './history.ts';
import { within } from './within.ts';

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

function deadline(proposal: WholeProposal, ask: Ask): Answer {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'due', 'when', 'daysLeft', 'howMany', 'howMuch', 'next', 'missing', 'still');
  const days = daysUntil(proposal.deadline, records.now);
  const chip = proposalChip(proposal, language);
  if (days === undefined)
    return answer('proposal.deadline', deadlineWords.noDeadline[language](shown(proposal)), chip);
  const day = dayWords(proposal.deadline, language);
  const reply =
    topic.concepts.has('daysLeft') && days >= 0
      ? deadlineWords.daysLeft[language](shown(proposal), days, day)
      : deadlineWords.deadlineOf[language](shown(proposal), day, daysFrom(days, language));
  return answer('proposal.deadline', `${reply}${inWeeks(ask, proposal.deadline, records.now)}`, chip);
}

/** "Did we miss the deadline for teacher training?" */
function wasMissed(proposal: WholeProposal, { topic, records }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'due', 'onTime', 'submitted', 'everSent', 'negation', 'howMuch', 'howMany');
  const days = daysUntil(proposal.deadline, records.now) ?? 0;
  const chip = proposalChip(proposal, language);
  const day = proposal.deadline ? dayWords(proposal.deadline, language) : '';
  if (!isOpen(proposal.status)) {
    const sent = movedOn(proposal, 'submitted');
    const reply = deadlineWords.notMissed[language](
      shown(proposal),
      labelOf(proposal.status),
      sent ? dayWords(sent, language) : '',
    );
    return answer('proposal.not-missed', reply, chip);
  }
  const reply =
    days < 0
      ? deadlineWords.wasMissed[language](shown(proposal), `${day} (${daysFrom(days, language)})`)
      : deadlineWords.stillTime[language](shown(proposal), day, daysFrom(days, language));
  return answer('proposal.missed', reply, chip);
}

/** "Who leads it?" */
async function people(proposal: WholeProposal, { topic, records }: Ask): Promise<Answer> {
  const { language } = topic;
  covers(topic, 'who', 'whose', 'lead', 'role', 'team');
  const owner = await records.leadOf(proposal.id);
  const name = owner ? `**${plain(owner)}**` : peopleWords.nobody[language];
  return answer(
    'work.team',
    peopleWords.leads[language](shown(proposal), name),
    proposalChip(proposal, language),
  );
}

const signedWords =
  /^(?:signed|agreed|assinou|assinaram|assinado|firmo|firmaron|firmado|signe|signee|\w{1,3}(?:me|li)saini)$/;

/** "Who still has to sign it?" */
async function signers(proposal: WholeProposal, { topic, records }: Ask): Promise<Answer> {
  const { language } = topic;
  covers(topic, 'who', 'negation', 'missing', 'still', 'lead', 'when', 'byWhom');
  const signOffs = await records.agreements(proposal.id);
  const nameOf = ({ isGuest, person }: Agreement) =>
    isGuest ? peopleWords.somebody[language] : plain(person || '?');
  const names = signOffs.filter(({ isAgreed }) => !isAgreed).map(nameOf);
  const given = signOffs
    .filter(({ isAgreed }) => isAgreed)
    .map((one) => `${nameOf(one)} (${dayWords(one.on, language)})`);
  // "Who signed it?" asks for those who have.
  const asksGiven = topic.tokens.some((token) => signedWords.test(token)) && !topic.concepts.has('negation');
  const first = asksGiven ? `${history.signed[language](listIn(given, language))} ` : '';
  const reply =
    asksGiven && given.length > 0 && topic.concepts.has('who')
      ? ''
      : names.length > 0
        ? peopleWords.signMissing[language](shown(proposal), listIn(names, language))
        : peopleWords.signDone[language](shown(proposal));
  return answer('proposal.sign-offs', `${first}${reply}`, proposalChip(proposal, language));
}

/** Status, and what else is asked for most. */
function state(proposal: WholeProposal, { topic, records }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'status', 'negation', 'unanswered');
  const asked = statusesIn(topic);
  // "Has the money come?"
  const isNotPaid = asked?.named.join() === 'funded' && !asked.isNegated && proposal.status !== 'funded';
  const since = movedOn(proposal, proposal.status);
  const days = daysUntil(proposal.deadline, records.now);
  const facts = [
    ...(requestedOf(proposal).amount > 0 ? [moneyOf(proposal)] : []),
    ...(days === undefined ? [] : [dayWords(proposal.deadline, language)]),
    ...(proposal.funder ? [plain(proposal.funder)] : []),
  ];
  if (isNotPaid)
    return answer(
      'proposal.state',
      deadlineWords.notMissed[language](shown(proposal), labelOf(proposal.status), ''),
      proposalChip(proposal, language),
    );
  const status = `${said.statusOf[language](shown(proposal), labelOf(proposal.status))}${since ? ` (${dayWords(since, language)})` : ''}.`;
  return answer('proposal.state', `${status}\n\n${linesOf(facts)}`, proposalChip(proposal, language));
}

/** A length of time is asked for, and of what: "how many days from sent to approved", "how long under review". */
const asksDuration = (topic: Ask['topic'], proposal: WholeProposal): boolean => {
  const { concepts } = topic;
  const events = eventsNamed(topic);
  // "How many days are left to send it before its deadline?" asks for what is to come.
  if (events.includes('deadline') && !movedOn(proposal, 'submitted')) return false;
  const isLength = (['daysLeft', 'howMany', 'howMuch', 'inWeeks'] as const).some((one) => concepts.has(one));
  if (isLength && asksSince(topic)) return true;
  // "How long has it been under review?": a state lasts, an act does not.
  const isState = concepts.has('daysLeft') && (concepts.has('under_review') || concepts.has('unanswered'));
  return concepts.has('duration') || (isLength && events.length > 1) || (isState && !concepts.has('due'));
};

/** An answer about one proposal; what exactly is asked decides. */
export async function aboutOne(proposal: WholeProposal, ask: Ask): Promise<Answer> {
  const asked = facetsIn(ask.topic);
  if (asked.length < 2) return aboutFacet(proposal, ask);
  // "When is it due, and who leads it?": each is answered for itself.
  const answers = await Promise.all(
    asked.map((one) => aboutFacet(proposal, { ...ask, topic: { ...ask.topic, concepts: new Set([one]) } })),
  );
  covers(ask.topic, ...single, 'money', 'list');
  const [first] = answers;
  const reply = answers.map((one) => one.reply).join('\n\n');
  return answer(first?.intent ?? 'proposal.state', reply, proposalChip(proposal, ask.topic.language));
}

/** What a question asks of one record, each as the concept that alone asks for it; empty where it is of an event. */
function facetsIn(topic: Ask['topic']): Concept[] {
  const { concepts } = topic;
  const any = (...some: Concept[]) => some.some((one) => concepts.has(one));
  if (
    statusesIn(topic) ||
    any('within', 'beyond', 'missed', 'onTime', 'signOff', 'comment', 'duration', 'byWhom', 'task', 'writing')
  )
    return [];
  return [
    ...(any('due') ? (['due'] as const) : []),
    ...(any('lead', 'whose') || (any('who') && !any('funder')) ? (['lead'] as const) : []),
    ...(any('money', 'requested') || (any('howMuch') && !any('daysLeft', 'missing', 'section'))
      ? (['money'] as const)
      : []),
    ...(any('readiness') ? (['readiness'] as const) : []),
  ];
}

async function aboutFacet(proposal: WholeProposal, ask: Ask): Promise<Answer> {
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
  const named = has('everSent') ? (['submitted'] as const) : (statusesIn(topic)?.named ?? []);
  const signed = has('signOff') || has('approved') ? await agreed(proposal, ask) : undefined;
  if (signed) return signed;
  if (has('signOff')) return signers(proposal, ask);
  const inCall = has('within') || has('beyond') ? await within(proposal, ask) : undefined;
  if (inCall) return inCall;
  const inTimeOrNot = has('onTime') ? inTime(proposal, ask) : undefined;
  if (inTimeOrNot) return inTimeOrNot;
  if (asksDuration(topic, proposal)) return duration(proposal, ask);
  if (has('missed') && has('daysLeft')) return deadline(proposal, ask);
  if (has('missed') || has('onTime')) return wasMissed(proposal, ask);
  if (has('progress')) return cannot('progress', 'proposal.progress');
  if (has('readiness'))
    return proposal.readiness === undefined
      ? cannot('readiness', 'proposal.readiness')
      : answer('proposal.readiness', history.readiness[language](shown(proposal), proposal.readiness), chip);
  if (has('comment')) return cannot('comments', 'proposal.comments');
  if (has('inWeeks') || has('inMonths')) return deadline(proposal, ask);
  if ((has('section') || has('texts')) && has('who') && !has('missing')) {
    const task = await leniently(ask, taskKind);
    if (task) return task;
  }
  if ((has('missing') || has('section')) && !has('daysLeft'))
    return proposal.openSections ? openSections(proposal, ask) : cannot('sections', 'proposal.sections');
  // Nothing tells who created it; who leads it may be somebody else.
  if (has('who') && has('writing') && !has('lead') && named.length === 0) {
    const unknown = cannot('whoDidIt', 'proposal.created-by');
    const { reply } = moved(proposal, ['draft'], ask);
    return has('when') ? { ...unknown, reply: `${unknown.reply}\n\n${reply}` } : unknown;
  }
  if (has('byWhom') || (has('who') && !has('lead') && named.length > 0)) return movedBy(proposal, ask);
  if (has('who') || has('lead')) {
    if (!has('funder')) return people(proposal, ask);
  }
  if (has('whose')) return people(proposal, ask);
  if (has('sinceWhen')) return moved(proposal, [named[0] ?? proposal.status], ask);
  const isDated = has('when') && !has('due') && !has('daysLeft');
  // "When did we get an answer?": the one that came, not each that could have.
  const came = has('decided') ? named.filter((status) => movedOn(proposal, status)) : [];
  if (isDated && named.length > 0) return moved(proposal, came.length > 0 ? came : named, ask);
  if (isDated && has('money')) return moved(proposal, ['funded'], ask);
  if (isDated && has('writing')) return moved(proposal, ['draft'], ask);
  if (has('due') || has('when') || has('daysLeft')) return deadline(proposal, ask);
  if (has('secured')) return state(proposal, ask);
  if (has('howMuch') || has('money') || (has('requested') && !has('status')))
    return answer('proposal.amount', said.amountOf[language](shown(proposal), moneyOf(proposal)), chip);
  if (has('funder') && proposal.funder)
    return answer('proposal.funder', said.funderOf[language](shown(proposal), plain(proposal.funder)), chip);
  return state(proposal, ask);
}

/** "What is missing in the latrines one?" */
function openSections({ openSections: open = [], ...proposal }: WholeProposal, { topic }: Ask): Answer {
  const { language } = topic;
  covers(topic, 'section', 'missing', 'still', 'list');
  const titles = open.map((key) => proposalFormSections[key]);
  const reply =
    titles.length === 0
      ? history.noOpenSections[language](shown(proposal))
      : history.openSections[language](
          shown(proposal),
          topic.concepts.has('howMany')
            ? `${titles.length} (${listIn(titles, language)})`
            : listIn(titles, language),
        );
  return answer('proposal.sections', reply, proposalChip(proposal, language));
}

/** "The readiness of Teacher training and of Clean water": one answer for each record. */
export async function aboutEach(ask: Ask): Promise<Answer | undefined> {
  const { topic } = ask;
  covers(topic, 'either');
  const answers = await Promise.all(topic.mentions.slice(0, 4).map((one) => aboutOne(one, ask)));
  const [first] = answers;
  return (
    first &&
    answer(
      first.intent,
      [...new Set(answers.map(({ reply }) => reply))].join('\n\n'),
      ...answers.flatMap(({ actions = [] }) => actions),
    )
  );
}
