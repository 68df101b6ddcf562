import { numeralsIn } from '../../reading/numbers/numerals.ts';
import type { Assessed } from '../loss.ts';
import { type Criterion, criterion, part } from './criterion.ts';
import { chain, method, need } from './need-and-chain.ts';
import { capacity, value } from './people-and-value.ts';
import { independence, measuring, targets } from './targets-and-measuring.ts';
import { care, lasting, learning, risks } from './time-and-care.ts';

/**
 * How far a proposal convinces, 0 to 100, and what it is made of: things that a hard reviewer grades, each measured and each
 * with partial credit. It says nothing of what is there (`complete`) and nothing of the chance of an award.
 */
export function convincing(assessed: Assessed, perStep: number): { share: number; criteria: Criterion[] } {
  const criteria = [
    need(assessed),
    chain(assessed),
    targets(assessed),
    measuring(assessed),
    independence(assessed),
    method(assessed, perStep),
    capacity(assessed),
    value(assessed),
    risks(assessed),
    lasting(assessed),
    care(assessed),
    learning(assessed),
    carried(assessed),
  ];
  const sum = (pick: (one: Criterion) => number) => criteria.reduce((all, one) => all + pick(one), 0);
  return { share: (100 * sum(({ points }) => points)) / sum(({ outOf }) => outOf), criteria };
}

/** 3: the figures of the argument stand in the text that is sent. */
function carried({ facts: { proposal }, sections }: Assessed): Criterion {
  const figures = [
    ...proposal.outcomes.flatMap(({ baseline, target }) => [baseline, target]),
    ...proposal.trackRecord.map(({ figure }) => figure),
    proposal.beneficiaries,
    proposal.requestedAmount,
  ].filter((figure) => figure !== null && figure > 0);
  const wanted = [...new Set(figures.map(String))];
  const stated = new Set(sections.flatMap(({ text }) => numeralsIn(text)));
  const found = wanted.filter((figure) => stated.has(figure)).length;
  return criterion('carried', 'The text carries the figures of the argument', [
    part(
      3,
      (found / Math.max(1, wanted.length)) * Math.min(1, wanted.length / 6),
      'Generate the text anew: it lacks figures of the plan',
    ),
  ]);
}
