import { type Check, contradiction } from '../check.ts';
import { inFigures } from '../reading/numbers.ts';

const isPercent = (unit: string): boolean => /^(?:%|per ?cent|percentage)$/i.test(unit.trim());
/** Ratios that pass a hundred: what is covered, recovered or enrolled is not a part of a whole. */
const mayPassHundred =
  /\b(?:gross|ratio|cover|recover|growth|increase|occupan|utili[sz]|capacity|of target)/i;

/** Targets that are no progress, parts that are more than their whole. */
export const outcomeFigures: Check = function* outcomeFigures(checked) {
  for (const { id, indicator, unit, baseline, target, direction, total } of checked.proposal.outcomes ?? []) {
    const name = `“${indicator || 'an outcome'}”`;
    const at = (column: string) => `outcomes[${id}].${column}`;
    if (baseline !== null && target !== null) {
      const values = `from ${inFigures(baseline)} to ${inFigures(target)}`;
      if (direction === 'increase' && target <= baseline)
        yield contradiction(checked, {
          message: `${name} is to rise, but goes ${values}: the target ${inFigures(target)} is not above the baseline ${inFigures(baseline)}.`,
          at: [at('target'), at('baseline')],
        });
      if (direction === 'decrease' && target >= baseline)
        yield contradiction(checked, {
          message: `${name} is to fall, but goes ${values}: the target ${inFigures(target)} is not below the baseline ${inFigures(baseline)}.`,
          at: [at('target'), at('baseline')],
        });
    }
    const isPart = isPercent(unit) && !mayPassHundred.test(indicator);
    for (const [column, value] of [
      ['target', target],
      ['baseline', baseline],
    ] as const) {
      if (value === null) continue;
      if (total != null && value > total)
        yield contradiction(checked, {
          message: `The ${column} of ${name} is ${inFigures(value)}, more than the ${inFigures(total)} there are in all.`,
          at: [at(column), at('total')],
        });
      else if (isPart && value > 100)
        yield contradiction(checked, {
          message: `The ${column} of ${name} is ${inFigures(value)}%; a part of a whole cannot pass 100%.`,
          at: [at(column)],
        });
    }
  }
};
