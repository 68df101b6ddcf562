import type { PlanRow } from '@harambee/domain';
import { evaluationTenths } from '../aim-signals.ts';
import type { Assessed } from '../loss.ts';
import { says, statements } from '../worth.ts';
import { type Criterion, criterion, mean, part, shareOf, steps } from './criterion.ts';

type Outcome = PlanRow<'outcomes'>;

/** What is still to be reached: to all of a whole, to none of what is to fall; of other figures, the baseline itself. */
function room({ baseline, target, unit, total, direction }: Outcome): number {
  const from = baseline as number;
  if (direction === 'decrease') return from;
  const whole = unit === '%' ? 100 : (total ?? null);
  return whole === null ? Math.max(Math.abs(from), Math.abs(target as number) / 4) : whole - from;
}

/**
 * How much a target asks, from 0 to 1: a tenth of what is to be reached is easily met, a half is a lot. What begins at nothing
 * counts what the project itself delivers, and a hundred per cent is a promise that nobody keeps.
 */
export function ambition(outcome: Outcome): number {
  const { baseline, target, direction } = outcome;
  if (baseline === null || target === null) return 0;
  if (direction === 'maintain') return 0.5;
  const moved = direction === 'decrease' ? baseline - target : target - baseline;
  if (moved <= 0) return 0;
  if (baseline === 0) return 0.45;
  const asked = moved / Math.max(room(outcome), 1e-9);
  if (asked < 0.05) return 0;
  if (asked < 0.25) return asked * 2.4;
  return asked >= 1 ? 0.6 : Math.min(1, 0.6 + (asked - 0.25) * 1.6);
}

/** 13: targets that ask something of the project, from baselines that somebody counted. */
export function targets({ facts, aims }: Assessed): Criterion {
  const rows = facts.proposal.outcomes.filter(({ indicator, unit }) => says(`${indicator} ${unit}`, 2));
  const asked =
    rows.length > 0
      ? mean(rows.map(ambition))
      : shareOf(aims, ({ baseline, target }) => baseline && target) * 0.6;
  const changes =
    rows.length > 0
      ? shareOf(rows, (row) => row.baseline !== 0 && ambition(row) > 0)
      : shareOf(aims, ({ baseline }) => baseline);
  return criterion('targets', 'Targets: from a counted baseline, and not easily met', [
    part(6, asked, 'Set targets that ask something of the project, and that it can reach'),
    part(3, changes, 'Measure changes for people from a baseline, and not only what is delivered'),
    part(
      2,
      rows.length > 0
        ? shareOf(rows, ({ baseline, baselineSource }) => baseline !== null && says(baselineSource))
        : 0,
      'Say who counted each baseline',
    ),
    part(
      1,
      shareOf(aims, ({ date, isMeant }) => date && isMeant),
      'Give each target its date',
    ),
    part(1, steps(aims.filter(({ isMeant }) => isMeant).length, 0.3, 0.6, 1), 'Measure more than one change'),
  ]);
}

const outside =
  /\b(?:independent(?:ly)?|external(?:ly)?|outside|third[- ]party|peer review)\b|(?<!\p{L})(?:externa|externe)(?!\p{L})/iu;
const judges = /\b(?:evaluat\w*|review\w*|assess\w*|verif\w*|examin\w*|evaluación|évaluation)\b/i;
const audits = /\b(?:audit\w*|examination of the accounts)\b/i;
/** A method that says how many are asked, from which records, or under which rules. */
const exactMethod =
  /\p{Nd}|\b(?:registers?|records?|ledgers?|logs?|payslips|certificates|checklist|interview|test|cuts|libros|drawn by lot|bucket|verbal autops\w*)\b/iu;

/** 7: how, how often and by whom it is measured, and with which money. */
export function measuring(assessed: Assessed): Criterion {
  const { aims, facts } = assessed;
  const { proposal } = facts;
  const rows = proposal.outcomes;
  const team = new Set(
    proposal.people.flatMap(({ name, post }) => [name, post, `${post}s`].map((one) => one.toLowerCase())),
  );
  const own =
    rows.length > 0
      ? shareOf(rows, ({ responsible }) => team.has(responsible.toLowerCase()))
      : shareOf(aims, ({ owner }) => owner) * 0.7;
  return criterion('measuring', 'Evaluation: exact methods, times, people and money', [
    part(
      2.5,
      rows.length > 0
        ? shareOf(rows, ({ method }) => says(method) && exactMethod.test(method))
        : shareOf(aims, ({ method }) => method) * 0.6,
      'Say for each outcome from which records, or from how many people, it is measured',
    ),
    part(
      1.5,
      shareOf(aims, ({ frequency }) => frequency),
      'Say how often each outcome is measured',
    ),
    part(1.5, own, 'Let people of the team measure each outcome'),
    part(
      1.5,
      evaluationTenths(assessed) / 50,
      'Set aside five to ten per cent for finding out what was reached',
    ),
  ]);
}

/** 8: who looks at the results from outside: a budget line for it, a person, an activity; and an audit of the accounts. */
export function independence({ context, facts: { proposal } }: Assessed): Criterion {
  const isOutside = (text: string) => outside.test(text) && judges.test(text) && !audits.test(text);
  const lines = (proposal.budgetLines ?? []).map(({ item, justification }) => `${item}. ${justification}`);
  const activities = proposal.activities.map(({ activity }) => activity);
  const people = proposal.people.map(({ post, brings }) => `${post} ${brings}`);
  const told = (['methodology', 'team'] as const)
    .flatMap((field) => statements(context.ownText(field)))
    .some(isOutside);
  const looked =
    0.6 * Number(lines.some(isOutside)) +
    0.2 * Number(people.some(isOutside)) +
    0.2 * Number(activities.some(isOutside));
  return criterion('independence', 'Somebody from outside looks at the results', [
    part(
      7,
      Math.max(looked, told ? 0.5 : 0),
      'Have somebody from outside evaluate or review the results, and pay for it',
    ),
    part(1, Number([...lines, ...activities].some((text) => audits.test(text))), 'Have the accounts audited'),
  ]);
}
