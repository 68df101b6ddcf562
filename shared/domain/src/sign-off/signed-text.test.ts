import fc from 'fast-check';
import { engineBlocks } from '../proposal/text-edits/engine-paragraphs.ts';
import type { TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { proposalSectionKeys, proposalSections } from '../proposal-form/proposal-sections.ts';
import { changedWords } from './changed-words.ts';
import { shortHash, signedHash } from './signed-hash.ts';
import { type SignedProposal, signedText } from './signed-text.ts';
import { signedWords } from './signed-words.ts';

const line = (text: string): TextBlock => ({ kind: 'paragraph', content: [{ text }] });

const proposal: SignedProposal = {
  fields: {
    title: 'Clean water',
    requestedAmount: 250_000,
    currency: '',
    budget: 'Drilling: $180,000',
    budgetLines: [
      {
        ...{ category: 'equipment', item: 'Pumps', quantityHundredths: 600, unit: 'pieces' },
        ...{ unitCents: 520_000, months: 0, justification: 'One for each village' },
      },
      {
        ...{ category: 'training', item: 'Committees', quantityHundredths: 100, unit: '' },
        ...{ unitCents: 840_000, months: 12, justification: '' },
      },
    ],
    indirectCost: { rate: 1_000, cap: 1_500 },
  },
  sections: [
    {
      key: 'impact',
      title: 'Impact',
      text: 'We reach 80 people.\n\n• Six boreholes\n• One fund\n\nIt starts in [needs: the start month].',
      needs: ['the start month'],
      words: 12,
      sources: [{ start: 9, end: 11, fact: 'proposal.beneficiaries' }],
      tables: [
        {
          kind: 'team',
          title: 'Team',
          heads: ['Name', 'Role'],
          rows: [[{ text: 'Amina' }, { text: 'Engineer' }]],
        },
      ],
    },
  ],
  facts: [{ id: 'proposal.beneficiaries', label: 'People', kind: 'record', value: '80', uses: 1 }],
  application: {
    call: {
      questions: [
        { id: 'q1', text: 'What changes?' },
        { id: 'q2', text: 'Who pays?' },
      ],
    },
    answers: [
      { questionId: 'q1', text: [line('More water for 80 people')] },
      { questionId: 'q2', text: [] },
      { questionId: 'old', text: [line('Nobody asks this any more')], isGone: true },
    ],
  },
};

const hashOf = (given: SignedProposal) => signedHash(signedText(given));
const hash = hashOf(proposal);

type Section = SignedProposal['sections'][number];
const withSection = (change: (section: Section) => Section): SignedProposal => ({
  ...proposal,
  sections: proposal.sections.map(change),
});
const withFields = (fields: Partial<SignedProposal['fields']>): SignedProposal => ({
  ...proposal,
  fields: { ...proposal.fields, ...fields },
});
const withEdit = (blocks: TextBlock[] | null): SignedProposal => ({
  ...proposal,
  edits: [{ section: 'impact', paragraph: 'p1', base: 'We reach {proposal.beneficiaries} people.', blocks }],
});
const withAnswers = (answers: SignedProposal['application']['answers']): SignedProposal => ({
  ...proposal,
  application: { ...proposal.application, answers },
});
const lines = proposal.fields.budgetLines ?? [];
const withLine = (change: object) =>
  withFields({ budgetLines: lines.map((one, at) => (at === 0 ? { ...one, ...change } : one)) });

test('the hash of a known proposal never changes: what was agreed with stays agreed with (SIGNOFF-03)', () => {
  expect(hash).toMatchInlineSnapshot(`"2e7c52f0034674933f38456e7b7124c8950ca87f6516afb74aee3a6ae7be374c"`);
  expect(shortHash('3f9a07c2aa')).toBe('3f9a 07c2');
});

test.each<[string, SignedProposal]>([
  ['a word of the text', withSection((one) => ({ ...one, text: one.text.replace('fund', 'grant') }))],
  ['a number of the text', withSection((one) => ({ ...one, text: one.text.replace('80', '81') }))],
  ['a capital letter', withSection((one) => ({ ...one, text: one.text.replace('We', 'we') }))],
  [
    'the order of words',
    withSection((one) => ({ ...one, text: one.text.replace('Six boreholes', 'boreholes Six') })),
  ],
  ['a heading', withSection((one) => ({ ...one, title: 'Effect' }))],
  [
    'a cell',
    withSection((one) => ({
      ...one,
      tables: one.tables?.map((table) => ({ ...table, rows: [[{ text: 'Amina' }, { text: 'Lead' }]] })) ?? [],
    })),
  ],
  [
    'a word that moves to another cell',
    withSection((one) => ({
      ...one,
      tables:
        one.tables?.map((table) => ({ ...table, rows: [[{ text: 'Amina Engineer' }, { text: '' }]] })) ?? [],
    })),
  ],
  ['an edit', withEdit([line('We reach 90 people.')])],
  ['a removed paragraph', withEdit([])],
  ['the title', withFields({ title: 'Clean waters' })],
  ['the requested amount', withFields({ requestedAmount: 250_001 })],
  ['the currency', withFields({ currency: 'KES' })],
  ['the item of a line', withLine({ item: 'Pump' })],
  ['a quantity', withLine({ quantityHundredths: 601 })],
  ['a price', withLine({ unitCents: 520_001 })],
  ['months', withLine({ months: 1 })],
  ['a category', withLine({ category: 'supplies' })],
  ['a justification', withLine({ justification: 'One for every village' })],
  ['the order of lines', withFields({ budgetLines: lines.toReversed() })],
  ['the indirect cost', withFields({ indirectCost: { rate: 1_001, cap: 1_500 } })],
  ['an answer', withAnswers([{ questionId: 'q1', text: [line('More water for 81 people')] }])],
  [
    'a first answer',
    withAnswers([...proposal.application.answers.slice(0, 1), { questionId: 'q2', text: [line('We')] }]),
  ],
])('%s changes the hash, and is named', (_what, changed) => {
  expect(hashOf(changed)).not.toBe(hash);
  const { places } = changedWords(signedText(proposal), signedText(changed));
  expect(places.length).toBeGreaterThan(0);
  for (const { pieces } of places) expect(pieces.some(({ kind }) => kind !== 'same')).toBe(true);
});

const sameWords = engineBlocks(
  { text: 'We reach 80 people.', sources: [{ start: 9, end: 11, fact: 'proposal.beneficiaries' }] },
  () => '80',
);

test.each<[string, SignedProposal]>([
  ['spaces', withSection((one) => ({ ...one, text: one.text.replace('reach 80', 'reach  80') }))],
  ['a soft hyphen', withSection((one) => ({ ...one, text: one.text.replace('people', 'peo\u00adple') }))],
  ['the sign of a bullet', withSection((one) => ({ ...one, text: one.text.replaceAll('•', '-') }))],
  [
    'what is known of the text',
    withSection((one) => ({ ...one, words: 99, engine: 'model', model: 'maji-1' })),
  ],
  ['an edit that says the same', withEdit(sameWords)],
  [
    'bold letters',
    withEdit([
      { kind: 'paragraph', content: [{ text: 'We reach ', marks: ['bold'] }, { text: '80 people.' }] },
    ]),
  ],
  ['an edit that was taken back', withEdit(null)],
  ['US dollars by name', withFields({ currency: 'USD' })],
  ['the text that is made of the lines', withFields({ budget: 'Another' })],
  [
    'a line without content',
    withFields({
      budgetLines: [
        ...lines,
        { ...(lines[0] as (typeof lines)[number]), item: '', unit: '', unitCents: 0, justification: '' },
      ],
    }),
  ],
  ['the id of a line', withLine({ id: 'b7' })],
  ['the order of answers', withAnswers(proposal.application.answers.toReversed())],
  ['an answer that nobody asks for', withAnswers(proposal.application.answers.slice(0, 2))],
  [
    'the words of a question',
    {
      ...proposal,
      application: {
        ...proposal.application,
        call: { questions: [{ id: 'q1', text: 'What will change?' }] },
      },
    },
  ],
])('%s changes nothing', (_what, changed) => {
  expect(hashOf(changed)).toBe(hash);
  expect(changedWords(signedText(proposal), signedText(changed))).toEqual({ places: [] });
});

const word = fc.oneof(
  fc.constantFrom(
    'water',
    '80',
    '6,000',
    'well.',
    '–',
    'maji',
    'ñandú',
    '水',
    'ماء',
    '•',
    '-',
    '3.',
    '(3)',
    '|',
  ),
  fc.string({ minLength: 1, maxLength: 6 }),
);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', '\n\n', '\u00a0', '')), { maxLength: 12 })
  .map((pieces) => pieces.flat().join(''));
const textOnly = (key: (typeof proposalSectionKeys)[number], words: string): SignedProposal => ({
  ...proposal,
  sections: [{ key, title: proposalSections[key], text: words, needs: [], words: 0 }],
});

test('two texts have the same hash exactly if they have the same words; if not, a word is named', () => {
  fc.assert(
    fc.property(fc.constantFrom(...proposalSectionKeys), text, text, (key, one, other) => {
      const [before, after] = [textOnly(key, one), textOnly(key, other)].map(signedText);
      const isSame = JSON.stringify(signedWords(one)) === JSON.stringify(signedWords(other));
      expect(signedHash(before ?? []) === signedHash(after ?? [])).toBe(isSame);
      const { places } = changedWords(before ?? [], after ?? []);
      expect(places.length > 0).toBe(!isSame);
    }),
  );
});

test('changing one word anywhere changes the hash, and changing it back gives the same one', () => {
  const places = ['section', 'answer', 'title', 'budget'] as const;
  const put = (place: (typeof places)[number], words: string): SignedProposal => {
    if (place === 'section') return textOnly('impact', words);
    if (place === 'title') return withFields({ title: words });
    if (place === 'budget') return withLine({ item: words });
    return withAnswers([{ questionId: 'q1', text: [line(words)] }]);
  };
  const plain = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.array(plain, { minLength: 1, maxLength: 20 }),
      fc.nat(),
      plain,
      (place, words, at, next) => {
        const index = at % words.length;
        const changed = words.map((one, i) => (i === index ? `${one}${next}` : one));
        const before = put(place, words.join(' '));
        const after = put(place, changed.join(' '));
        expect(hashOf(after)).not.toBe(hashOf(before));
        expect(hashOf(put(place, words.join('  ')))).toBe(hashOf(before));
        const { places: told } = changedWords(signedText(before), signedText(after));
        const pieces = told.flatMap((one) => one.pieces);
        const said = (kind: string) =>
          pieces.filter((one) => one.kind === kind).flatMap((one) => one.text.split(' '));
        expect(said('added')).toContain(`${words[index]}${next}`);
        expect(said('removed')).toContain(words[index]);
      },
    ),
  );
});

test('the words of two texts far apart are told in part, with how many more there are', () => {
  const words = (name: string) =>
    Array.from({ length: 400 }, (_, at) => `${name}${at % 2 ? at : 'x'}`).join(' ');
  const { places } = changedWords(
    signedText(textOnly('impact', words('a'))),
    signedText(textOnly('impact', words('b'))),
  );
  expect(places).toHaveLength(1);
  expect(places[0]?.pieces.length).toBeLessThanOrEqual(24);
});
