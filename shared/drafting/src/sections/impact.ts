import {
  costPerPerson,
  type DraftContext,
  goalsOf,
  needed,
  type Objective,
} from '../context/draft-context.ts';
import { fact, join, list, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { figureList } from '../context/own-figures.ts';
import { evaluationMatrix, objectiveNeeds } from './evaluation-matrix.ts';

/** Who gains, how each objective is measured, and which goals it serves. */
export function impact(context: DraftContext): SectionContent {
  return {
    paragraphs: [reach(context), soFar(context), ...measures(context), goals(context)],
    tables: evaluationMatrix(context),
  };
}

function reach(context: DraftContext): Paragraph {
  const { choose, people, duration } = context;
  const cost = costPerPerson(context);
  return choose(
    'impact.reach',
    join([
      say`Within ${duration}, ${people} will benefit directly.`,
      cost && say`The cost for each is ${cost}.`,
    ]),
    join([
      say`The change reaches ${people} within ${duration}.`,
      cost && say`Each of them is reached at a cost of ${cost}.`,
    ]),
    join([
      say`By the end of ${duration} the project will have reached ${people}.`,
      cost && say`That is ${cost} per person.`,
    ]),
    join([say`${people} stand to gain within ${duration}.`, cost && say`Per person the cost is ${cost}.`]),
  );
}

/** People the organization has reached before this project, in its own dated figures. */
function soFar({ choose, applicant, organization }: DraftContext): Paragraph {
  const lead = choose(
    'impact.soFar',
    say`Reached by ${applicant} before this project, with unit, day and source:`,
    say`The record of ${applicant} so far, with unit, day and source:`,
    say`Earlier figures of ${applicant}, each with its unit, day and source:`,
  );
  return figureList(
    lead,
    organization.figures.filter(({ isReach }) => isReach),
  );
}

function measures({ choose, objectives }: DraftContext): Paragraph[] {
  if (objectives.length === 0) return [needed('objectives that can be measured')];
  const lead = choose(
    'impact.measures',
    say`Each objective is judged by its own figures:`,
    say`What will be measured, objective by objective:`,
    say`The measures of success are:`,
    say`The result of each objective will be compared with these figures:`,
  );
  const close = choose(
    'impact.close',
    say`Set beside the results, these figures show what was reached and what was not.`,
    say`The same figures allow results and plan to be compared.`,
    say`With them, the result of every objective can be set beside the plan.`,
  );
  return [join([lead, list(objectives.map(measure))], '\n'), close];
}

/** Only what the objective itself says; what it leaves out is asked for, one by one. */
function measure({ ordinal, verb, who, baseline, range, targets, date, path, number }: Objective): Paragraph {
  const figures: Paragraph[] = range
    ? [say`${fact(path, range)}`]
    : [
        ...(baseline ? [say`baseline ${fact(path, baseline)}`] : []),
        ...(targets.length === 1 ? [say`target ${fact(path, targets.join())}`] : []),
        ...(targets.length > 1 ? [say`figures ${fact(path, targets.join(', '))}`] : []),
      ];
  const known = [...figures, ...(date ? [say`date: ${fact(path, date)}`] : [])];
  const elements = { verb, who, baseline, target: targets[0], date };
  const missing = (Object.keys(elements) as (keyof typeof elements)[]).filter((name) => !elements[name]);
  return join([
    say`Objective ${ordinal}${who ? say`, for ${fact(path, who)}` : say``}: ${known.length > 0 ? join(known, '; ') : say`nothing that can be measured yet`}.`,
    ...missing.map((name) => say`${need(objectiveNeeds[name](number))}`),
  ]);
}

function goals(context: DraftContext): Paragraph {
  const goals = goalsOf(context);
  if (!goals) return [];
  return context.choose(
    'impact.goals',
    say`The work contributes to ${goals}.`,
    say`It serves ${goals}.`,
    say`Its results count toward ${goals}.`,
  );
}
