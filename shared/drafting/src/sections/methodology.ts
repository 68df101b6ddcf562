import { safeguardKinds } from '@harambee/domain';
import { type DraftContext, needed } from '../context/draft-context.ts';
import { cell, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import {
  enumerated,
  fact,
  inBrackets,
  join,
  list,
  type Paragraph,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { countInWords, upperFirst } from '../reading/grammar.ts';
import { asSentence } from '../reading/plain-text.ts';
import { activityNumber, activityTable } from './activity-table.ts';
import { outcomeGroups, outcomeNumber } from './outcome-words.ts';

/** What the methodology may lack, in the words of the notes. */
export const methodNeeds = { steps: 'how the work will be done, step by step' } as const;

/**
 * How the work is done in the applicant's own words, who is included and protected, and which activity leads to which
 * outcome.
 */
export function methodology(context: DraftContext): SectionContent {
  const freeText = context.own('methodology');
  const tables = activityTable(context);
  const hasPlan = tables.length > 0;
  return {
    paragraphs: [
      ...(freeText.length > 0 ? freeText : [hasPlan ? [] : needed(methodNeeds.steps)]),
      hasPlan ? leadToTable(context) : [],
      inclusion(context),
      assumptions(context),
    ],
    tables,
  };
}

/** The activities behind each outcome; the timeline has their owners. */
function leadToTable({ voice, plan }: DraftContext): Paragraph {
  const { activities } = plan;
  if (activities.length === 1)
    return say`${voice.subject} ${voice.verb('carry', 'carries')} out one activity.`;
  const count = fact('computed.activities', countInWords(activities.length));
  const chains = outcomeGroups(plan.outcomes).flatMap(({ rows, number }) => {
    const ids = new Set(rows.map(({ id }) => id));
    const serving = activities.flatMap(({ outcomeIds }, place) =>
      outcomeIds.some((id) => ids.has(id)) ? [[activityNumber(place)]] : [],
    );
    return serving.length > 0 ? [{ number, serving }] : [];
  });
  const [first, ...others] = chains;
  if (!first) return say`${voice.subject} will carry out ${count} activities.`;
  const rests = ({ number, serving }: (typeof chains)[number], begin: string) =>
    say`${{ text: begin }} ${outcomeNumber(number)} rests on ${{ text: serving.length === 1 ? 'activity' : 'activities' }} ${enumerated(serving)}`;
  const chain = enumerated([rests(first, 'Outcome'), ...others.map((one) => rests(one, 'outcome'))], '; ');
  return say`${chain}.`;
}

/** Kinds of measures that include people; the other kinds protect them. */
const including: readonly string[] = ['gender', 'disability', 'minorities'];

/** Measures that can be verified, each with its policy and its owner. */
function inclusion({ plan, voice }: DraftContext): Paragraph {
  if (plan.safeguards.length === 0) return [];
  const includes = plan.safeguards.some(({ kind }) => including.includes(kind));
  const protects = plan.safeguards.some(({ kind }) => !including.includes(kind));
  const lead = say`${voice.subject} ${includes && voice.verb('reach', 'reaches')}${includes && { text: ' those who are easily left out' }}${includes && protects && { text: ' and ' }}${protects && voice.verb('prevent', 'prevents')}${protects && { text: ' harm' }} by these measures:`;
  return join([lead, list(plan.safeguards.map(measure))], '\n');
}

function measure(row: PlacedRow<'safeguards'>): Paragraph {
  const path = (column: string) => cellPath('safeguards', row.place, column);
  const kind = row.kind ? say`${fact(path('kind'), safeguardKinds[row.kind])}: ` : [];
  const stated = row.measure.replace(/\.$/, '');
  const words = cell('safeguards', row, 'measure', row.kind ? stated : upperFirst(stated));
  const policy = row.policy !== '' && inBrackets(fact(path('policy'), row.policy));
  return say`${kind}${words}${policy}. Responsible: ${cell('safeguards', row, 'responsible', row.responsible)}.`;
}

function assumptions({ choose, plan }: DraftContext): Paragraph {
  const stated = plan.assumptions.map(
    ({ place, assumption }): Paragraph => [
      fact(cellPath('assumptions', place, 'assumption'), asSentence(assumption)),
    ],
  );
  if (stated.length === 0) return [];
  const lead = choose(
    'methodology.assumptions',
    say`The plan depends on what lies outside the project:`,
    say`For this to work, the following has to hold:`,
    say`The work rests on these assumptions:`,
  );
  return join(
    [lead, stated.length === 1 ? (stated[0] as Paragraph) : list(stated)],
    stated.length === 1 ? ' ' : '\n',
  );
}
