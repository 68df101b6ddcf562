import { type DraftContext, needed } from '../context/draft-context.ts';
import { cellPath, type PlacedRow } from '../context/draft-plan.ts';
import { enumerated, fact, join, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { isInstruction, lowerFirst } from '../reading/grammar.ts';
import { asSentence } from '../reading/plain-text.ts';
import { headlineOf, outcomeGroups } from './outcome-words.ts';

/** Who asks for what, the problem, the work, the change, and what stays: one page for a reader who reads nothing else. */
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

/** The best reason to believe it: what came of the latest project. */
function trust({ choose, plan, voice }: DraftContext): Paragraph {
  const latest = plan.trackRecord
    .filter(({ result, project }) => result !== '' && project !== '')
    .toSorted((a, b) => b.year.localeCompare(a.year))[0];
  if (!latest) return [];
  const path = (column: string) => cellPath('trackRecord', latest.place, column);
  const project = fact(path('project'), latest.project);
  const result = fact(path('result'), asSentence(lowerFirst(latest.result)));
  return choose(
    'summary.trust',
    say`${voice.subject} ${voice.verb('know', 'knows')} this work: in ${project}, ${result}`,
    say`${voice.startPossessive} earlier work shows that it can be done: in ${project}, ${result}`,
  );
}

function problem(context: DraftContext): Paragraph {
  const opening = context.opening('description', 3);
  return opening.length > 0
    ? opening
    : needed('a description of the problem, where it is and whom it affects');
}

/** More than one sentence can carry. */
const shownSteps = 6;

/** What will be done, in a sentence: the activities, or the opening of the methods where they are prose. */
function response(context: DraftContext): Paragraph {
  const { voice, plan } = context;
  const activities = plan.activities.filter(({ activity }) => activity !== '');
  if (activities.length === 0) return context.opening('methodology', 2);
  const shown = activities.slice(0, shownSteps);
  const steps = shown.map(step);
  const areInstructions = shown.every(({ activity }) => isInstruction(activity));
  const work = enumerated(steps, shown.some(({ activity }) => activity.includes(',')) ? '; ' : ', ');
  return areInstructions ? say`${voice.subject} will ${work}.` : say`The work has these steps: ${work}.`;
}

const step = ({ place, activity }: PlacedRow<'activities'>): Paragraph => [
  fact(cellPath('activities', place, 'activity'), lowerFirst(activity.replace(/\.$/, ''))),
];

/** The first figure of each outcome: more would be the section on impact. */
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

function reach(context: DraftContext): Paragraph {
  const { choose, people, plan } = context;
  const carriers = [...new Map(plan.mechanisms.map((row) => [row.carriedBy.toLowerCase(), row])).values()]
    .filter(({ carriedBy }) => carriedBy !== '')
    .map(({ place, carriedBy }): Paragraph => [fact(cellPath('mechanisms', place, 'carriedBy'), carriedBy)]);
  return join([
    choose(
      'summary.reach',
      say`${people} benefit directly.`,
      say`The direct benefit goes to ${people}.`,
      say`The project reaches ${people} directly.`,
    ),
    carriers.length > 0 &&
      choose(
        'summary.after',
        say`After the grant the work is carried on by ${enumerated(carriers)}.`,
        say`It does not end with the grant: it is then in the hands of ${enumerated(carriers)}.`,
      ),
    plan.mechanisms.length === 0 && context.opening('sustainability', 1),
  ]);
}
