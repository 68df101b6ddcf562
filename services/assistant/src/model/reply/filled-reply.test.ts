import { FactValue } from '../facts/fact.ts';
import { FactSheet } from '../facts/fact-sheet.ts';
import { filledReply, wholeSentences } from './filled-reply.ts';

const sheet = new FactSheet();
const fact = (...of: ConstructorParameters<typeof FactValue>) => sheet.quote(new FactValue(...of)).content;
const proposal = (key: string, title: string, amount: string, days: string) => {
  const record = { family: 'proposal', key } as const;
  return {
    title: fact(record, 'name', 'title', title),
    asks: fact(record, 'requested', 'money', amount),
    left: fact(record, 'daysLeft', 'duration', days),
  };
};
const water = proposal('w', 'Safe water for schools', '$500', '12 days');
const pumps = proposal('p', 'Solar pumps', '$900', '40 days');
const drafts = fact({ family: 'status', key: 'draft' }, 'count', 'count', '2 proposals');
const sent = fact({ family: 'status', key: 'submitted' }, 'count', 'count', '5 proposals');

const badge = { family: 'badge', key: 'proposal_master' } as const;
const master = fact(badge, 'name', 'title', 'Proposal Master');
const progress = fact(badge, 'progress', 'measurement', '1 of 3');

const filled = (text: string) => filledReply(text, sheet.facts).text;

test.each([
  [
    'a paragraph',
    `${water.title} asks for ${water.asks}. It has ${water.left} left.`,
    'Safe water for schools asks for $500. It has 12 days left.',
  ],
  [
    'a list',
    `- **${water.title}**: ${water.asks}\n- **${pumps.title}**: ${pumps.asks}`,
    '- **Safe water for schools**: $500\n- **Solar pumps**: $900',
  ],
  [
    'a list below a name',
    `**${pumps.title}**\n\n- Requested: ${pumps.asks}\n- Days left: ${pumps.left} left`,
    '**Solar pumps**\n\n- Requested: $900\n- Days left: 40 days left',
  ],
  [
    'an item within an item',
    `- ${water.title}\n  - Requested: ${water.asks}`,
    '- Safe water for schools\n  - Requested: $500',
  ],
  ['a title written out', `Solar pumps asks for ${pumps.asks}.`, 'Solar pumps asks for $900.'],
  ['the beginning of a title', `Safe water asks for ${water.asks}.`, 'Safe water asks for $500.'],
  ['a name behind', `${pumps.left} are left for ${pumps.title}.`, '40 days are left for Solar pumps.'],
  [
    'two in one sentence',
    `${water.title} asks for ${water.asks} and ${pumps.title} for ${pumps.asks}.`,
    'Safe water for schools asks for $500 and Solar pumps for $900.',
  ],
  [
    'a unit said twice',
    `${water.title} has ${water.left} days left.`,
    'Safe water for schools has 12 days left.',
  ],
  [
    'what the sentence counts',
    `You have ${drafts} drafts and ${sent} submitted proposals.`,
    'You have 2 drafts and 5 submitted proposals.',
  ],
  ['progress', `You are at ${progress} for ${master}.`, 'You are at 1 of 3 for Proposal Master.'],
])('%s is shown with its values', (_what, text, shown) => {
  expect(filled(text)).toBe(shown);
});

test.each([
  ['another record', `${water.title} asks for ${pumps.asks}.`, 'other_record'],
  ['another record of the list', `- ${water.title}: ${pumps.asks}`, 'other_record'],
  ['no record', `It asks for ${pumps.asks}.`, 'other_record'],
  ['another status', `${sent} are drafts.`, 'other_record'],
  ['another field', `${water.title} is due in ${water.asks}.`, 'other_field'],
  ['a turned field', `${water.title} was due ${water.left} ago.`, 'other_field'],
  ['a hedge', `${water.title} asks for **nearly ${water.asks}**.`, 'changed_fact'],
  ['a unit', `${water.title} has ${water.left} weeks left.`, 'changed_fact'],
  ['a currency', `${water.title} asks for € ${water.asks}.`, 'number'],
  ['digits', `${water.title} asks for $500.`, 'number'],
  ['one, in a word', 'You have one draft.', 'number'],
  ['a month', `${water.title} is due in December.`, 'number'],
  ['a badge that is not earned', `You have already earned ${master}.`, 'wrong_claim'],
  ['two at once', `${water.title} and ${pumps.title} ask for ${pumps.asks}.`, 'other_record'],
  ['a denial', `${water.title} does not ask for ${water.asks}.`, 'other_field'],
  ['an unknown slot', `${water.title} asks for {{F99}}.`, 'unknown_slot'],
])('refused: %s', (_what, text, refusal) => {
  const { text: shown, refused } = filledReply(text, sheet.facts);
  expect(shown).toBe('');
  expect(refused.flatMap(({ findings }) => findings).map((finding) => finding.refusal)).toContain(refusal);
});

test('a sentence that leaned on one that was left out is left out, too', () => {
  expect(filled(`${water.title} asks for $999. It has ${water.left} left. Well done!`)).toBe('Well done!');
});

test('items are numbered anew, and an introduction goes with its list', () => {
  expect(
    filled(`1. ${water.title}: ${water.asks}\n2. ${pumps.title}: $1\n3. ${pumps.title}: ${pumps.asks}`),
  ).toBe('1. Safe water for schools: $500\n2. Solar pumps: $900');
  expect(filled(`Hello.\n\nThese are due:\n\n- ${pumps.title}: $1\n- ${water.title}: $2`)).toBe('Hello.');
});

test('emphasis that was cut shows no stars', () => {
  expect(filled('**It asks for $1. Shall we look?** Gladly.')).toBe('Shall we look? Gladly.');
});

test('a growing reply is whole up to its last sentence or line', () => {
  expect(wholeSentences('One. Tw')).toBe('One.');
  expect(wholeSentences('One. Two.')).toBe('One.');
  expect(wholeSentences('Dr. Ach')).toBe('');
  expect(wholeSentences('- **Two**\n- Thr')).toBe('- **Two**');
});
