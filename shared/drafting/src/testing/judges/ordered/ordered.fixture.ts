import { budgetSum } from '@harambee/domain';
import { applications } from '../applications/applications.ts';
import { emptied, withCell } from '../cells.ts';
import { nonsenses } from '../nonsense.fixture.ts';
import type { Application } from '../typed-plan.ts';
import { mediocre, vague, weak } from './plain.fixture.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
const withoutParagraphs = (text: string, ...words: string[]): string =>
  text
    .split('\n\n')
    .filter((paragraph) => !words.some((word) => paragraph.includes(word)))
    .join('\n\n');

const inEach = (
  application: Application,
  field: 'outcomes' | 'people' | 'budgetLines',
  cells: object,
): Application =>
  withCell(
    application,
    field,
    (application.proposal[field] ?? []).map((row) => ({ ...row, ...cells })),
  );

/** No pilot, no earlier work, no external evaluation. */
function londonUnproven(): Application {
  const bare = inEach(emptied(london.planned, 'trackRecord', 'organization.description'), 'people', {
    brings: '',
  });
  const { methodology, budgetLines = [], activities = [], indirectCost } = bare.proposal;
  const lines = budgetLines.filter(({ id }) => id !== 'review');
  return {
    ...bare,
    proposal: {
      ...bare.proposal,
      methodology: methodology.replace(/ That’s deliberate\. In our pilot of 2024[^.]*\./, ''),
      budgetLines: lines,
      requestedAmount: budgetSum(lines, indirectCost).totalCents / 100,
      activities: activities.map((row) => ({
        ...row,
        budgetLineIds: row.budgetLineIds.filter((id) => id !== 'review'),
      })),
    },
  };
}

/** Targets that cannot be missed, and only hope for sustainability. */
function kenyaTrivial(): Application {
  const { outcomes = [] } = kenya.planned.proposal;
  const near = outcomes.map((row) => ({
    ...row,
    target:
      row.baseline === null || row.baseline === 0
        ? 1
        : row.baseline * (row.direction === 'decrease' ? 0.98 : 1.02),
  }));
  return withCell(
    emptied(withCell(kenya.planned, 'outcomes', near), 'trackRecord', 'assumptions'),
    'mechanisms',
    [
      {
        id: 'm-hope',
        kind: 'local_ownership',
        mechanism: 'The villages will go on',
        carriedBy: 'the villages',
        from: '2029-04',
      },
    ],
  );
}

/** No safeguards, no risks, and a need without a source. */
const bangladeshUnguarded = (): Application =>
  withCell(
    inEach(emptied(bangladesh.planned, 'safeguards', 'risks', 'assumptions', 'trackRecord'), 'budgetLines', {
      justification: 'Needed',
    }),
    'description',
    bangladesh.planned.proposal.description.replaceAll(/ \([^()]*\b20\d\d\)/g, ''),
  );

/** Activities without a method: neither why nor how nor by whom. */
const peruHollow = (): Application => {
  const { description, methodology } = peru.planned.proposal;
  const bare = inEach(
    inEach(
      emptied(
        peru.planned,
        'trackRecord',
        'mechanisms',
        'safeguards',
        'assumptions',
        'organization.description',
      ),
      'people',
      { brings: '' },
    ),
    'outcomes',
    { baselineSource: '', method: 'observation' },
  );
  return withCell(
    withCell(bare, 'methodology', firstSentence(methodology)),
    'description',
    withoutParagraphs(description, 'They hold nothing because', 'The 640 families'),
  );
};

export interface Ranked {
  id: string;
  application: Application;
}

/**
 * From the most to the least convincing, as a programme officer would lay them on the table. Peru: the need with its trend and
 * causes, a trial of its own, somebody from outside, money for afterwards. Ghana: the same, with less money for afterwards.
 * Bangladesh: the best figures, nobody from outside. London: a trial and a review, two outcomes that only count what is
 * delivered. Kenya: a clear plan that nobody from outside looks at. Then four of them with more and more taken away, and
 * proposals that were never better.
 */
export const ranking: readonly Ranked[] = [
  { id: 'peru', application: peru.planned },
  { id: 'ghana', application: ghana.planned },
  { id: 'bangladesh', application: bangladesh.planned },
  { id: 'london', application: london.planned },
  { id: 'kenya', application: kenya.planned },
  { id: 'london without proof that it works', application: londonUnproven() },
  { id: 'kenya with targets that nobody can miss', application: kenyaTrivial() },
  { id: 'bangladesh without sources and protection', application: bangladeshUnguarded() },
  { id: 'peru without method, causes and people', application: peruHollow() },
  { id: 'mediocre', application: mediocre },
  { id: 'weak', application: weak },
  { id: 'vague', application: vague },
  { id: 'praise', application: (nonsenses[7] as (typeof nonsenses)[number]).application },
];
