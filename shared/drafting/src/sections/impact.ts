import { type DraftContext, goalsOf, needed } from '../context/draft-context.ts';
import { cellPath } from '../context/draft-plan.ts';
import {
  enumeratedClearly,
  fact,
  join,
  need,
  type Paragraph,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { figureSentences } from '../context/own-figures.ts';
import { countInWords, upperFirst } from '../reading/grammar.ts';
import { asPerson } from '../reading/parties.ts';
import { evaluationMatrix } from './evaluation-matrix.ts';
import { changeInWords, type OutcomeGroup, outcomeGroups, outcomeNumber } from './outcome-words.ts';

/** What the impact section may lack, in the words of the notes. */
export const impactNeeds = {
  outcomes: 'what is counted for each objective, with baseline, target, date, method and who measures it',
} as const;

/** What changes for whom, in dated figures; who measures it and how; and the goals it serves. */
export function impact(context: DraftContext): SectionContent {
  const groups = outcomeGroups(context.plan.outcomes);
  return {
    paragraphs: [
      ...groups.map((group) => change(group)),
      groups.length > 0 ? measuring(context) : open(context),
      soFar(context),
      goals(context),
    ],
    tables: evaluationMatrix(context),
  };
}

/** People the organization has reached before this project, in its own dated figures. */
const soFar = ({ organization }: DraftContext): Paragraph =>
  figureSentences(organization.figures.filter(({ isReach }) => isReach));

/** One outcome: each of its indicators in a sentence. */
function change({ number, rows }: OutcomeGroup): Paragraph {
  const sentences = rows.map((row): Paragraph => [...capitalized(changeInWords(row)), { text: '.' }]);
  return join([say`Outcome ${outcomeNumber(number)}:`, ...sentences]);
}

/** The clause as a separate sentence. */
const capitalized = ([first, ...rest]: Paragraph): Paragraph =>
  first && 'text' in first
    ? [{ ...first, text: upperFirst(first.text) }, ...rest]
    : first
      ? [first, ...rest]
      : [];

/** Who measures what; the matrix says how and how often, once for each indicator. */
function measuring({ choose, plan }: DraftContext): Paragraph {
  const named = [...new Map(plan.outcomes.map((row) => [row.responsible.toLowerCase(), row])).values()]
    .filter(({ responsible }) => responsible !== '')
    .map(
      ({ place, responsible }): Paragraph => [
        fact(cellPath('outcomes', place, 'responsible'), asPerson(responsible, plan.people)),
      ],
    );
  if (named.length === 0) return [];
  return choose(
    'impact.measuring',
    say`These figures are measured by ${enumeratedClearly(named)}.`,
    say`Measuring these figures is the task of ${enumeratedClearly(named)}.`,
    say`What is reached is measured by ${enumeratedClearly(named)}.`,
  );
}

/** Without a plan the description has the objectives, and missing indicators are asked for. */
const open = ({ objectives, people, benefit, measuring }: DraftContext): Paragraph =>
  objectives.length === 0
    ? needed('objectives that can be measured')
    : join([
        say`${people} ${benefit} directly.`,
        objectives.length === 1
          ? say`What is reached is compared with the objective.`
          : say`What is reached is compared with each of the ${fact('computed.outcomes', countInWords(objectives.length))} objectives.`,
        !measuring.method && say`${need(impactNeeds.outcomes)}`,
      ]);

function goals(context: DraftContext): Paragraph {
  const goals = goalsOf(context);
  if (!goals) return [];
  return context.choose(
    'impact.goals',
    say`The work contributes to ${goals}.`,
    say`The project serves ${goals}.`,
    say`The results count toward ${goals}.`,
  );
}
