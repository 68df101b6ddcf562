import { sentencesOf } from '../../reading/plain-text.ts';
import { sharedTopics, topicWords } from '../../reading/shared-words.ts';
import type { Assessed } from '../loss.ts';
import { distinct } from '../measured-facts.ts';
import { countedFigures } from '../need-signals.ts';
import { says } from '../worth.ts';
import { type Criterion, criterion, part, shareOf, steps } from './criterion.ts';

/** 11: what came of earlier work that is like this, and what each person has done. */
export function capacity({ context, facts }: Assessed): Criterion {
  const { proposal, organization } = facts;
  const record = proposal.trackRecord.filter(({ result, figure }) => says(result) && figure !== null);
  const work = topicWords(
    [
      proposal.title,
      proposal.description,
      proposal.methodology,
      ...proposal.activities.map(({ activity }) => activity),
    ].join('\n'),
  );
  const alike = record.filter(
    ({ project, result, unit }) => sharedTopics(topicWords(`${project} ${result} ${unit}`), work) > 2,
  );
  const people = proposal.people;
  const figured = (text: string) =>
    /\p{Nd}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)\b/iu.test(text);
  const told = countedFigures(context.ownText('team')).size;
  const known = countedFigures(
    [
      organization.description ?? '',
      ...(organization.facts ?? []).map(({ value, name }) => `${value} ${name} counted`),
    ].join('\n'),
  ).size;
  return criterion('capacity', 'Capacity: earlier results and people who have done it', [
    part(
      3,
      record.length > 0 ? steps(record.length, 0.6, 0.9, 1) : steps(told, 0.3, 0.5, 0.7),
      'Give earlier projects with their results in figures',
    ),
    part(
      1,
      shareOf(record, ({ funder, year }) => funder !== '' && year !== ''),
      'Say who paid for earlier work, and when',
    ),
    part(2, steps(alike.length, 0.6, 1), 'Show earlier work of the same kind'),
    part(
      3,
      people.length > 0
        ? shareOf(people, ({ brings }) => says(brings, 2)) * 0.5 +
            shareOf(people, ({ brings }) => says(brings, 2) && figured(brings)) * 0.5
        : steps(told, 0.3, 0.5, 0.7),
      'Say what each person has done before, with a year or a figure',
    ),
    part(
      1,
      shareOf(people, ({ share, months }) => share !== null && months.length > 0),
      'Give each person a share of time and months',
    ),
    part(1.5, steps(known, 0.4, 0.7, 1), 'Say in your profile what the organization has reached, in figures'),
  ]);
}

const priced =
  /\b(?:prices?|quotations?|tender|scale|rate|grade|guideline|ratio|unit cost|salary|law|contract|drawings|national|standard|existing|own|free|not charged|required|log|price list|found by|cost of|by artisans|pattern|model|without)\b|\p{Nd}/iu;

/** Reasons, each sentence once: what stands behind every line is the reason of none. */
function reasonsOf(lines: readonly { justification: string }[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set(
    lines
      .flatMap(({ justification }) => sentencesOf(justification).map((one) => one.toLowerCase()))
      .filter((one) => seen.has(one) || !seen.add(one)),
  );
  return lines.map(({ justification }) =>
    sentencesOf(justification)
      .filter((one) => !repeated.has(one.toLowerCase()))
      .join(' '),
  );
}

/** 9: why each line, why at this price, and what one person costs. */
export function value({ context, facts }: Assessed): Criterion {
  const { proposal } = facts;
  const lines = distinct(
    (proposal.budgetLines ?? []).map((line, place) => ({ ...line, id: line.id ?? String(place) })),
  );
  const reasons = reasonsOf(lines);
  const { sum } = context.budget;
  const staff = sum.categories
    .filter(({ category }) => category === 'personnel' || category === 'benefits')
    .reduce((all, { cents }) => all + cents, 0);
  const largest = Math.max(0, ...sum.categories.flatMap(({ lines: of }) => of.map(({ cents }) => cents)));
  const share = (cents: number) => (sum.totalCents > 0 ? cents / sum.totalCents : 1);
  const isPlausible = proposal.beneficiaries > 0 && proposal.requestedAmount >= proposal.beneficiaries;
  return criterion('value', 'Value for money: why each line, and why at this price', [
    part(
      3,
      shareOf(reasons, (reason) => says(reason, 4)),
      'Say of each budget line what it buys and why',
    ),
    part(
      3,
      shareOf(reasons, (reason) => says(reason, 2) && priced.test(reason)) / 0.9,
      'Say why each line costs what it costs: a quotation, a scale, a standard',
    ),
    part(1, Number(isPlausible), 'State how many people benefit, so that one can see what each costs'),
    part(
      1,
      lines.length === 0 ? 0 : share(staff) <= 0.45 ? 1 : 0.6,
      'Show what reaches people beside salaries',
    ),
    part(
      1,
      lines.length < 3 ? 0 : share(largest) <= 0.4 ? 1 : 0.5,
      'Split the largest line into what it is made of',
    ),
  ]);
}
