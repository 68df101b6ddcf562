import type { DraftingFacts } from '@harambee/drafting';
import {
  assignedSlots,
  type CheckOptions,
  factSlots,
  filledText,
  knownWords,
  type Slot,
  sectionAnswer,
  slotsById,
} from '@harambee/drafting/slots';
import { applications, goodProjects, injections, mutants, vagueTexts } from '@harambee/drafting/testing';
import { isEnglishWord } from './english-words.ts';
import { checkOptions } from './model-section.ts';
import { sentenceOf } from './testing/writing-model.ts';

const optionsOf = ({ project, slots }: (typeof goodProjects)[number]): CheckOptions => ({
  slots: slotsById(slots),
  names: {
    words: knownWords([project, ...slots.flatMap(({ subject, value }) => [subject, value])]),
    isCommonWord: isEnglishWord,
  },
});

const sections = goodProjects.flatMap((project) =>
  project.texts.map((text) => ({ text, facts: project.slots as Slot[], options: optionsOf(project) })),
);

const usual = 1_000;
const all = 10_000;

test('fifty good sections: at most one false finding in each, and four in all', () => {
  const findings = sections.map(
    ({ text, options }) => filledText(text, options).refused.flatMap((refused) => refused.findings).length,
  );
  expect(findings).toHaveLength(50);
  expect(Math.max(...findings)).toBe(1);
  expect(findings.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(4);
});

test('a good section comes out with every fact filled, and its sources are exact', () => {
  for (const { text, facts, options } of sections) {
    const filled = filledText(text, options);
    expect(filled.text).not.toMatch(/[{}]/);
    const values = new Map(facts.map(({ id, value }) => [`proposal.${id}`, value]));
    for (const { start, end, fact } of filled.sources)
      expect(filled.text.slice(start, end).toLowerCase()).toBe(values.get(fact)?.toLowerCase());
  }
});

test('facts that are swapped, shifted, rounded, hedged or given another unit: none passes', () => {
  const passed: string[] = [];
  for (const { kind, text, sentence, section } of mutants(sections, process.env.LONG ? all : usual)) {
    const { facts, options } = sections[section] as (typeof sections)[number];
    const { refused } = filledText(text, options);
    if (refused.some((one) => one.sentence === sentence)) continue;
    // A phrase that names what it counts states a fact wherever it stands: "eight boreholes".
    const isOwn = ['swap', 'replace'].includes(kind) && namesItself(sentence, facts);
    if (!isOwn) passed.push(`${kind}: ${sentence}`);
  }
  expect(passed).toEqual([]);
});

const namesItself = (sentence: string, facts: readonly Slot[]): boolean =>
  facts.some(
    ({ id, kind, value }) => sentence.includes(`{{${id}}}`) && kind === 'count' && /\p{L}{3}/u.test(value),
  );

test('an order to a reader or a program never stays, wherever it stands', () => {
  for (const injection of injections) {
    for (const { text, options } of sections.filter((_, index) => index % 10 === 0)) {
      const sentences = text.split(/(?<=[.!?])\s+/);
      for (const at of [0, Math.floor(sentences.length / 2), sentences.length]) {
        const attacked = sentences.toSpliced(at, 0, injection).join(' ');
        const { text: filled } = filledText(attacked, options);
        for (const part of injection.split(/(?<=[.!?])\s+/)) expect(filled).not.toContain(part);
      }
    }
  }
});

test('a text without a fact never takes the place of a section with facts', () => {
  for (const { planned } of Object.values(applications) as unknown as { planned: DraftingFacts }[]) {
    const slots = factSlots(planned);
    const assigned = assignedSlots(slots);
    for (const key of ['executive_summary', 'project_description', 'impact', 'team'] as const)
      for (const text of vagueTexts)
        expect(sectionAnswer(text, key, assigned.get(key) ?? [], checkOptions(planned, slots)).isVague).toBe(
          true,
        );
  }
});

test('every fact of the five applications can be said by the rules', () => {
  const planned = Object.values(applications) as unknown as { planned: DraftingFacts }[];
  for (const { planned: facts } of planned) {
    const slots = factSlots(facts);
    for (const { id, kind, subject } of slots) {
      const sentence = sentenceOf({ slot: `{{${id}}}`, kind, states: subject }) ?? '';
      expect(filledText(sentence, checkOptions(facts, slots)).refused).toEqual([]);
    }
    expect(slots.length).toBeGreaterThan(20);
  }
});
