import { budgetSum } from '@harambee/domain';
import { applications } from './applications/applications.ts';
import { continued, withCell } from './cells.ts';
import type { Application, PlannedProposal } from './typed-plan.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;

export interface Change {
  id: string;
  describe: string;
  of: Application;
  apply: (application: Application) => Application;
}

type RowsField = 'outcomes' | 'activities' | 'people' | 'risks' | 'budgetLines';
type RowOf<Field extends RowsField> = NonNullable<PlannedProposal[Field]>[number];

/** The same cells in every row of a table. */
const inEachRow =
  <Field extends RowsField>(field: Field, cells: Partial<RowOf<Field>>) =>
  (application: Application): Application =>
    withCell(
      application,
      field,
      (application.proposal[field] ?? []).map((row) => ({ ...row, ...cells })),
    );

const without =
  (field: 'description', words: string) =>
  (application: Application): Application => {
    const kept = application.proposal[field].split('\n\n').filter((paragraph) => !paragraph.includes(words));
    return withCell(application, field, kept.join('\n\n'));
  };

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

function withoutEvaluator(application: Application): Application {
  const { budgetLines = [], indirectCost, people = [] } = application.proposal;
  const lines = budgetLines.filter(({ id }) => id !== 'learning');
  const proposal = {
    ...application.proposal,
    budgetLines: lines,
    requestedAmount: budgetSum(lines, indirectCost).totalCents / 100,
    people: people.filter(({ id }) => id !== 'p-sam'),
    activities: (application.proposal.activities ?? []).map((row) => ({
      ...row,
      budgetLineIds: row.budgetLineIds.filter((id) => id !== 'learning'),
    })),
  };
  return { ...application, proposal };
}

/** Fifteen removals of things a reviewer wants. Each lowers the score, and repeating one changes nothing. */
export const removals: readonly Change[] = [
  {
    id: 'methodology',
    describe: 'all of the methodology but its first sentence',
    of: kenya.planned,
    apply: (a) => withCell(a, 'methodology', firstSentence(a.proposal.methodology)),
  },
  {
    id: 'safeguarding',
    describe: 'inclusion and safeguarding',
    of: bangladesh.planned,
    apply: (a) => withCell(a, 'safeguards', []),
  },
  {
    id: 'causes',
    describe: 'the causes of the problem',
    of: ghana.planned,
    apply: without('description', 'The reasons, as set out by the girls themselves'),
  },
  {
    id: 'track-record',
    describe: 'what the applicant has done before',
    of: peru.planned,
    apply: (a) => withCell(withCell(a, 'trackRecord', []), 'organization.description', ''),
  },
  {
    id: 'indicator-sources',
    describe: 'who counted the baselines',
    of: london.planned,
    apply: inEachRow('outcomes', { baselineSource: '' }),
  },
  {
    id: 'baselines',
    describe: 'baselines with their dates',
    of: kenya.planned,
    apply: inEachRow('outcomes', { baseline: null, baselineDate: '', baselineSource: '' }),
  },
  {
    id: 'responsible',
    describe: 'who is responsible for activities',
    of: ghana.planned,
    apply: inEachRow('activities', { responsible: '' }),
  },
  {
    id: 'months',
    describe: 'when activities happen',
    of: bangladesh.planned,
    apply: inEachRow('activities', { months: [] }),
  },
  {
    id: 'mitigation',
    describe: 'what is done about risks',
    of: london.planned,
    apply: inEachRow('risks', { mitigation: '' }),
  },
  {
    id: 'mechanisms',
    describe: 'what carries the results after the grant',
    of: peru.planned,
    apply: (a) => withCell(a, 'mechanisms', []),
  },
  {
    id: 'evaluation-staff',
    describe: 'the person who evaluates, with the budget line; the sums still agree',
    of: london.planned,
    apply: withoutEvaluator,
  },
  {
    id: 'who-benefits',
    describe: 'whose change it is, in the plan and in the description',
    of: peru.planned,
    apply: (a) => inEachRow('outcomes', { population: '' })(without('description', 'The 640 families')(a)),
  },
  {
    id: 'justifications',
    describe: 'why each budget line costs what it costs',
    of: bangladesh.planned,
    apply: inEachRow('budgetLines', { justification: '' }),
  },
  {
    id: 'need-sources',
    describe: 'who says so, behind the figures of the need',
    of: peru.planned,
    apply: (a) => withCell(a, 'description', a.proposal.description.replaceAll(/ \([^()]*\b20\d\d\)/g, '')),
  },
  {
    id: 'experience',
    describe: 'what the people bring',
    of: ghana.planned,
    apply: inEachRow('people', { brings: '' }),
  },
];

const filler =
  'It is important to note that our comprehensive, integrated and participatory approach is of great importance.';

const again =
  (field: 'description' | 'methodology' | 'team' | 'sustainability' | 'timeline') => (a: Application) =>
    continued(a, field, a.proposal[field]);

/** Additions that say nothing: none of them raises the score. */
export const paddings: readonly Change[] = [
  {
    id: 'need-twice',
    describe: 'the description pasted twice',
    of: ghana.planned,
    apply: again('description'),
  },
  {
    id: 'method-twice',
    describe: 'the methodology pasted twice',
    of: kenya.planned,
    apply: again('methodology'),
  },
  { id: 'team-twice', describe: 'the team pasted twice', of: bangladesh.proseOnly, apply: again('team') },
  {
    id: 'timeline-twice',
    describe: 'the timeline pasted twice',
    of: kenya.proseOnly,
    apply: again('timeline'),
  },
  {
    id: 'filler',
    describe: 'a sentence without a fact, thirty times',
    of: london.planned,
    apply: (a) => continued(a, 'methodology', Array(30).fill(filler).join(' ')),
  },
  {
    id: 'keywords',
    describe: 'the words that a reviewer likes, as a list',
    of: peru.proseOnly,
    apply: (a) =>
      continued(
        a,
        'sustainability',
        'Fees, user fee, association, public budget, county, trained people, partner, policy, income, ownership.',
      ),
  },
  {
    id: 'same-outcome-again',
    describe: 'an outcome as two rows',
    of: kenya.planned,
    apply: (a) => {
      const [first, ...rest] = a.proposal.outcomes ?? [];
      return withCell(a, 'outcomes', first ? [first, { ...first, id: 'access-again' }, ...rest] : []);
    },
  },
  {
    id: 'letters-as-risks',
    describe: 'three risks of one letter each',
    of: ghana.planned,
    apply: (a) =>
      withCell(a, 'risks', [
        ...(a.proposal.risks ?? []),
        ...['a', 'c', 'e'].map((letter) => ({
          id: `r-${letter}`,
          risk: letter,
          likelihood: 'low',
          severity: 'low',
          mitigation: letter,
          owner: letter,
        })),
      ]),
  },
  {
    id: 'objectives-repeated',
    describe: 'the first objective four times more',
    of: bangladesh.proseOnly,
    apply: (a) => {
      const { objectives } = a.proposal;
      return withCell(a, 'objectives', [...objectives, ...Array(4).fill(objectives[0])]);
    },
  },
  {
    id: 'long-reasons',
    describe: 'every reason of the budget with filler behind it',
    of: peru.planned,
    apply: (a) =>
      withCell(
        a,
        'budgetLines',
        (a.proposal.budgetLines ?? []).map((line) => ({
          ...line,
          justification: `${line.justification} ${filler}`,
        })),
      ),
  },
];

/** Changes that make a proposal neither better nor worse: the score stays the same. */
export const equals: readonly Change[] = [
  {
    id: 'source-in-spanish',
    describe: 'sources with Spanish names count as their translations do',
    of: peru.planned,
    apply: (a) =>
      withCell(
        a,
        'description',
        a.proposal.description
          .replaceAll('Dirección Regional Agraria Ayacucho', 'Regional Agricultural Office report')
          .replace('SENAMHI Ayacucho, 2024', 'Meteorological Service report, 2024'),
      ),
  },
  {
    id: 'evaluation-staff-as-personnel',
    describe: 'a monitoring officer under personnel is spent on evaluation all the same',
    of: kenya.planned,
    apply: (a) => withCell(a, 'budgetLines[monitoring].category', 'personnel'),
  },
  {
    id: 'straight-apostrophes',
    describe: 'straight apostrophes in place of curly ones',
    of: london.planned,
    apply: (a) => withCell(a, 'methodology', a.proposal.methodology.replaceAll('’', "'")),
  },
];
