import type { Concept } from '../understanding/lexicon.ts';
import type { Reading } from '../understanding/reading.ts';

/** Words that make a question. */
const asking: readonly Concept[] = [
  ...([
    'who',
    'when',
    'howMany',
    'missed',
    'howMuch',
    'status',
    'daysLeft',
    'where',
    'readiness',
    'pick',
  ] as const),
  ...(['level', 'points', 'badge', 'rank'] as const),
  ...(['byWhom', 'whose', 'duration', 'inWeeks', 'progress', 'missing', 'why', 'sinceWhen'] as const),
];
const most = 3;

/** Where a message can be cut: behind a mark, or before "and". */
const cuts = /[?!;]+\s+|\.\s+|,\s+|\s+(?=(?:and|then|et|y|e|na|pia)\s)/giu;

/** "In all" adds nothing to ask. */
const asks = ({ concepts, tokens }: Reading): boolean => {
  const found = asking.filter((one) => concepts.has(one));
  return found.length > 0 && (tokens.length > 2 || found.some((one) => one !== 'howMuch' && one !== 'why'));
};

/** "…, and Achieng?": it only names whom or what else the question before it is about. */
const isElliptic = (
  text: string,
  { tokens, people, periods, mention, funders, documents }: Reading,
): boolean =>
  tokens.length <= 5 &&
  people.length + periods.length + funders.length + documents.length + (mention ? 1 : 0) > 0 &&
  (/[?]\s*$/.test(text) || tokens.includes('je'));

/** What a funder may have done: "…, and has the money come?" asks it of the record before, without a word of asking. */
const answered: readonly Concept[] = ['funded', 'approved', 'rejected', 'decided'];
const asksWhether = (message: string, before: Reading, { concepts, mention, tokens }: Reading): boolean =>
  /[?]\s*$/.test(message) &&
  before.mention?.rows.length === 1 &&
  !mention &&
  tokens.length <= 7 &&
  answered.some((one) => concepts.has(one));

/** "…, and when?", "… et pour quels montants?": it asks for more of what stands before it, and names nothing itself. */
const bare: readonly Concept[] = ['when', 'who', 'byWhom', 'list', 'pick', 'where', 'still'];
const ofAmounts: readonly Concept[] = ['howMuch', 'money', 'requested'];
function asksMore(before: Reading, { concepts, tokens, unknown, mention }: Reading): boolean {
  const isOfOne = before.mention?.rows.length === 1;
  const some = isOfOne ? bare : [...bare, ...ofAmounts];
  return (
    tokens.length <= 4 && unknown.length === 0 && !mention && [...concepts].every((one) => some.includes(one))
  );
}

/** "Of what we sent, how many got a yes and how many a no?": what comes first narrows all that follows. */
const narrowing =
  /^(?:of|out of|among|parmi|de (?:las|los|lo|ce|celles|ceux)|das|dos|entre|kati ya|katika|kwa)\s[^,?!.;]*,\s/iu;

/** The questions that a message asks one after the other; the message alone, if it asks one. */
export function questionsIn(message: string, read: (text: string) => Reading): string[] {
  const parts: string[] = [];
  const [lead = ''] = narrowing.exec(message) ?? [];
  let from = 0;
  for (const { 0: mark, index } of message.matchAll(cuts)) {
    const before = message.slice(from, index + mark.length).trim();
    // "Between 60 and 75".
    if (mark.trim() === '' && /\d$/.test(before) && /^\p{L}+\s\d/u.test(message.slice(index + mark.length)))
      continue;
    // "Yanayoongozwa na Grace": by whom.
    if (mark.trim() === '' && /wa$/.test(before) && /^na\s/i.test(message.slice(index + mark.length)))
      continue;
    const after = message.slice(index + mark.length);
    // Only the clause that comes next may make it a question: a later one is cut by itself.
    const [clause = ''] = after.replace(/^(?:and|then|et|y|e|na|pia)\s/iu, '').split(cuts);
    if (!asks(read(before))) continue;
    const isMark = mark.trim() !== '';
    // The comma behind "of what we sent, …" ends no question.
    if (before === lead.trim()) continue;
    if (!isMark && asksMore(read(before), read(clause))) continue;
    const isNext =
      asks(read(clause)) ||
      (isMark && (isElliptic(message, read(after)) || asksWhether(message, read(before), read(after))));
    if (!isNext) continue;
    parts.push(before);
    from = index + mark.length;
  }
  return [...parts, message.slice(from)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => (at === 0 ? part : `${lead}${part}`))
    .slice(0, most);
}
