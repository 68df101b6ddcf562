import { type Check, contradiction } from '../check.ts';
import { figureOf, wordsAfter } from '../reading/numbers.ts';

const rising =
  /\b(?:raise|increase|improve|grow|double|triple|expand|lift|boost|rises?|increases?|grows?)\b/i;
const falling = /\b(?:reduce|lower|cut|decrease|halve|shorten|drop|fall|fallen|falls?|lessen|shrink|down)\b/i;
/** Figures that are good when they fall. */
const unwelcome =
  /\b(?:die|dies|deaths?|mortality|cases?|lost|loss(?:es)?|absen\w*|drop(?:ped)? ?out|dropouts?|stunt\w*|wast\w*|malaria|diarrh\w*|poor|poverty|hungry|hunger|unemploy\w*|violen\w*|frost|thrown away|wait\w*|incidents?|accidents?|infected|anemi\w*|illiterate|killed|debt)\b/i;
const figure = String.raw`(\d[\d.,]*\d|\d)\s?(%|per ?cent)?`;
const fromTo = new RegExp(String.raw`\bfrom\s${figure}[^.;]{0,40}?\sto\s${figure}`, 'iu');
const against = new RegExp(
  String.raw`(?<![\d.,])${figure}[^;]{0,200}?\b(compared (?:with|to)|against|up from|down from|instead of)\s(?:only\s)?${figure}`,
  'iu',
);

const dates = /\b(?:(?:\d{1,2}\s)?\p{Lu}\p{Ll}{2,8}\s)?(?:19|20)\d\d\b(?![.,]?\d)/gu;

/** Objectives in prose whose target is no improvement (CHECK-02). */
export const objectiveProgress: Check = function* objectiveProgress(checked) {
  for (const [index, objective] of checked.proposal.objectives.entries()) {
    const at = `objectives[${index}]` as const;
    const change = fromTo.exec(objective);
    const [words = '', from, , to] = change ?? [];
    if (change && from !== undefined && to !== undefined && !/^(?:19|20)\d\d$/.test(from)) {
      // "From 3 hours to 30 minutes" falls.
      const units = [words.indexOf(from) + from.length, words.length].map(
        (end) => wordsAfter(objective, change.index + end, 1)[0] ?? '',
      );
      if (units.every((unit) => unit.length > 3) && units[0] !== units[1]) continue;
      const [start, end] = [figureOf(from), figureOf(to)];
      const up = rising.test(objective) && !falling.test(objective);
      const down = falling.test(objective) && !rising.test(objective);
      if ((up && end <= start) || (down && end >= start))
        yield contradiction(checked, {
          message: `The objective is to ${up ? 'raise' : 'lower'} a figure, but goes from ${from} to ${to}.`,
          at: [at],
        });
      continue;
    }
    const [, target, percent, mark = '', baseline, otherPercent] =
      against.exec(objective.replace(dates, ' ')) ?? [];
    if (target === undefined || baseline === undefined || percent !== otherPercent) continue;
    const isDown = mark.toLowerCase() === 'down from' || falling.test(objective) || unwelcome.test(objective);
    const [end, start] = [figureOf(target), figureOf(baseline)];
    if (/^(?:19|20)\d\d$/.test(target) || (isDown ? end < start : end > start)) continue;
    if (mark.toLowerCase() === 'up from' || (!isDown && percent !== undefined))
      yield contradiction(checked, {
        message: `The objective aims at ${target}${percent ?? ''}, where things stand at ${baseline}${otherPercent ?? ''}: that is no progress.`,
        at: [at],
      });
  }
};
