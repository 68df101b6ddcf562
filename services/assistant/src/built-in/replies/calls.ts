import { type CallStatus, callStatuses, formatMoney, paths, standardCurrency } from '@harambee/domain';
import type { OpenCall } from '../../records/calls.ts';
import { isWithinLimits } from '../../understanding/amount.ts';
import { isDeniedAt } from '../../understanding/denial.ts';
import type { Answer } from '../answer.ts';
import { callDeadline, callLine, callName, openCall } from '../answers/call-words.ts';
import { type Ask, answer, listOf, pageChip } from '../ask.ts';
import { isInAny, periodsOf } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import type { Topic } from '../topic.ts';
import { callWords } from '../words/calls.ts';
import { dayIn as dayWords, spansIn } from '../words/dates.ts';
import { general, unseen } from '../words/general.ts';

const everyStatus = Object.keys(callStatuses) as CallStatus[];

/** Where the organization stands with the calls that a question asks for; undefined: with those that are open. */
function statusesOf({ concepts }: Topic): readonly CallStatus[] | undefined {
  const denied = concepts.has('negation');
  if (concepts.has('turnedDown') || (denied && concepts.has('preparing'))) return ['not_applying'];
  if (concepts.has('considering')) return ['considering'];
  if (concepts.has('preparing')) return ['preparing'];
  const isAnswered =
    concepts.has('answering') ||
    concepts.has('decided') ||
    concepts.has('submitted') ||
    concepts.has('everSent');
  return isAnswered && !denied ? ['applied'] : undefined;
}

/** What a call gives at most, in words; '' where nothing is known. */
function amountsOf(
  { leastAmount, mostAmount, currency = standardCurrency }: OpenCall,
  { language }: Topic,
): string {
  if (mostAmount === undefined) return '';
  const most = formatMoney(mostAmount, currency);
  return leastAmount === undefined
    ? callWords.callGives[language](most)
    : callWords.callGivesBetween[language](formatMoney(leastAmount, currency), most);
}

const currencyOf = { usd: 'USD', eur: 'EUR', kes: 'KES' } as const;

/** Whether a call gives as much as a question asks for. */
function givesEnough(topic: Topic): (call: OpenCall) => boolean {
  const { limits, concepts } = topic;
  const named = (['usd', 'eur', 'kes'] as const)
    .filter((one) => concepts.has(one))
    .map((one) => currencyOf[one]);
  return ({ mostAmount, currency = standardCurrency }) =>
    (limits.length === 0 || (mostAmount !== undefined && isWithinLimits(mostAmount, limits))) &&
    (named.length === 0 || named.some((one) => one === currency));
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

/** "Which call gives the most?" */
const asksMost = ({ concepts, limits }: Topic): boolean =>
  limits.length === 0 &&
  (concepts.has('biggest') || ((concepts.has('compare') || concepts.has('most')) && concepts.has('money')));

/** The calls that give most, in each currency: those cannot be compared. */
function mostOf(some: readonly OpenCall[]): OpenCall[] {
  const most = new Map<string, number>();
  for (const { currency = standardCurrency, mostAmount = 0 } of some)
    most.set(currency, Math.max(most.get(currency) ?? 0, mostAmount));
  return some.filter(
    ({ currency = standardCurrency, mostAmount }) =>
      mostAmount !== undefined && mostAmount === most.get(currency),
  );
}

/** Where the organization stands with the calls that are asked for: by name and by amount, it does not matter. */
function asked(topic: Topic, hasAmounts: boolean): readonly CallStatus[] | undefined {
  const statuses = statusesOf(topic);
  if (statuses) return statuses;
  if (topic.calls.length > 0 || hasAmounts || asksForAll(topic)) return everyStatus;
  // "Not closed yet": answered ones as well, as long as their day has not come.
  return isOpenStill(topic) ? everyStatus.filter((one) => one !== 'not_applying') : undefined;
}

/** "All of them", "in total": those that are answered or closed as well. */
const every = /^(?:all|total|altogether|tous|toutes|tout|todas|todos|zote|yote|jumla)$/;
const asksForAll = ({ tokens }: Topic): boolean => tokens.some((token) => every.test(token));

const isOpenStill = (topic: Topic): boolean =>
  topic.found.some(({ name, at }) => name === 'due' && isDeniedAt(topic, at));

/** "Which calls do we have?", "which close in December?", "which are we still considering?" (CALL-44). */
export async function calls(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language, funders, concepts } = topic;
  covers(topic, 'call', 'howMany', 'due', 'when', 'daysLeft');
  const isNamed = topic.calls.length > 0;
  const every: OpenCall[] = await records.callsIn(everyStatus);
  // Where no event has told amounts, a limit cannot be taken into account: it stays unread, and is named.
  const hasAmounts = every.some(({ mostAmount }) => mostAmount !== undefined);
  const isOfAmounts = hasAmounts && topic.own.limits.length > 0;
  const statuses = asked(topic, isOfAmounts);
  const all: OpenCall[] = statuses
    ? every.filter(({ status }) => statuses.includes(status))
    : await records.calls();
  const spans = periodsOf(topic, concepts.has('missed') ? 'past' : 'ahead');
  const isEnough = hasAmounts ? givesEnough(topic) : () => true;
  const [funder] = funders;
  const isOtherFunder = !!funder && isDeniedAt(topic, funder.at);
  const found = all.filter(
    (call) =>
      (!funder || funders.some(({ name }) => name === call.funder) !== isOtherFunder) &&
      (!isNamed || topic.calls.some(({ id }) => id === call._id)) &&
      isInAny(call.deadlineDay, spans) &&
      (!asksUnanswered(topic) || call.applications.length === 0) &&
      isEnough(call),
  );
  const ahead = found.filter(({ daysLeft = -1 }) => daysLeft >= 0);
  const isOfDates = (concepts.has('due') && !isNamed && spans.length === 0) || isOpenStill(topic);
  const some = concepts.has('next')
    ? ahead.slice(0, 1)
    : asksMost(topic)
      ? mostOf(found)
      : isOfDates
        ? ahead
        : found;
  const [first] = some;
  const isPlain = !statuses && !isNamed && spans.length === 0 && !funder && !asksUnanswered(topic);
  if (!first) {
    const reply = isPlain ? callWords.callsNone[language] : callWords.callsNoneOfKind[language];
    return answer('calls.none', reply, pageChip(isPlain ? paths.newCall : paths.calls, language));
  }
  const asksAmount =
    isNamed ||
    isOfAmounts ||
    asksMost(topic) ||
    concepts.has('howMuch') ||
    concepts.has('money') ||
    concepts.has('biggest');
  const lines = some.map((call) => {
    const amounts = asksAmount ? amountsOf(call, topic) : '';
    return `${lineOf(call, topic, !!statuses || isNamed)}${amounts && `; ${amounts}`}`;
  });
  const chip = some.length === 1 ? openCall(first) : pageChip(paths.calls, language);
  const narrowing = [
    ...(statuses && statuses.length < 4 ? statuses : []).map((status) => callStatuses[status].label),
    ...(spans.length > 0 ? [spansIn(spans, language)] : []),
  ].join(', ');
  const head =
    statuses || isNamed
      ? callWords.callsFound[language](some.length, narrowing && ` (${narrowing})`)
      : `${callWords.calls[language](some.length)}${narrowing && ` (${narrowing})`}`;
  const isUnknown = concepts.has('howMuch') && some.every((call) => amountsOf(call, topic) === '');
  const unknown = isUnknown ? `${general.seeThere[language](unseen.amounts[language])}\n\n` : '';
  return answer('calls.list', `${unknown}${head}\n\n${listOf(lines, ask)}`, chip);
}
