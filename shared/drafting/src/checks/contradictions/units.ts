import { sharedTopics, topicWords } from '../../reading/shared-words.ts';
import { type Check, contradiction } from '../check.ts';
import { figureOf, inFigures, numbersIn, sentenceAround, singular, wordsAfter } from '../reading/numbers.ts';
import { passagesOf } from '../reading/passages.ts';

/** Units that measure the same thing and are easily confused. */
const dimensions = [
  ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'],
  ['gram', 'kilogram', 'kg', 'ton', 'tonne', 'quintal'],
  ['centimeter', 'centimetre', 'meter', 'metre', 'kilometer', 'kilometre', 'km', 'mile'],
  ['milliliter', 'millilitre', 'liter', 'litre', 'gallon'],
  ['hectare', 'acre'],
];
const sameWord: Readonly<Record<string, string>> = {
  centimetre: 'centimeter',
  metre: 'meter',
  kilometre: 'kilometer',
  km: 'kilometer',
  millilitre: 'milliliter',
  litre: 'liter',
  kg: 'kilogram',
  tonne: 'ton',
};
const plain = (word: string): string => sameWord[word] ?? word;
const perMany = /\bper\s(\d[\d.,]*)\s([\p{L} ]+)/iu;
const texts = ['description', 'objectives', 'methodology'];

/** The unit of an indicator against the unit that the text gives the same figure (CHECK-02). */
export const statedUnits: Check = function* statedUnits(checked) {
  const passages = passagesOf(checked).filter(({ field }) => texts.includes(field));
  for (const { id, indicator, unit, baseline, target, outcome } of checked.proposal.outcomes ?? []) {
    const own = singular(unit.trim().split(/\s+/)[0] ?? '');
    const dimension = dimensions.find((words) => words.includes(own));
    const per = perMany.exec(unit);
    if (!dimension && !per) continue;
    const topics = topicWords(`${indicator} ${outcome}`);
    const isAbout = (sentence: string) => sharedTopics(topicWords(sentence), topics) > 1;
    for (const { path, text } of passages)
      for (const stated of numbersIn(text)) {
        if (stated.value !== baseline && stated.value !== target) continue;
        const [next = ''] = wordsAfter(text, stated.end, 1);
        const isOther = dimension?.includes(next) && plain(next) !== plain(own);
        const otherPer = per && perMany.exec(text.slice(stated.end, stated.end + 60));
        const isOtherPer =
          otherPer &&
          figureOf(otherPer[1] ?? '') !== figureOf(per[1] ?? '') &&
          singular(otherPer[2]?.split(' ')[0] ?? '') === singular(per[2]?.split(' ')[0] ?? '');
        if (!isOtherPer && !(isOther && isAbout(sentenceAround(text, stated.start)))) continue;
        const written = isOtherPer
          ? otherPer[0].trim()
          : text
              .slice(stated.end)
              .trim()
              .split(/[\s.,;]/)[0];
        yield contradiction(checked, {
          message: `“${indicator}” is counted in ${unit}; the text says ${inFigures(stated.value)} ${written}.`,
          at: [`outcomes[${id}].unit`, path],
        });
        break;
      }
  }
};
