import { proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { type DraftContext, draftContext } from './draft-context.ts';
import type { DraftingFacts } from './drafter.ts';
import { hasUnsupportedClaims } from './fact-check.ts';
import { figuresIn } from './numerals.ts';
import { mechanismsIn, topics } from './topics.ts';

/** One thing that can be measured about a proposal: `met` is the share reached, 0 to 1. */
export interface ReadinessSignal {
  id: string;
  points: number;
  met: number;
}

/** Above this no budget may score that does not match its request, and no text with a number or name out of nowhere. */
export const cappedQuality = 59;
/** A section longer than this is beyond what funders read; see the lengths of the grant-writing notes. */
const sectionWordLimit = 700;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const yes = (holds: boolean): number => (holds ? 1 : 0);

/**
 * The signals, 100 points in all. Each asks for a kind of fact and is satisfied once: figures and ways of sustaining
 * are counted as different ones, objectives as a share, so that more words, or the same words again, earn nothing.
 *
 * | points | signal |
 * | --- | --- |
 * | 20 | sections that stand without an open need |
 * | 12 | need: place of the organisation (4), two figures (4), a source with its year (4) |
 * | 18 | objectives: share of them with verb, baseline, number and date |
 * | 20 | budget: read as lines (4), sum equals request (12), justified (4) |
 * | 8 | timeline: steps with months (5), inside the duration (3) |
 * | 8 | evaluation: measured (4), how often (2), by whom (2) |
 * | 6 | team: roles (2), share of time (2), a figure of earlier work (2) |
 * | 6 | two ways of sustaining (3), risks (3) |
 * | 2 | no section longer than funders read |
 */
export function readinessSignals(
  sections: readonly GeneratedSection[],
  facts: DraftingFacts,
): ReadinessSignal[] {
  const context = draftContext(facts, '');
  const complete = proposalSectionKeys.filter((key) =>
    sections.some((section) => section.key === key && section.words > 0 && section.needs.length === 0),
  );
  return [
    { id: 'sections', points: 20, met: share(complete.length, proposalSectionKeys.length) },
    ...needSignals(context),
    { id: 'objectives', points: 18, met: objectivesMet(context) },
    ...budgetSignals(context),
    ...planSignals(context),
    ...peopleSignals(context),
    {
      id: 'lengths',
      points: 2,
      met: yes(sections.length > 0 && sections.every(({ words }) => words <= sectionWordLimit)),
    },
  ];
}

function needSignals({ ownText, organization }: DraftContext): ReadinessSignal[] {
  const description = ownText('description');
  return [
    { id: 'need.place', points: 4, met: yes(organization.location !== '') },
    { id: 'need.figures', points: 4, met: Math.min(figuresIn(description).size, 2) / 2 },
    {
      id: 'need.source',
      points: 4,
      met: yes(topics.source.test(description) && /(?:19|20)\d\d/.test(description)),
    },
  ];
}

function objectivesMet({ objectives }: DraftContext): number {
  const parts = objectives.map(
    ({ verb, baseline, targets, date }) =>
      [verb, baseline, targets.length > 0, date].filter((found) => !!found).length / 4,
  );
  return share(
    parts.reduce((sum, part) => sum + part, 0),
    objectives.length,
  );
}

function budgetSignals({ lines, unreadBudget, ...context }: DraftContext): ReadinessSignal[] {
  const justified = lines.filter(({ note, hasQuantity }) => note || hasQuantity).length;
  return [
    { id: 'budget.lines', points: 4, met: share(lines.length, lines.length + unreadBudget.length) },
    { id: 'budget.sum', points: 12, met: yes(budgetMatches({ lines, unreadBudget, ...context })) },
    { id: 'budget.justified', points: 4, met: share(justified, lines.length) },
  ];
}

const budgetMatches = ({ lines, budgetTotalCents, requestedCents }: DraftContext): boolean =>
  lines.length > 0 && budgetTotalCents === requestedCents;

function planSignals({ phases, months, ownText }: DraftContext): ReadinessSignal[] {
  const dated = phases.filter(({ isDated }) => isDated).length;
  const inside = phases.length > 0 && dated > 0 && phases.every(({ to }) => (to ?? 0) <= months);
  const methods = ownText('methodology');
  const plan = [methods, ownText('timeline'), ownText('team')].join('\n');
  return [
    { id: 'timeline.dated', points: 5, met: share(dated, phases.length) },
    { id: 'timeline.inside', points: 3, met: yes(inside) },
    { id: 'evaluation.measured', points: 4, met: yes(topics.evaluation.test(methods)) },
    { id: 'evaluation.frequency', points: 2, met: yes(topics.frequency.test(plan)) },
    { id: 'evaluation.owner', points: 2, met: yes(topics.owner.test(plan)) },
  ];
}

function peopleSignals({ ownText }: DraftContext): ReadinessSignal[] {
  const team = ownText('team');
  const plan = ownText('sustainability');
  const everything = [plan, ownText('methodology'), ownText('timeline')].join('\n');
  return [
    { id: 'team.roles', points: 2, met: yes(topics.owner.test(team)) },
    { id: 'team.time', points: 2, met: yes(topics.timeShare.test(team)) },
    { id: 'team.record', points: 2, met: yes(figuresIn(team).size > 0) },
    { id: 'sustainability.ways', points: 3, met: Math.min(mechanismsIn(plan), 2) / 2 },
    { id: 'risks', points: 3, met: yes(topics.risk.test(everything)) },
  ];
}

/** How complete a text is, 0 to 100, and its words. It says nothing of the chance of an award. */
export function readiness(
  sections: GeneratedSection[],
  facts: DraftingFacts,
): { words: number; quality: number } {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  const points = readinessSignals(sections, facts).reduce(
    (sum, signal) => sum + signal.points * signal.met,
    0,
  );
  const isCapped = !budgetMatches(draftContext(facts, '')) || hasUnsupportedClaims(sections, facts);
  const quality = Math.round(points);
  return { words, quality: isCapped ? Math.min(quality, cappedQuality) : quality };
}
