import { sharedTopics, topicWords } from '../reading/shared-words.ts';
import { type Assessed, type Loss, lost, type Signal, shortened } from './loss.ts';
import { stepNeeds } from './need-words.ts';
import { says, statements } from './worth.ts';

/** A step of the work, from a row of the plan or from a line of the timeline. */
interface Step {
  text: string;
  name: string;
  /** What it leads to, in words. */
  aim: string;
  isDated: boolean;
  to: number;
  owner: boolean;
}

function stepsOf({ context, facts: { proposal } }: Assessed): Step[] {
  const rows = proposal.activities;
  if (rows.length === 0)
    return context.phases
      .filter(({ activity }) => says(activity))
      .map(({ text, activity, isDated, to = 0, owner }) => ({
        text,
        name: activity,
        aim: '',
        isDated,
        to,
        owner: owner !== undefined,
      }));
  const outcomes = new Map(proposal.outcomes.map((row) => [row.id, `${row.indicator} ${row.unit}`]));
  return rows
    .filter(({ activity }) => says(activity))
    .map(({ activity, responsible, months, outcomeIds }) => ({
      text: activity,
      name: activity,
      aim: outcomeIds.map((id) => outcomes.get(id) ?? '').join(' '),
      isDated: months.length > 0,
      to: Math.max(0, ...months.map(({ to }) => to)),
      owner: says(responsible),
    }));
}

/** 8: each step has months inside the duration (3), somebody who does it (3), and each objective has a step (2). */
export function plannedActivities(assessed: Assessed): Signal {
  const outOf = 8;
  const { aims, context } = assessed;
  const isPlanned = assessed.facts.proposal.activities.length > 0;
  const at = { section: 'timeline', field: isPlanned ? 'activities' : 'timeline' } as const;
  const steps = stepsOf(assessed);
  const share = 3 / steps.length;
  const losses = steps.flatMap(({ text, name, isDated, to, owner }) =>
    lost(
      !isDated && {
        key: `months of ${text}`,
        gain: share,
        what: `Give the months of “${shortened(name)}”`,
        kind: 'Give the months of each step',
        ...at,
        words: text,
      },
      isDated &&
        to > context.months && {
          key: `end of ${text}`,
          gain: share,
          what: `Let “${shortened(name)}” end within the project`,
          kind: 'Let each step end within the project',
          ...at,
          words: text,
        },
      !owner && {
        key: `owner of ${text}`,
        gain: share,
        what: `Say who does “${shortened(name)}”`,
        kind: 'Say who does each step',
        ...at,
        words: text,
        note: stepNeeds.owner,
      },
    ),
  );
  const idle = aims.filter(({ hasActivity }) => !hasActivity);
  const none: Loss = {
    key: 'phases',
    gain: outOf,
    what: 'List the steps of the work with their months and who does each',
    ...at,
    note: 'the phases of the work, with their months',
  };
  const links = idle.map(
    ({ number }): Loss => ({
      key: `activity of objective ${number}`,
      gain: 2 / aims.length,
      what: `Name in the timeline the step that serves objective ${number}`,
      kind: 'Name in the timeline the step that serves each objective',
      section: 'impact',
      words: `Objective ${number}`,
      field: at.field,
    }),
  );
  return {
    key: 'activities',
    label: 'Activities with months and owner',
    outOf,
    aspect: 'complete',
    losses: steps.length > 0 ? [...losses, ...links] : [none],
  };
}

/** 10: how each step is done (7, as a share of the steps), and three statements of the method that speak of the work (3). */
export function statedMethod(assessed: Assessed): Signal {
  const steps = stepsOf(assessed);
  const told = statements(assessed.context.ownText('methodology')).map((sentence) => topicWords(sentence));
  const topics = steps.map(({ name, aim }) => topicWords(`${name} ${aim}`));
  const unstated = steps.filter(
    (_, place) => !told.some((words) => sharedTopics(words, topics[place] as Set<string>) > 0),
  );
  const ofWork = new Set(
    [...topics, ...assessed.aims.map(({ name }) => topicWords(name))].flatMap((words) => [...words]),
  );
  const relevant = told.filter((words) => sharedTopics(words, ofWork) > 0);
  const at = { section: 'methodology', field: 'methodology' } as const;
  return {
    key: 'method',
    label: 'Method of each activity',
    outOf: 10,
    aspect: 'content',
    losses: lost(
      ...unstated.map(
        ({ name }): Loss => ({
          key: `method of ${name}`,
          gain: 7 / steps.length,
          what: `Say how “${shortened(name)}” is done`,
          kind: 'Say how each step is done',
          ...at,
        }),
      ),
      steps.length === 0 && {
        key: 'phases',
        gain: 7,
        what: 'List the steps of the work with their months and who does each',
        ...at,
        field: 'timeline',
      },
      relevant.length < 3 && {
        key: 'method statements',
        gain: 3 - relevant.length,
        what: 'Tell how the work is done: who does what, with whom, in which order, and why this way',
        ...at,
      },
    ),
  };
}
