import {
  formatDay,
  needNote,
  parseBudgetText,
  proposalSectionKeys,
  proposalSections,
  westernDigits,
} from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { builtInDrafter, draftedSection } from './built-in-drafter.ts';
import type { DraftingFacts } from './context/drafter.ts';
import { unsupportedNumerals } from './facts/fact-check.ts';
import { anyFacts, emptyFacts } from './testing/any-facts.ts';
import { propertyRuns } from './testing/property-runs.ts';
import { waterProject } from './testing/water-project.ts';

// Whole documents and many random proposals; slow on a busy machine.
jest.setTimeout(60_000);

async function draft(
  facts: DraftingFacts,
  seed = 'seed',
  done?: GeneratedSection[],
): Promise<GeneratedSection[]> {
  const sections: GeneratedSection[] = [];
  const options = { seed, signal: new AbortController().signal, done };
  for await (const section of builtInDrafter().draft(facts, options)) sections.push(section);
  return sections;
}

const textOf = (sections: GeneratedSection[]) => sections.map(({ text }) => text).join('\n\n');
const section = (sections: GeneratedSection[], key: GeneratedSection['key']) =>
  sections.find((one) => one.key === key) as GeneratedSection;
const numbers = (text: string) =>
  (westernDigits(text).match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map((n) => n.replaceAll(',', ''));

/** Calculated independently of the engine: every number it may compute. */
function computed({ proposal }: DraftingFacts): number[] {
  const { lines, totalCents } = parseBudgetText(proposal.budget);
  const requested = proposal.requestedAmount;
  const steps = proposal.timeline.split(/[\n;；]/).length;
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index);
  return [
    ...upTo(Math.max(proposal.objectives.length, lines.length, steps)),
    ...upTo(100),
    ...lines.map(({ amountCents }) => amountCents / 100),
    totalCents / 100,
    Math.abs(totalCents / 100 - requested),
    Math.round((requested * 100) / proposal.beneficiaries) / 100,
    Math.round(requested / proposal.beneficiaries),
  ];
}

test('every number in the text is a fact or computed from facts', async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, fc.string(), async (facts, seed) => {
      const known = new Set([
        ...numbers(JSON.stringify(facts).replace(/\\[nrtu]/g, ' ')),
        ...numbers(proposalTexts(facts)),
        ...numbers(formatDay(facts.proposal.deadline || '2026-01-01', 'en-GB')),
      ]);
      const values = new Set(computed(facts).map((value) => value.toFixed(2)));
      const sections = await draft(facts, seed);
      for (const number of numbers(textOf(sections))) {
        expect([number, known.has(number) || values.has(Number(number).toFixed(2))]).toEqual([number, true]);
      }
      expect(unsupportedNumerals(sections, facts)).toEqual([]);
    }),
    { numRuns: propertyRuns(80) },
  );
});

function proposalTexts({ proposal, organization }: DraftingFacts): string {
  const { facts = [], ...about } = organization;
  return [proposal, about, ...facts].flatMap((group) => Object.values(group).flat()).join('\n');
}

test("the engine's own wording contains no numbers and no names", async () => {
  const wording = new Set<string>();
  fc.assert(
    fc.property(anyFacts, fc.string(), (facts, seed) => {
      for (const key of proposalSectionKeys) {
        for (const part of draftedSection(key, facts, seed).paragraphs.flat()) {
          if ('text' in part && !('fact' in part)) wording.add(part.text);
        }
      }
    }),
    { numRuns: propertyRuns(100) },
  );
  const words = [...wording].join('\n');
  expect(words).not.toMatch(/\p{N}/u);
  // Capitals only at the beginning of a sentence and in section names.
  const names = words.match(/(?<=[\p{Ll},;] )\p{Lu}\p{L}*/gu) ?? [];
  expect(
    [...new Set(names)].filter((name) => !Object.values(proposalSections).includes(name as 'Impact')),
  ).toEqual([]);
});

test('there are always eight sections in order, each with its title, and never an error', async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, async (facts) => {
      const sections = await draft(facts);
      expect(sections.map(({ key }) => key)).toEqual(proposalSectionKeys);
      expect(sections.map(({ title }) => title)).toEqual(Object.values(proposalSections));
      for (const { text } of sections) expect(text).not.toBe('');
    }),
  );
});

test('a need is listed if and only if the text has its note', async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, async (facts) => {
      for (const { text: prose, needs, tables = [] } of await draft(facts)) {
        const cells = tables.flatMap(({ rows }) => rows.flat()).map((cell) => cell.text);
        const text = [prose, ...cells].join('\n');
        for (const what of needs) expect(text).toContain(needNote(what));
        const unlisted = needs.reduce((rest, what) => rest.replaceAll(needNote(what), ''), text);
        expect(unlisted).not.toContain('[needs:');
        expect(new Set(needs).size).toBe(needs.length);
      }
    }),
  );
});

test('the same seed gives the same text, another seed the same facts in other words', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyFacts,
      fc.uniqueArray(fc.string({ minLength: 4 }), { minLength: 2, maxLength: 2 }),
      async (facts, [a, b]) => {
        const first = textOf(await draft(facts, a));
        expect(textOf(await draft(facts, a))).toBe(first);
        expect(textOf(await draft(facts, b))).not.toBe(first);
      },
    ),
    { numRuns: propertyRuns(20) },
  );
});

test('a resumed draft continues where it stopped, in the same words', async () => {
  const whole = await draft(waterProject);
  expect(await draft(waterProject, 'seed', whole.slice(0, 3))).toEqual(whole.slice(3));
  expect(await draft(waterProject, 'seed', whole)).toEqual([]);
});

test('stops when asked to', async () => {
  const controller = new AbortController();
  const sections = builtInDrafter().draft(waterProject, { seed: 'seed', signal: controller.signal });
  const iterator = sections[Symbol.asyncIterator]();
  await iterator.next();
  controller.abort(new Error('the lease is lost'));
  await expect(iterator.next()).rejects.toThrow('the lease is lost');
});

test('a realistic application becomes sections of 25 to 400 words in its own words', async () => {
  const sections = await draft(waterProject);
  for (const { words, title } of sections)
    expect([title, words >= 25 && words <= 400]).toEqual([title, true]);
  for (const sentence of [
    'Women and girls in eleven villages of Loima walk 6.4 kilometres a day',
    'the driller only for metres that give water.',
    'Wanjiru Achieng, project manager (full-time)',
    'The county government has agreed in writing',
  ]) {
    expect(textOf(sections)).toContain(sentence);
  }
});

test('the budget is added up, and a difference from the request is named', async () => {
  const { text } = section(await draft(waterProject), 'budget');
  expect(text).toContain('• Drilling of four boreholes: $34,000 (4 x $8,500)');
  expect(text).toContain('Total: $86,400');
  const short = { ...waterProject, proposal: { ...waterProject.proposal, requestedAmount: 90_000 } };
  expect(section(await draft(short), 'budget').needs).toEqual([
    'budget lines that sum to the request; they are $3,600 below it',
  ]);
});

test('without a plan, objectives are quoted as written, and missing indicators are asked for once', async () => {
  const objectives = ['Train 22 mechanics by June 2027', 'Improve health'];
  const proposal = { ...waterProject.proposal, objectives, methodology: 'We train people.', timeline: '' };
  const sections = await draft({ ...waterProject, proposal });
  expect(section(sections, 'project_description').text).toContain(
    '• Objective 1: Train 22 mechanics by June 2027.',
  );
  expect(section(sections, 'impact').needs).toEqual([
    'what is counted for each objective, with baseline, target, date, method and who measures it',
  ]);
});

test("the newest of each of the organization's figures is in its section, with unit, day and source", async () => {
  const figure = {
    name: 'People reached',
    value: 6_140,
    unit: 'people',
    date: '2025-12-31',
    source: 'annual report',
  };
  const staff = { name: 'Staff', value: 23.5, unit: 'people', date: '2026-01-05', source: 'payroll' };
  const older = { ...figure, name: 'people reached', value: 4_321, date: '2024-12-31' };
  const facts = {
    ...waterProject,
    organization: { ...waterProject.organization, facts: [older, figure, staff] },
  };
  const sections = await draft(facts);
  const reached = 'People reached numbered 6,140 on 31 December 2025 (annual report).';
  const employed = 'Staff stood at 23.5 people on 5 January 2026 (payroll).';
  expect(section(sections, 'impact').text).toContain(reached);
  expect(section(sections, 'team').text).toContain(employed);
  expect(textOf(sections).split(reached)).toHaveLength(2);
  expect(textOf(sections).split(employed)).toHaveLength(2);
  expect(textOf(sections)).not.toContain('4,321');
  expect(unsupportedNumerals(sections, facts)).toEqual([]);
});

test('figures have all their digits, and there are at most five of a kind', async () => {
  const figure = { value: 0.12345, unit: 'wells', date: '2025-12-31', source: 'report' };
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...figure,
    name: `Kind ${'x'.repeat(index + 1)}`,
  }));
  const facts = { ...waterProject, organization: { ...waterProject.organization, facts: many } };
  const { text } = section(await draft(facts), 'team');
  expect(text.match(/stood at 0\.12345 wells/g)).toHaveLength(5);
});

test('every section of an empty draft says what is missing', async () => {
  for (const { needs } of await draft(emptyFacts)) expect(needs.length).toBeGreaterThan(0);
});

test('a note typed by a person does not count as one of ours', async () => {
  const facts = {
    ...waterProject,
    proposal: { ...waterProject.proposal, team: 'Anna, manager, full-time, 12 wells. [needs: a raise]' },
  };
  const team = section(await draft(facts), 'team');
  expect(team.needs).toEqual([]);
  expect(team.text).toContain('(needs: a raise)');
});

test('control characters never reach the text, and typed markup stays text', async () => {
  const facts = {
    ...waterProject,
    proposal: { ...waterProject.proposal, team: 'A\u0000nna\u0007 <b>x</b>\u202e **y**' },
  };
  const { text } = section(await draft(facts), 'team');
  expect(text).toContain('A nna <b>x</b> **y**');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there.
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test('Swahili, Arabic and Chinese are read and quoted as written', async () => {
  const objectives = [
    'Kuongeza kaya zenye maji safi kutoka 29% hadi 85% ifikapo Desemba 2027',
    'رفع نسبة الأسر من ٢٩٪ إلى ٨٥٪ بحلول 2027',
    '将安全饮水率从29%提高到85%，2027年12月',
  ];
  const proposal = {
    ...waterProject.proposal,
    objectives,
    methodology: '我们先做基线调查。每月监测一次，由项目经理负责。',
  };
  const sections = await draft({ ...waterProject, proposal });
  expect(section(sections, 'methodology').text).toContain('我们先做基线调查。每月监测一次，由项目经理负责。');
  expect(textOf(sections)).toContain('من ٢٩٪ إلى ٨٥٪');
});

test('fields of 20,000 characters are drafted in time', async () => {
  const long = 'Maji safi ni uhai, 12 visima. '.repeat(667).slice(0, 20_000);
  const proposal = {
    ...waterProject.proposal,
    description: long,
    methodology: long,
    budget: long,
    timeline: long,
    team: long,
    sustainability: long,
  };
  // CPU time, because wall time is longer on a busy machine.
  const before = process.cpuUsage();
  expect(await draft({ ...waterProject, proposal })).toHaveLength(8);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
