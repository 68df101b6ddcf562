import { readCall } from '../../reading/read-call.ts';
import {
  type CallFixture,
  freshCalls,
  heldOutCalls,
  type ScoredKind,
  scoreCall,
  seenCalls,
} from '../index.ts';
import { foundCallOf } from './found-call-of.ts';

/** Each call is read once for all tests. */
const readings = new Map<CallFixture['pages'], ReturnType<typeof readCall>>();
function readingOf(pages: CallFixture['pages']) {
  const known = readings.get(pages) ?? readCall(pages);
  readings.set(pages, known);
  return known;
}

const kinds: readonly ScoredKind[] = [
  'questions',
  'limits',
  'dates',
  'amounts',
  'eligibility',
  'attachments',
  'criteria',
];
type Kind = ScoredKind | 'names';
interface Figures {
  right: number;
  of: number;
  wrong: number;
}

const plain = (text = '') => text.replaceAll(/[\s*.;:,]+/g, '').toLowerCase();

/** Title, funder and reference: the words, whatever stands between them. */
function namesOf(calls: readonly CallFixture[]): Figures {
  const all = calls.flatMap(({ pages, truth }) => {
    const found = foundCallOf(readingOf(pages));
    return (['title', 'funder', 'reference'] as const).flatMap((name) => {
      if (!truth[name] && !found[name]) return [];
      const isRight = truth[name] !== undefined && plain(found[name]?.text) === plain(truth[name].text);
      return [
        { isWanted: truth[name] !== undefined, isRight, isWrong: found[name] !== undefined && !isRight },
      ];
    });
  });
  return {
    right: all.filter(({ isRight }) => isRight).length,
    of: all.filter(({ isWanted }) => isWanted).length,
    wrong: all.filter(({ isWrong }) => isWrong).length,
  };
}

function figuresOf(calls: readonly CallFixture[]): Record<Kind, Figures> {
  const scores = calls.map((call) => scoreCall(call, foundCallOf(readingOf(call.pages))));
  const sum = (kind: ScoredKind, figure: (score: (typeof scores)[number][ScoredKind]) => number) =>
    scores.reduce((total, score) => total + figure(score[kind]), 0);
  const figures = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        right: sum(kind, ({ right }) => right),
        of: sum(kind, ({ wanted }) => wanted),
        wrong: sum(kind, ({ wrong }) => wrong.length),
      },
    ]),
  ) as Record<ScoredKind, Figures>;
  return { ...figures, names: namesOf(calls) };
}

const percent = ({ right, of }: Figures): number => (right / of) * 100;

function show(title: string, figures: Record<Kind, Figures>): void {
  const lines = Object.entries(figures).map(
    ([kind, one]) =>
      `  ${kind.padEnd(12)} ${String(one.right).padStart(3)} of ${one.of} (${percent(one).toFixed(1)} %), ${one.wrong} wrong`,
  );
  process.stdout.write(`${[title, ...lines].join('\n')}\n`);
}

test('of the calls that the rules were tuned on, nearly all is read rightly', () => {
  const figures = figuresOf(seenCalls);
  show(`${seenCalls.length} seen calls`, figures);
  for (const kind of ['questions', 'limits', 'dates', 'amounts'] as const)
    expect([kind, percent(figures[kind]) >= 97]).toEqual([kind, true]);
  for (const one of Object.values(figures)) expect(percent(one)).toBeGreaterThanOrEqual(90);
});

/**
 * How many were right on 2026-11-24; a change that reads fewer has made something worse. The ten were held out at first,
 * the twelve were measured once before the rules were tuned on them: 97, 57, 8, 20, 39, 26, 31, 17.
 */
const floors: Record<'later' | 'fresh', Record<Kind, number>> = {
  later: {
    questions: 84,
    limits: 63,
    dates: 10,
    amounts: 18,
    eligibility: 45,
    attachments: 28,
    criteria: 16,
    names: 25,
  },
  fresh: {
    questions: 104,
    limits: 74,
    dates: 12,
    amounts: 23,
    eligibility: 54,
    attachments: 44,
    criteria: 35,
    names: 17,
  },
};

test.each([
  ['later', `${heldOutCalls.length} calls that were held out at first`, heldOutCalls],
  ['fresh', `${freshCalls.length} fresh calls`, freshCalls],
] as const)('of the %s calls no fewer are read rightly than before', (name, title, calls) => {
  const figures = figuresOf(calls);
  show(title, figures);
  for (const [kind, floor] of Object.entries(floors[name]))
    expect([kind, figures[kind as Kind].right >= floor]).toEqual([kind, true]);
});

test.each([...seenCalls, ...heldOutCalls, ...freshCalls].map((call) => [call.id, call] as const))(
  '%s: every finding stands beside a line that exists',
  (_id, { pages }) => {
    const { findings, unread } = readingOf(pages);
    expect(findings.length).toBeGreaterThan(3);
    for (const { source } of findings)
      expect(pages[source.page - 1]?.[source.line - 1]?.trim().slice(0, 600)).toBe(source.text);
    const lines = unread.map(({ page, line }) => `${page}:${line}`);
    expect(new Set(lines).size).toBe(lines.length);
  },
);
