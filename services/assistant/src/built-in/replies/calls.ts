import { type CallStatus, callStatuses, paths } from '@harambee/domain';
import type { OpenCall } from '../../records/calls.ts';
import { isWithin } from '../../understanding/period.ts';
import type { Answer } from '../answer.ts';
import { callDeadline, callLine, callName, openCall } from '../answers/call-words.ts';
import { type Ask, answer, pageChip } from '../ask.ts';
import { covers } from '../recorded-topic.ts';
import type { Topic } from '../topic.ts';
import { dayIn as dayWords, spanIn } from '../words/dates.ts';
import { records as said } from '../words/records.ts';
import { listOf } from './many.ts';

const everyStatus = Object.keys(callStatuses) as CallStatus[];

/** Where the organization stands with the calls that a question asks for; undefined: with those that are open. */
function statusesOf({ concepts }: Topic): readonly CallStatus[] | undefined {
  const denied = concepts.has('negation');
  if (concepts.has('turnedDown') || (denied && concepts.has('preparing'))) return ['not_applying'];
  if (concepts.has('considering')) return ['considering'];
  if (concepts.has('preparing')) return ['preparing'];
  const isAnswered = concepts.has('answering') || concepts.has('submitted') || concepts.has('everSent');
  return isAnswered && !denied ? ['applied'] : undefined;
}

/** There is no application yet: "which calls have we not answered?" */
const asksUnanswered = ({ concepts }: Topic): boolean =>
  concepts.has('negation') &&
  (concepts.has('answering') || concepts.has('submitted') || concepts.has('everSent'));

function lineOf(call: OpenCall, { language }: Topic, showsStatus: boolean): string {
  const status = showsStatus ? `, ${callStatuses[call.status].label}` : '';
  if (language === 'en' && !showsStatus) return callLine(call).slice(2);
  const day =
    language === 'en' ? callDeadline(call) : call.deadlineDay && dayWords(call.deadlineDay, language);
  return `${callName(call)}${day ? `: ${day}` : ''}${status}`;
}

/** "Which calls do we have?", "which close in December?", "which are we still considering?" (CALL-44). */
export async function calls(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, funder, concepts } = topic;
  covers(topic, 'howMany', 'due', 'when');
  const statuses = statusesOf(topic);
  const isNamed = topic.calls.length > 0;
  const all = await (statuses || isNamed ? records.callsIn(statuses ?? everyStatus) : records.calls());
  const span = topic.periods[0]?.[concepts.has('missed') ? 'past' : 'ahead'];
  const asked = all.filter(
    (call) =>
      (!funder || call.funder === funder) &&
      (!isNamed || topic.calls.some(({ id }) => id === call._id)) &&
      (!span || (call.deadlineDay !== '' && isWithin(call.deadlineDay, span))) &&
      (!asksUnanswered(topic) || call.applications.length === 0),
  );
  const ahead = asked.filter(({ daysLeft = -1 }) => daysLeft >= 0);
  const isOfDates = concepts.has('due') && !isNamed && !span;
  const some = concepts.has('next') ? ahead.slice(0, 1) : isOfDates ? ahead : asked;
  const [first] = some;
  const isPlain = !statuses && !isNamed && !span && !funder && !asksUnanswered(topic);
  if (!first) {
    const reply = isPlain ? said.callsNone[language] : said.callsNoneOfKind[language];
    return answer('calls.none', reply, pageChip(isPlain ? paths.newCall : paths.calls, language));
  }
  const lines = some.map((call) => lineOf(call, topic, !!statuses || isNamed));
  const chip = some.length === 1 ? openCall(first) : pageChip(paths.calls, language);
  const narrowing = [
    ...(statuses ?? []).map((status) => callStatuses[status].label),
    ...(span ? [spanIn(span, language)] : []),
  ].join(', ');
  const head =
    statuses || isNamed
      ? said.callsFound[language](some.length, narrowing && ` (${narrowing})`)
      : `${said.calls[language](some.length)}${narrowing && ` (${narrowing})`}`;
  return answer('calls.list', `${head}\n\n${listOf(lines, ask)}`, chip);
}
