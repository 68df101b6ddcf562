import { safeguardKinds } from '@harambee/domain';
import { type DraftContext, needed } from '../context/draft-context.ts';
import { cell, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import { fact, join, list, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { countInWords, upperFirst } from '../reading/grammar.ts';
import { asSentence } from '../reading/plain-text.ts';
import { activityTable } from './activity-table.ts';

/** What a method misses, in the words of the notes. */
export const methodNeeds = { steps: 'how the work will be done, step by step' } as const;

/** How the work is done in the applicant's own words, who is included and kept safe, and what leads to what. */
export function methodology(context: DraftContext): SectionContent {
  const own = context.own('methodology');
  const tables = activityTable(context);
  const hasPlan = tables.length > 0;
  return {
    paragraphs: [
      ...(own.length > 0 ? own : [hasPlan ? [] : needed(methodNeeds.steps)]),
      hasPlan ? leadToTable(context) : [],
      inclusion(context),
      assumptions(context),
    ],
    tables,
  };
}

/** What holds of every activity: who answers for it, and what it leads to. */
function leadToTable({ choose, voice, plan }: DraftContext): Paragraph {
  const { activities } = plan;
  if (activities.length === 1)
    return say`${voice.subject} ${voice.verb('carry', 'carries')} out one activity.`;
  const count = fact('computed.activities', countInWords(activities.length));
  const isOwned = activities.every(({ responsible }) => responsible !== '');
  const isLinked = activities.every(({ outcomeIds }) => outcomeIds.length > 0);
  if (isOwned && isLinked)
    return choose(
      'methodology.activities',
      say`Each of the ${count} activities leads to an outcome, and somebody is responsible for it.`,
      say`${voice.subject} will carry out ${count} activities. Each leads to an outcome and has somebody responsible for it.`,
    );
  if (isOwned) return say`Somebody is responsible for each of the ${count} activities.`;
  if (isLinked) return say`Each of the ${count} activities leads to an outcome.`;
  return say`${voice.subject} will carry out ${count} activities.`;
}

/** Kinds of measures that reach people who are left out; the others keep harm away. */
const including: readonly string[] = ['gender', 'disability', 'minorities'];

/** Measures that one can check, each with its policy and who answers for it. */
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
  const named = fact(path('policy'), row.policy);
  // Brackets within brackets are hard to read.
  const policy = row.policy !== '' && (/[()]/.test(row.policy) ? say`; ${named}` : say` (${named})`);
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
