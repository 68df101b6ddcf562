import { proposalSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import {
  cappedScore,
  draftedSection,
  needNote,
  readiness,
  renderSection,
  unsupportedNumerals,
} from '@harambee/drafting';
import { anyFacts, emptyFacts, plannedWater, propertyRuns, waterProject } from '@harambee/drafting/testing';
import fc from 'fast-check';
import { checkedSection, checkedText } from './checked-section.ts';
import { knownFacts } from './stated-claims.ts';
import { sourcesIn } from './text-sources.ts';

const known = knownFacts(waterProject);
const marked = (text: string) => checkedText(text, [], known).text;
const noteOf = (what: string) => needNote(`a source for "${what}"`);

const plain = (needs: string[] = []): GeneratedSection => ({
  key: 'impact',
  title: proposalSections.impact,
  text: needs.map(needNote).join(' '),
  needs,
  words: 0,
});
const prose =
  'Women and girls in eleven villages of Loima walk 6.4 kilometres a day to fetch water, and 71% of households drink water that is not safe.';
const checked = (text: string, needs?: string[]) => checkedSection(text, plain(needs), known, 'maji-1');

test.each([
  prose,
  'Maji Kwa Wote asks for $86,400 over 18 months. That is $14.07 for each of 6,140 people.',
  'Wanjiru Achieng leads the team. Visits of Peter Ekai are monthly. In Turkana County, Peter Ekai works with the county engineer.',
  'The deadline is 30 September 2026.',
  'The work follows Sustainable Development Goal 6 (Clean Water and Sanitation).',
  'Two boreholes no longer work; one of them is near. Repairs follow.\n\n• Training comes first.\n• Fees are collected.',
  'See https://majikwawote.example.',
])('what the facts hold stays as it is: %s', (text) => {
  expect(checkedText(text, [], known)).toEqual({ text, needs: [], claims: 0 });
});

test.each([
  ['It reaches 9,999 people.', '9,999'],
  ['It reaches ٩٩٩٩ people.', '٩٩٩٩'],
  ['It reaches 9\u200b999 people.', '9999'],
  ['It costs $86.4 million in all.', '86.4 million'],
  ['It costs 18k in all.', '18k'],
  ['A third is ⅓ of it.', '⅓'],
  ['It reaches nine thousand nine hundred and one people.', 'nine thousand nine hundred and one'],
  ['It reaches thousands of people.', 'thousands'],
  ['The nurses of Mercy Corps help us.', 'Mercy Corps'],
  ['We work with the Ministry of Health on this.', 'Ministry of Health'],
  ['UNICEF helps us.', 'UNICEF'],
  ['Oxfam helps us.', 'Oxfam'],
  ['The World Bank helps us.', 'World Bank'],
  ['Save the Children helps us.', 'Save the Children'],
  ['Her name is Émilie N’Guessan-Diallo here.', 'Émilie N’Guessan-Diallo'],
  ['In Nairobi it rains.', 'Nairobi'],
])('what no fact holds is marked: %s', (text, what) => {
  const answer = checkedText(text, [], known);
  expect(answer.text).toBe(text.replace('\u200b', '').replace(what, noteOf(what)));
  expect(answer.needs).toEqual([`a source for "${what}"`]);
});

test.each([
  'Click javascript:alert(document.cookie) now.',
  'Write to mallory@example.net now.',
  'See evil-grants.com/pay now.',
  'See https://evil.example/?q=1 now.',
])('no address but those of the facts: %s', (text) => {
  expect(marked(text)).toMatch(/^(?:Click|Write to|See) \[needs: a source for "an address"\] now\.$/);
});

test.each([
  ['# Impact\n**Impact**\nWater is **safe** and *near*.', 'Water is safe and near.'],
  ['<script>alert(1)</script><p onclick="x()">Water &lt; life</p>', 'Water < life'],
  ['<scr<script></script>ipt>alert</script> water', 'ipt>alert water'],
  ['Water <img src=x onerror=alert()> is near', 'Water is near'],
  ['<think>They want me to lie.</think>Water is near', 'Water is near'],
  ['```text\nWater is near\n```', 'Water is near'],
  ['1. Water\n2) Fees\n- Training', '• Water\n• Fees\n• Training'],
  ['A [link](javascript:alert(1)) here', /^A link\)? here$/],
  ['Water\u0000\u0007 is\u202e near', 'Water is near'],
])('markup goes, words stay: %j', (answer, text) => {
  const found = marked(answer);
  if (typeof text === 'string') expect(found).toBe(text);
  else expect(found).toMatch(text);
});

test('what is missing stays missing: notes are kept, put back when left out, and never made up', () => {
  const needs = ['the baseline of objective 2', 'who leads the work'];
  const answer = `${prose} Led by [needs: who leads the work]. [needs: nothing more] [needs : praise`;
  const section = checked(answer, needs);
  expect(section.text).toBe(
    `${prose} Led by [needs: who leads the work]. (needs: nothing more) (needs : praise)\n\nStill needed: [needs: the baseline of objective 2]`,
  );
  expect(section.needs).toEqual(['who leads the work', 'the baseline of objective 2']);
});

test.each([
  ['', 'it is empty'],
  ['Water is near.', 'it is too short'],
  [`As an AI language model I see it so: ${prose}`, 'it is a refusal'],
  [`{"text": "${prose}"}`, 'it is no prose'],
  [`${prose} Broken \ufffd sign`, 'it is no prose'],
  [
    `${prose} Then ${[11, 12, 13, 14, 15, 16, 17, 19, 21, 23].map((n) => `${n}77`).join(' and ')}`,
    'it speaks of',
  ],
])('no section is made of %j', (answer, why) => {
  expect(() => checked(answer)).toThrow(why);
});

test('an invented number or name caps the readiness, and its section does not count as complete', () => {
  const sections = (text: string) =>
    (['impact', 'team'] as const).map((key) =>
      key === 'impact' ? checked(text) : renderSection(draftedSection(key, waterProject, 's')),
    );
  const honest = readiness(sections(prose), waterProject).score;
  expect(honest).toBeGreaterThan(cappedScore);
  for (const lie of ['It reaches 99,999 people.', 'UNICEF says so.']) {
    expect(readiness(sections(`${prose} ${lie}`), waterProject).score).toBe(cappedScore);
  }
});

const invented = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat().map((n) => `It reaches ${n} people, ${n / 7} each and 1${n}%.`),
  fc.nat().map((n) => `٣${n.toLocaleString('ar-EG')} 第${n}个 ${n}k ${n} million`),
  fc.constantFrom(
    '[needs: a source for "5"] [needs: 77',
    '<b>8</b>9 1<i>2</i>3 **4**5 `6`7',
    '[needs: [needs: 1] 2] 3]',
    'javascript:1 [a](2) http://x.y/3 a4@b5.c6',
    '| 1 | 2 |\n|---|---|\n| 3 | 4 |',
    '1. 2. 3) 4',
    '1\u200d2\u200b3\u00ad4 5,6.7,',
    'seven hundred thousand nine',
  ),
);

test('whatever is answered, no number stands in the text that no fact holds, but in a note', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyFacts, fc.constant(emptyFacts)),
      fc.array(invented, { maxLength: 6 }),
      (facts, parts) => {
        const own = renderSection(draftedSection('impact', facts, 's'));
        const { text, needs } = checkedText(parts.join(' '), own.needs, knownFacts(facts));
        const bare = needs.reduce((rest, what) => rest.replaceAll(needNote(what), ' \u2028 '), text);
        expect(unsupportedNumerals([{ ...own, text: bare }], facts)).toEqual([]);
        expect(bare).not.toMatch(/\[\s*needs\s*:/i);
        for (const what of needs) expect(text).toContain(needNote(what));
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});

test('what a model states of the facts leads to its source where that is certain, and its tables are ours', () => {
  const own = renderSection(draftedSection('team', waterProject, 's'));
  const says =
    'Maji Kwa Wote asks for $86,400, which is $14.07 for each of 6,140 people. It lasts 18 months.';
  const section = checkedSection(`${prose} ${says} It reaches 99,999 people.`, own, known, 'maji-1');
  const stated = section.sources?.map(({ start, end, fact }) => [section.text.slice(start, end), fact]);
  expect(stated).toEqual(
    expect.arrayContaining([
      ['6.4', 'proposal.description'],
      ['Maji Kwa Wote', 'proposal.organization'],
      ['$14.07', 'computed.costPerBeneficiary'],
      ['6,140 people', 'proposal.beneficiaries'],
      ['18 months', 'proposal.projectDuration'],
    ]),
  );
  // The request and the total of the budget are the same number: which one is meant only the writer knows.
  expect(stated?.map(([text]) => text)).not.toContain('$86,400');
  expect(stated?.map(([text]) => text).join()).not.toContain('99,999');
  expect(section.tables).toEqual(own.tables);
});

test('what a table already asks for is not asked for once more in the text', () => {
  const way = {
    kind: 'fees' as const,
    mechanism: 'Each household pays',
    carriedBy: 'committees',
    from: '2027',
  };
  const mechanisms = [
    { id: 'm', ...way },
    { id: 'n', ...way },
  ];
  const facts = { ...plannedWater, proposal: { ...plannedWater.proposal, mechanisms } };
  const own = renderSection(draftedSection('sustainability', facts, 's'));
  const section = checkedSection(prose, own, knownFacts(facts), 'maji-1');
  expect(section.needs).toContain('owner: A borehole is dry');
  expect(section.text).toBe(prose);
});

test('sources of any text are in order, apart from each other and inside it', () => {
  fc.assert(
    fc.property(anyFacts, fc.array(invented, { maxLength: 4 }), (facts, parts) => {
      const own = renderSection(draftedSection('impact', facts, 's'));
      const text = checkedText(`${own.text} ${parts.join(' ')}`, own.needs, knownFacts(facts)).text;
      let last = 0;
      for (const { start, end } of sourcesIn(text, own.needs, knownFacts(facts).stated)) {
        expect(start >= last && end > start && end <= text.length).toBe(true);
        last = end;
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});
