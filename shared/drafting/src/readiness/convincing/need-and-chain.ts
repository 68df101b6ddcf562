import { sharedTopics, topicWords } from '../../reading/shared-words.ts';
import type { Assessed } from '../loss.ts';
import { cause, countedFigures, sourceYears } from '../need-signals.ts';
import { says, statements } from '../worth.ts';
import { type Criterion, criterion, part, shareOf, stating, steps } from './criterion.ts';

/** What sets a figure beside another: an earlier time, another place, a whole. */
const compares =
  /\b(?:against|compared (?:with|to)|than|whereas|while the|twice|double|half|ago|since (?:19|20)\d\d|(?:has|have) (?:risen|fallen|grown|lessened|doubled)|rose|fell|grew|national(?:ly)?|average|mean of|one in [a-zà-ÿ]+|below|above|where it|still (?:flow|stand|work)\w*|mara mbili|frente a|contre)\b/i;

/** 13: figures with dated sources, set beside others, and why things are as they are. */
export function need(assessed: Assessed): Criterion {
  const { context, facts } = assessed;
  const text = context.ownText('description');
  const last = Number((facts.proposal.deadline || facts.savedOn || '2000').slice(0, 4));
  const sources = sourceYears(text).filter((year) => year >= last - 6 && year <= last).length;
  const beside = stating(assessed, ['description'], compares).filter((one) => countedFigures(one).size > 0);
  const causes = stating(assessed, ['description'], cause).length;
  return criterion('need', 'Need: dated sources, comparison, causes', [
    part(4, steps(sources, 0.4, 0.7, 0.85, 1), 'Give each figure of the need its own source with its year'),
    part(
      3,
      steps(beside.length, 0.5, 0.8, 1),
      'Set the figures of the need beside another year, place or average',
    ),
    part(
      2,
      steps(countedFigures(text).size - 1, 0.3, 0.5, 0.7, 0.8, 1),
      'Show the size of the problem in more than one figure',
    ),
    part(4, steps(causes, 0.5, 0.8, 1), 'Say why things are as they are, cause by cause'),
  ]);
}

/** 12: causes that the work answers, activities that lead to outcomes, and lines that pay for them. */
export function chain({ context, facts, aims }: Assessed): Criterion {
  const { proposal } = facts;
  const activities = proposal.activities.filter(({ activity }) => says(activity));
  const outcomes = new Set(proposal.outcomes.map(({ id }) => id));
  const lines = new Set((proposal.budgetLines ?? []).map(({ id }) => id));
  const work = topicWords(
    [...activities.map(({ activity }) => activity), context.ownText('methodology')].join('\n'),
  );
  const told = statements(context.ownText('description'));
  // A cause is told in the sentences that follow, too.
  const causes = told.flatMap((one, place) =>
    cause.test(one) ? [told.slice(place, place + 3).join(' ')] : [],
  );
  const answered = causes.filter((one) => sharedTopics(topicWords(one), work) > 1);
  const populations = aims.filter(({ who }) => who).length;
  return criterion('chain', 'Cause, activity and outcome hang together', [
    part(
      3,
      shareOf(causes, (one) => answered.includes(one)) * steps(causes.length, 0.6, 1),
      'Let the work answer each cause that you name',
    ),
    part(
      2,
      shareOf(aims, ({ hasActivity, isMeant }) => hasActivity && isMeant),
      'Let an activity lead to each outcome',
    ),
    part(
      2,
      shareOf(activities, ({ outcomeIds }) => outcomeIds.some((id) => outcomes.has(id))),
      'Name for each activity the outcome it leads to',
    ),
    part(
      2,
      activities.length > 0
        ? shareOf(activities, ({ responsible }) => says(responsible))
        : shareOf(context.phases, ({ owner }) => owner !== undefined),
      'Name who is responsible for each activity',
    ),
    part(
      1,
      shareOf(activities, ({ budgetLineIds }) => budgetLineIds.some((id) => lines.has(id))),
      'Name the budget lines that pay for each activity',
    ),
    part(2, aims.length === 0 ? 0 : populations / aims.length, 'Say for each outcome whose change it is'),
  ]);
}

/** 11: how each step is done, why this way, and what shows that it works. */
const why =
  /\b(?:because|so that|so as to|therefore|this is why|that is why|for this reason|which keeps|that keeps|in order to|rather than|since the|otherwise|kwa sababu|porque|parce que)\b|因为|لأن/i;
const works =
  /\b(?:pilot\w*|trial|tried (?:out|in)|tested in|study|studies|evaluation of|guideline|standard|national curriculum|proven|evidence|algorithm|already know)\b|试点|دراسة/i;
/** What came of the same thing earlier: "raised again in 2022, and two dry springs came back". */
const cameOf =
  /(?:19|20)\d\d[^.]*\b(?:came back|rose|fell|kept|recovered|returned|improved|succeeded|dropped|doubled|halved)\b/i;
const isTrial = (text: string): boolean => works.test(text) || cameOf.test(text);

export function method(assessed: Assessed, perStep: number): Criterion {
  const { context, facts } = assessed;
  const reasons = stating(assessed, ['methodology'], why).length;
  const trials = [
    ...(['methodology', 'description'] as const).flatMap((field) =>
      statements(context.ownText(field)).filter(isTrial),
    ),
    ...facts.proposal.trackRecord
      .filter(({ figure }) => figure !== null)
      .map(({ project, year, result }) => `${project} ${year} ${result}`)
      .filter(isTrial),
  ];
  const figured = trials.filter((one) => /\p{Nd}/u.test(one)).length;
  const activities = facts.proposal.activities;
  const dated =
    activities.length > 0
      ? shareOf(activities, ({ months }) => months.length > 0)
      : Number(context.phases.some(({ isDated }) => isDated));
  const work = new Set(
    [...activities.map(({ activity }) => activity), ...assessed.aims.map(({ name }) => name)].flatMap(
      (words) => [...topicWords(words)],
    ),
  );
  const told = statements(context.ownText('methodology')).filter(
    (one) => sharedTopics(topicWords(one), work) > 0,
  ).length;
  return criterion('method', 'Method: how, why this way, and what shows that it works', [
    part(3, perStep, 'Tell for each activity how it is done'),
    part(
      3,
      steps(told, 0.1, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 1),
      'Describe the work in more than a few sentences',
    ),
    part(2, steps(reasons, 0.4, 0.7, 1), 'Say why you work this way and not another'),
    part(
      7,
      steps(trials.length, 0.2, 0.35, 0.5) + steps(figured, 0.3, 0.5),
      'Show that the method has worked: a trial, a study or a standard, with its figures',
    ),
    part(1.5, dated, 'Give each activity its months'),
  ]);
}
