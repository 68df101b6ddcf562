import { type DraftContext, needed } from '../context/draft-context.ts';
import { cellPath, type PlacedRow } from '../context/draft-plan.ts';
import {
  enumeratedClearly,
  fact,
  join,
  type Paragraph,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { areInstructions } from '../reading/grammar.ts';
import { asPerson } from '../reading/parties.ts';
import { withoutDoubledQuotes } from '../reading/plain-text.ts';
import { sharedTopics, topicWords } from '../reading/shared-words.ts';
import { headlineOf, outcomeGroups } from './outcome-words.ts';
import { withReached } from './team.ts';

/**
 * Who requests what, the problem, the work, the change, and what lasts: one page for a reader who reads nothing else.
 */
export function executiveSummary(context: DraftContext): SectionContent {
  return {
    paragraphs: [request(context), problem(context), response(context), change(context), reach(context)],
  };
}

function request(context: DraftContext): Paragraph {
  const { choose, voice, title, requested, duration, span, grantId } = context;
  const call = grantId ? say` under ${fact('proposal.grantId', grantId)}` : say``;
  const time = span ? say`${duration}, from ${span}` : say`${duration}`;
  const asks = choose(
    'summary.request',
    say`${voice.introduction} ${voice.verb('ask', 'asks')} for ${requested}${call} to carry out ${title} over ${time}.`,
    say`${voice.introduction} ${voice.verb('request', 'requests')} ${requested}${call} for ${title}, a project of ${time}.`,
    say`${voice.introduction} ${voice.verb('apply', 'applies')} for ${requested}${call} for ${title}. The project takes ${time}.`,
  );
  return join([asks, trust(context)]);
}

/** Earlier projects with at least this share of the highest similarity count as equally similar. */
const alike = 0.6;

/** The best reason to believe it: the result of the most similar earlier project; of several, the latest. */
function trust({ choose, plan, voice, within, titleText }: DraftContext): Paragraph {
  const topics = topicWords(
    [
      titleText,
      ...plan.outcomes.flatMap(({ outcome, indicator }) => [outcome, indicator]),
      ...plan.activities.map(({ activity }) => activity),
    ].join('\n'),
  );
  const likeness = ({ project, result, unit }: PlacedRow<'trackRecord'>) =>
    sharedTopics(topicWords(`${project}\n${result}\n${unit}`), topics);
  const projects = plan.trackRecord.filter(({ result, project }) => result !== '' && project !== '');
  const enough = Math.max(0, ...projects.map(likeness)) * alike;
  const [best] = projects
    .filter((row) => likeness(row) >= enough)
    .toSorted((a, b) => b.year.localeCompare(a.year));
  if (!best) return [];
  const path = (column: string) => cellPath('trackRecord', best.place, column);
  const name = fact(path('project'), withoutDoubledQuotes(`“${best.project}”`));
  const project = best.figure === null ? name : withReached(name, best);
  const came = fact(path('result'), within(best.result.replace(/\.$/, '')));
  return choose(
    'summary.trust',
    say`${voice.subject} ${voice.verb('know', 'knows')} this work: in ${project}, ${came}.`,
    say`${voice.startPossessive} earlier work shows that it can be done: in ${project}, ${came}.`,
  );
}

function problem(context: DraftContext): Paragraph {
  const opening = context.openingFigures('description', 3);
  return opening.length > 0
    ? opening
    : needed('a description of the problem, where it is and whom it affects');
}

/** More would overload one sentence. */
const shownSteps = 6;

/** The work in one sentence: the activities, or the beginning of the methods if they are prose. */
function response(context: DraftContext): Paragraph {
  const { voice, plan } = context;
  const activities = plan.activities.filter(({ activity }) => activity !== '');
  if (activities.length === 0) return context.opening('methodology', 2);
  const shown = activities.slice(0, shownSteps);
  const steps = shown.map((row) => step(row, context));
  const work = enumeratedClearly(steps, /,| and /);
  const canFollowWill = areInstructions(shown.map(({ activity }) => activity));
  if (shown.length === 1 && !canFollowWill) return say`The work has one step: ${work}.`;
  return canFollowWill ? say`${voice.subject} will ${work}.` : say`The work has these steps: ${work}.`;
}

const step = ({ place, activity }: PlacedRow<'activities'>, { within }: DraftContext): Paragraph => [
  fact(cellPath('activities', place, 'activity'), within(activity.replace(/\.$/, ''))),
];

/** The first figure of each outcome; the impact section has the rest. */
const shownChanges = 3;

function change({ choose, plan, objectives }: DraftContext): Paragraph {
  const firsts = outcomeGroups(plan.outcomes).flatMap(({ rows }) => {
    const headline = rows.map(headlineOf).find((one) => one !== undefined);
    return headline ? [headline] : [];
  });
  if (firsts.length === 0) {
    return plan.outcomes.length === 0 && objectives.length === 0
      ? needed('at least one objective with a baseline, a target and a date')
      : [];
  }
  const lead = choose(
    'summary.change',
    say`This is what changes: `,
    say`The result can be counted: `,
    say`By the end, the figures tell the difference: `,
  );
  return [...lead, ...join(firsts.slice(0, shownChanges), '; '), { text: '.' }];
}

/** More names would confuse a reader; the sustainability section has all of them. */
const shownCarriers = 5;

function reach(context: DraftContext): Paragraph {
  const { choose, people, benefit, plan } = context;
  const carriers = [...new Map(plan.mechanisms.map((row) => [row.carriedBy.toLowerCase(), row])).values()]
    .filter(({ carriedBy }) => carriedBy !== '')
    .map(
      ({ place, carriedBy }): Paragraph => [
        fact(cellPath('mechanisms', place, 'carriedBy'), asPerson(carriedBy, plan.people)),
      ],
    );
  const named =
    carriers.length > shownCarriers ? [...carriers.slice(0, shownCarriers - 1), say`others`] : carriers;
  return join([
    choose(
      'summary.reach',
      say`${people} ${benefit} directly.`,
      say`The direct benefit goes to ${people}.`,
      say`The project reaches ${people} directly.`,
    ),
    carriers.length > 0 &&
      choose(
        'summary.after',
        say`After the grant the work is carried on by ${enumeratedClearly(named)}.`,
        say`The work does not end with the grant: it passes to ${enumeratedClearly(named)}.`,
      ),
    plan.mechanisms.length === 0 && context.opening('sustainability', 1),
  ]);
}
