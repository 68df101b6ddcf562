import { paths } from '@harambee/domain';
import { isOpen } from '../../records/records.ts';
import { plain } from '../../tools/plain.ts';
import type { Answer } from '../answer.ts';
import { callLine, callName, openCall } from '../answers/call-words.ts';
import { type Ask, answer, labelOf, pageChip, proposalChip, shown } from '../ask.ts';
import { dayIn as dayWords } from '../words/dates.ts';
import { proposals, records as said } from '../words/records.ts';
import { listOf } from './many.ts';

/** "Which calls do we have?", "how many calls are open?" (CALL-44). */
export async function calls(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, funder } = topic;
  const some = (await records.calls()).filter((call) => !funder || call.funder === funder);
  const [first] = some;
  if (!first) return answer('calls.none', said.callsNone[language], pageChip(paths.newCall, language));
  const lines = some.map((call) =>
    language === 'en'
      ? callLine(call).slice(2)
      : `${callName(call)}${call.deadlineDay ? `: ${dayWords(call.deadlineDay, language)}` : ''}`,
  );
  const chip = some.length === 1 ? openCall(first) : pageChip(paths.calls, language);
  return answer('calls.list', `${said.calls[language](some.length)}\n\n${listOf(lines, ask)}`, chip);
}

/** "Which proposals are mine?": those that are not sent. "Which does Brian lead?": all of his (OWNER-09). */
export async function leading(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, person } = topic;
  const all = await records.ledBy(person?.userId ?? records.userId);
  const some = person ? all : all.filter(({ status }) => isOpen(status));
  const name = person ? plain(person.name) : '';
  const [first] = some;
  if (!first)
    return answer('work.leads-none', said.leadingNone[language](name), pageChip(paths.newProposal, language));
  const lines = some.map((one) => `**${shown(one)}**: ${labelOf(one.status)}`);
  const chip = some.length === 1 ? proposalChip(first, language) : pageChip(paths.proposals, language);
  return answer(
    'work.leads',
    `${said.leading[language](name, proposals[language](some.length))}:\n\n${listOf(lines, ask)}`,
    chip,
  );
}
