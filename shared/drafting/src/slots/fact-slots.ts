import type { ProposalSectionKey } from '@harambee/domain';
import { costPerPerson, type DraftContext, draftContext } from '../context/draft-context.ts';
import { cellPath } from '../context/draft-plan.ts';
import { fact, type Paragraph, type Part, say, traced } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { lowerFirst, upperFirst } from '../reading/grammar.ts';
import { statementsOf } from '../reading/pieces.ts';
import { asSentence } from '../reading/plain-text.ts';
import { about, contact } from '../sections/organization-words.ts';
import { changeInWords } from '../sections/outcome-words.ts';
import { withReached } from '../sections/team.ts';
import { isForeignOrder } from './instructions.ts';
import { numbersOutsideSlots } from './quantities.ts';
import type { Slot } from './slot.ts';

type Unnumbered = Omit<Slot, 'id'>;

/** A text with more figures than these is a table; the engine prints it. */
const mostSlots = 150;

/**
 * The facts of a proposal as slots, each with the section where it belongs (DRAFT-20): F1, F2 … in reading order. What
 * tells a program what to do, in whatever field it stands, is no fact.
 */
export function factSlots(facts: DraftingFacts): Slot[] {
  const context = draftContext(facts, '');
  const found = [
    ...frame(context),
    ...statements(context),
    ...changes(context),
    ...people(context),
    ...earlier(context),
    ...later(context),
    ...cells(context),
    ...whoAsks(context),
  ];
  return found
    .filter(({ value, isClosing }) => value !== '' && (isClosing || !isForeignOrder(value)))
    .slice(0, mostSlots)
    .map((slot, index) => ({ id: `F${index + 1}`, ...slot }));
}

/** A slot of parts as the engine writes them; none where a fact is missing. */
function slotOf(
  kind: Slot['kind'],
  subject: string,
  value: Part | Paragraph | undefined,
  section?: ProposalSectionKey,
): Unnumbered[] {
  const parts = value ? [value].flat() : [];
  if (parts.length === 0 || parts.some((part) => 'need' in part)) return [];
  const { text, sources } = traced(parts);
  return [{ kind, subject, value: text, sources, ...(section && { section }) }];
}

/** What every proposal has: who asks, for how much, for whom, how long and from when. */
function frame(context: DraftContext): Unnumbered[] {
  const { applicant, title, requested, people: reach, duration, span, organization, months } = context;
  const summary = 'executive_summary';
  return [
    ...slotOf('organization', 'the applicant', applicant, summary),
    ...slotOf('title', 'the title of the project', title),
    ...slotOf('money', 'the amount requested from the funder', requested, summary),
    ...slotOf('count', 'the people who benefit', reach, summary),
    ...slotOf('duration', 'the length of the project', months > 0 ? duration : undefined, summary),
    ...slotOf('date', 'the first and the last month of the project', span),
    ...slotOf('money', 'the cost for each person who benefits', costPerPerson(context)),
    ...slotOf(
      'place',
      'where the applicant works from',
      organization.location ? fact('organization.location', organization.location) : undefined,
      'team',
    ),
    ...organization.figures.flatMap(({ statement, isReach }) =>
      slotOf('statement', 'a figure of the applicant', statement, isReach ? 'impact' : 'team'),
    ),
  ];
}

/** Legal form, registration, year and place in one sentence; and whom to call, which is for the funder alone. */
const whoAsks = (context: DraftContext): Unnumbered[] => [
  ...slotOf('statement', 'who the applicant is', about(context)[0], 'team'),
  ...slotOf('statement', 'whom to ask', contact(context), 'team').map((slot) => ({
    ...slot,
    isClosing: true,
  })),
];

const sectionOfField = {
  description: 'project_description',
  methodology: 'methodology',
  sustainability: 'sustainability',
  team: 'team',
} as const;

/** Sentences of the form that state figures: each is said whole, or not at all. */
function statements({ ownText, objectives }: DraftContext): Unnumbered[] {
  const fields = Object.entries(sectionOfField) as [keyof typeof sectionOfField, ProposalSectionKey][];
  return [
    ...fields.flatMap(([field, section]) =>
      statementsOf(ownText(field))
        .filter(statesNumber)
        .flatMap((sentence) =>
          slotOf(
            'statement',
            'in the words of the applicant',
            fact(`proposal.${field}`, asSentence(sentence)),
            section,
          ),
        ),
    ),
    ...objectives
      .filter(({ text }) => statesNumber(text))
      .flatMap(({ part }) => slotOf('statement', 'an objective', part, 'project_description')),
  ];
}

const statesNumber = (text: string): boolean => !numbersOutsideSlots(text, '').next().done;

/** What changes, each from its baseline to its target in one phrase; the verb is the writer's. */
function changes({ plan }: DraftContext): Unnumbered[] {
  return plan.outcomes.flatMap((row) => {
    if (row.indicator === '') return [];
    const about = row.population ? `${row.indicator} (${row.population})` : row.indicator;
    const [, ...figures] = changeInWords(row);
    return slotOf('change', about, withoutVerb(figures), 'impact');
  });
}

const verb = /^\s*(?:rises?|falls?|goe?s?|stays?(?: at)?|reach(?:es)?)\s+/u;

/** "from 3.5 hours to 1 hour" of " falls from 3.5 hours to 1 hour". */
function withoutVerb(parts: Paragraph): Paragraph {
  const first = parts.findIndex((part) => !('text' in part) || 'fact' in part);
  const wording = traced(parts.slice(0, first)).text.replace(verb, '');
  return [...(wording === '' ? [] : [{ text: wording }]), ...parts.slice(first)];
}

/** Who does the work, with what share of their time. */
function people({ plan }: DraftContext): Unnumbered[] {
  return plan.people.flatMap(({ place, name, post, share }) => {
    const path = (column: string) => cellPath('people', place, column);
    const who = name || post;
    return [
      ...slotOf(
        'person',
        post ? `the ${lowerFirst(post)}` : 'a person of the team',
        name ? fact(path('name'), name) : undefined,
        'team',
      ),
      ...slotOf(
        'share',
        `the time of ${who}${name && post ? `, the ${lowerFirst(post)}` : ''}`,
        share === null ? undefined : say`${fact(path('share'), `${share}%`)} of full time`,
        'team',
      ),
    ];
  });
}

/** What came of earlier projects, as whole sentences: nobody can join a result to another project. */
function earlier({ plan, within }: DraftContext): Unnumbered[] {
  return plan.trackRecord.flatMap((row) => {
    const { place, project, result } = row;
    if (project === '' || result === '') return [];
    const path = (column: string) => cellPath('trackRecord', place, column);
    const name = withReached(fact(path('project'), `“${project}”`), row);
    const told = say`In ${name}, ${fact(path('result'), within(result.replace(/\.$/, '')))}.`;
    return slotOf('statement', 'an earlier project of the applicant', told, 'team');
  });
}

/** Who carries the work on. */
const later = ({ plan }: DraftContext): Unnumbered[] =>
  plan.mechanisms.flatMap(({ place, carriedBy, mechanism }) =>
    slotOf(
      'organization',
      `who carries on: ${mechanism}`,
      carriedBy === '' ? undefined : fact(cellPath('mechanisms', place, 'carriedBy'), carriedBy),
      'sustainability',
    ),
  );

const cellsWithPhrases = [
  ['activities', 'activity', 'methodology'],
  ['risks', 'mitigation', 'methodology'],
  ['risks', 'risk', 'methodology'],
  ['safeguards', 'measure', 'methodology'],
  ['mechanisms', 'mechanism', 'sustainability'],
  ['people', 'brings', 'team'],
] as const;

/** Cells of the plan that state figures, as one phrase each. */
function cells({ plan }: DraftContext): Unnumbered[] {
  return cellsWithPhrases.flatMap(([table, column, section]) =>
    plan[table].flatMap((row) => {
      const text = String((row as unknown as Record<string, unknown>)[column] ?? '');
      if (!statesNumber(text)) return [];
      const path = cellPath(table, row.place, column);
      // More than one sentence stands alone; one phrase can be a part of another.
      return /[.!?]\s/.test(text)
        ? slotOf('statement', `in the plan: ${column}`, fact(path, asSentence(upperFirst(text))), section)
        : slotOf('phrase', `in the plan: ${column}`, fact(path, lowerFirst(text)), section);
    }),
  );
}
