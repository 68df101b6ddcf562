import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyFacts } from '../testing/any-facts.ts';
import { waterProject } from '../testing/water-project.ts';
import { parseEvaluation } from './evaluation-text.ts';
import { parseRisks } from './risk-text.ts';
import { parseTeam } from './team-text.ts';
import { parseTimeline } from './timeline-text.ts';

describe('a team', () => {
  const read = (text: string) => parseTeam(text).map(({ name, role, time }) => [name, role, time]);

  test('in sentences', () => {
    expect(read(waterProject.proposal.team)).toEqual([
      ['Wanjiru Achieng', 'project manager', 'full-time'],
      ['Peter Ekai', 'hydrogeologist', 'four months'],
      ['Grace Nakiru', 'monitoring officer', '50%'],
    ]);
  });

  test.each([
    [
      'Amina Odhiambo, engineer; Juma Baraka, coordinator',
      [
        ['Amina Odhiambo', 'engineer'],
        ['Juma Baraka', 'coordinator'],
      ],
    ],
    ['Project manager: Jane Doe (50%)', [['Jane Doe', 'Project manager', '50%']]],
    ['Nurse – Mary Wanjiku, full-time', [['Mary Wanjiku', 'Nurse', 'full-time']]],
    [
      '- Dr. Jane Doe is the project manager and gives 50% of her time.',
      [['Dr. Jane Doe', 'project manager', '50% of her time']],
    ],
    ['* Ali bin Said (driver, part-time)', [['Ali bin Said', 'driver', 'part-time']]],
    ['Name | Role | Time\nTom Ole | Driver | 20%', [['Tom Ole', 'Driver', '20%']]],
    ['2 field officers (50% each)', [[undefined, '2 field officers', '50% each']]],
    [
      '王小红，项目经理（全职）；李明，护士（兼职）',
      [
        ['王小红', '项目经理', '全职'],
        ['李明', '护士', '兼职'],
      ],
    ],
    ['سمر أحمد، مديرة المشروع (دوام كامل)', [['سمر أحمد', 'مديرة المشروع', 'دوام كامل']]],
    ['Mwalimu Juma Hassan, mratibu (muda wote)', [['Mwalimu Juma Hassan', 'mratibu', 'muda wote']]],
    ['We are people who love their work.', []],
    ['', []],
  ] as [string, (string | undefined)[][]][])('%s', (text, members) => {
    expect(read(text)).toEqual(members.map(([name, role, time]) => [name, role, time]));
  });
});

describe('risks', () => {
  test.each([
    [
      'The main risk is a dry borehole; we keep a reserve site.',
      [['a dry borehole', 'we keep a reserve site', undefined]],
    ],
    ['Risk: drought. Mitigation: reserve wells. Owner: engineer', [['drought', 'reserve wells', 'engineer']]],
    [
      'Risks include drought, theft and inflation. We keep a reserve.',
      [
        ['drought', 'We keep a reserve', undefined],
        ['theft', 'We keep a reserve', undefined],
        ['inflation', 'We keep a reserve', undefined],
      ],
    ],
    [
      'If the rains fail, the agronomist distributes seed.',
      [['the rains fail', 'the agronomist distributes seed', 'agronomist']],
    ],
    [
      'Risk | Mitigation | Owner\nFlood | Higher platforms | Site engineer',
      [['Flood', 'Higher platforms', 'Site engineer']],
    ],
    ['There is a risk of low turnout.', [['low turnout', undefined, undefined]]],
    ['Hatari kuu ni ukame; tutachimba visima zaidi.', [['ukame', 'tutachimba visima zaidi', undefined]]],
    ['主要风险是干旱；我们准备备用井。', [['干旱', '我们准备备用井', undefined]]],
    ['We drill wells.', []],
  ] as [string, (string | undefined)[][]][])('%s', (text, risks) => {
    expect(parseRisks(text).map(({ risk, mitigation, owner }) => [risk, mitigation, owner])).toEqual(risks);
  });
});

describe('how results are measured', () => {
  test.each([
    [
      waterProject.proposal.methodology,
      [
        'health records; household survey',
        'every month; after twelve and eighteen months',
        'monitoring officer',
      ],
    ],
    ['Teachers keep an attendance register every day.', ['attendance register', 'every day', 'Teachers']],
    ['每月监测一次，由项目经理负责。', ['每月监测', '每月', '项目经理']],
    ['We measure the change.', ['We measure the change', undefined, undefined]],
  ] as [string, (string | undefined)[]][])('%s', (text, measured) => {
    expect(parseEvaluation(text).map(({ method, frequency, owner }) => [method, frequency, owner])).toEqual([
      measured,
    ]);
  });

  test('a text without it has none', () => {
    expect(parseEvaluation('We drill and build.')).toEqual([]);
  });
});

test('whatever was typed, the results are parts of it, and repeating the text adds nothing', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('\n', '\n\n'), ({ proposal }, joint) => {
      for (const text of [proposal.team, proposal.timeline, proposal.sustainability]) {
        const plain = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
        const flat = plain.replace(/\s+/g, ' ');
        const read = (typed: string) => [
          ...parseTeam(typed).flatMap(({ name, role, time }) => [name, role, time]),
          ...parseRisks(typed).flatMap(({ risk, mitigation, owner }) => [risk, mitigation, owner]),
          ...parseTimeline(typed).flatMap(({ activity, owner }) => [activity, owner]),
          ...parseEvaluation(typed).flatMap(({ frequency, owner }) => [
            ...(frequency?.split('; ') ?? []),
            owner,
          ]),
        ];
        const found = read(plain);
        for (const part of found) if (part) expect(flat).toContain(part.replace(/\s+/g, ' '));
        expect(read(`${plain}${joint}${plain}`)).toEqual(found);
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('endless texts are read in time', () => {
  const started = performance.now();
  for (const piece of [
    'a ',
    'Anna Bell, ',
    'risk of (',
    'If not, ',
    'Month 1 - ',
    '| x ',
    'survey and ',
    'the manager the ',
    '((((',
    'Aa-',
  ]) {
    const text = piece.repeat(20_000 / piece.length);
    for (const variant of [text, text.replaceAll(' ', '\n')]) {
      parseTeam(variant);
      parseRisks(variant);
      parseTimeline(variant, ['Anna Bell']);
      parseEvaluation(variant);
    }
  }
  expect(performance.now() - started).toBeLessThan(8_000);
});
