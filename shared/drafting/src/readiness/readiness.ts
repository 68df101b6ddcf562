import { presentMeasure, reviewBudget } from '@harambee/domain';
import type { GeneratedSection, Readiness } from '@harambee/domain/schemas';
import { draftContext } from '../context/draft-context.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { hasUnsupportedClaims } from '../facts/fact-check.ts';
import { completeAims, evaluated } from './aim-signals.ts';
import { aimsOf } from './aims.ts';
import { soundBudget, sumCap } from './budget-signal.ts';
import { consistent, contradictionCap, leftoverCap } from './consistency-signal.ts';
import { convincing } from './convincing/convincing.ts';
import { byFix, byKind, type Gain, toFix } from './fixes.ts';
import { answeredRisks, includedPeople, lasting } from './lasting-signals.ts';
import { limitCap, metLimits } from './length-signal.ts';
import { type Assessed, claimCap, earned, type Signal } from './loss.ts';
import { measuredFacts } from './measured-facts.ts';
import { datedSources, namedCauses, needCap, sizedNeed } from './need-signals.ts';
import { namedTeam, shownCapacity } from './people-signals.ts';
import { readableText } from './text-signal.ts';
import { plannedActivities, statedMethod } from './work-signals.ts';

/** Above this no text scores whose budget is not its request, that states something nobody gave, or that is too long. */
export const cappedScore = 59;

/**
 * The signals, 100 points in all. Each asks for a kind of fact and is satisfied once: figures and ways of sustaining
 * are counted as different ones, objectives, steps and people as a share, so that more words, or the same words again,
 * earn nothing.
 */
const signals: readonly ((assessed: Assessed) => Signal)[] = [
  sizedNeed,
  datedSources,
  namedCauses,
  completeAims,
  plannedActivities,
  statedMethod,
  evaluated,
  soundBudget,
  namedTeam,
  shownCapacity,
  lasting,
  answeredRisks,
  includedPeople,
  readableText,
  metLimits,
];

/**
 * How ready a text is, 0 to 100, what it is made of and what would raise it. Nothing of the chance of an award. Two shares stand
 * beside the score: `complete`, the parts are there, and `convincing`, what a hard reviewer grades, on a scale of its own; it is
 * shown above `complete` only once somebody has read the text (`readAt`).
 */
export function readiness(sections: readonly GeneratedSection[], facts: DraftingFacts): Readiness {
  const once = measuredFacts(facts);
  const context = draftContext(once, '');
  const assessed: Assessed = {
    context,
    facts: once,
    aims: aimsOf(context, once),
    review: reviewBudget(once.proposal),
    sections,
  };
  const measured = [...signals.map((measure) => measure(assessed)), consistent(sections, facts)];
  const total = exact(measured.reduce((sum, signal) => sum + earned(signal), 0));
  const caps = capsOf(measured, sections, facts);
  const whole = Math.round(total);
  const score = caps.length > 0 ? Math.min(whole, cappedScore) : whole;
  const pointsOf = (gain: number) => Math.round(exact(total + gain)) - whole;
  const mended = byFix(measured.flatMap(({ losses }) => losses)).map(
    (loss): Gain => ({
      ...loss,
      // What alone lifts the cap brings back what the cap had taken, too.
      points:
        pointsOf(loss.gain) +
        (caps.length === 1 && loss.lifts === caps[0] && isOnly(loss.lifts, measured) ? whole - score : 0),
    }),
  );
  const fixes = byKind(mended, pointsOf)
    .filter(({ points, lifts }) => points > 0 || lifts)
    .sort((a, b) => Number(!!b.lifts) - Number(!!a.lifts) || b.points - a.points || b.gain - a.gain);
  return {
    score,
    measure: presentMeasure,
    complete: completeOf(measured),
    ...graded(assessed, measured, caps),
    ...(caps.length > 0 && { cap: `${caps.join('. ')}.` }),
    signals: shownSignals(measured, whole),
    fixes: fixes.map((gain) => toFix(gain, sections)),
  };
}

/** Thirds and sevenths add up to whole points; a rest of the arithmetic must not round them down. */
const exact = (points: number): number => Math.round(points * 1e6) / 1e6;

function capsOf(
  measured: readonly Signal[],
  sections: readonly GeneratedSection[],
  facts: DraftingFacts,
): string[] {
  const lifted = new Set(measured.flatMap(({ losses }) => losses.flatMap(({ lifts }) => lifts ?? [])));
  return [
    ...[sumCap, limitCap, needCap, contradictionCap, leftoverCap].filter((cap) => lifted.has(cap)),
    ...(hasUnsupportedClaims(sections, facts) ? [claimCap] : []),
  ];
}

/** How far the proposal convinces, and what that is made of; while something keeps the score low, that keeps it low, too. */
function graded(
  assessed: Assessed,
  measured: readonly Signal[],
  caps: readonly string[],
): Pick<Readiness, 'convincing' | 'grades'> {
  const ofMethod = measured.find(({ key }) => key === 'method');
  const { share, criteria } = convincing(assessed, ofMethod ? earned(ofMethod) / ofMethod.outOf : 0);
  return {
    convincing: Math.round(caps.length > 0 ? Math.min(share, cappedScore) : share),
    grades: criteria
      .toSorted((a, b) => b.outOf - b.points - (a.outOf - a.points))
      .map(({ key, label, points, outOf, ask }) => {
        const met = Math.round((100 * points) / outOf);
        return { key, label, met, ...(met < 100 && { ask }) };
      }),
  };
}

/** Points of the parts that have to be there, in per cent of what they could bring. */
function completeOf(measured: readonly Signal[]): number {
  const own = measured.filter(({ aspect }) => aspect === 'complete');
  const sum = (pick: (signal: Signal) => number) => own.reduce((total, signal) => total + pick(signal), 0);
  return Math.round((sum(earned) / sum(({ outOf }) => outOf)) * 100);
}

const isOnly = (cap: string | undefined, measured: readonly Signal[]): boolean =>
  measured.flatMap(({ losses }) => losses).filter(({ lifts }) => lifts === cap).length === 1;

/** Whole points that sum to the score before its cap: what is lost by rounding down goes to the largest rests. */
function shownSignals(measured: readonly Signal[], whole: number): Readiness['signals'] {
  const parts = measured
    .filter(({ outOf }) => outOf > 0)
    .map((signal) => ({
      ...signal,
      points: Math.floor(exact(earned(signal))),
      rest: exact(earned(signal)) % 1,
    }));
  const left = whole - parts.reduce((sum, { points }) => sum + points, 0);
  const raised = new Set([...parts].sort((a, b) => b.rest - a.rest).slice(0, Math.max(0, left)));
  return parts.map((part) => ({
    key: part.key,
    label: part.label,
    points: part.points + (raised.has(part) ? 1 : 0),
    outOf: part.outOf,
  }));
}
