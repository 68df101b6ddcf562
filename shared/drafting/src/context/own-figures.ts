import { formatDay } from '@harambee/domain';
import { lowerFirst, upperFirst } from '../reading/grammar.ts';
import { plainLine, withoutNotes } from '../reading/plain-text.ts';
import { fact, join, type Paragraph } from './draft-text.ts';
import type { OwnFact } from './drafter.ts';

/** A figure an organization gives about itself, as a statement that carries its unit, day and source. */
export interface OwnFigure {
  statement: Paragraph;
  /** Speaks of people it has reached: that belongs to the impact, the rest to the description. */
  isReach: boolean;
}

/** More than a reader takes in; the newest say most. */
const shown = 5;

const people =
  /\b(?:people|persons?|women|men|girls|boys|children|youths?|students|pupils|learners|patients|households|families|farmers|beneficiar\w*|reached|served|watu|wanawake|watoto|wanafunzi|kaya|personnes|femmes|enfants)\b|人|户|أسرة|شخص|طفل/iu;
const ownPeople =
  /\b(?:staff|employees?|employed|volunteers?|team|board|members|wafanyakazi|wajitolea|salariés|bénévoles)\b|员工|志愿者|موظف|متطوع/iu;

const line = (text: string) => withoutNotes(plainLine(text));
/** All digits that were given: rounding would make a number of our own. */
const exactly = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }).format;

/**
 * The newest figure of each name, newest first: "On 31 December 2025, people reached stood at 6,140 people, according to
 * annual report."
 */
export function ownFigures(facts: readonly OwnFact[]): OwnFigure[] {
  const names = new Set<string>();
  return facts
    .map((own, index) => ({ ...own, index, name: line(own.name) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.date.localeCompare(a.date) || a.index - b.index)
    .filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
    .map(({ index, name, value, unit, date, source }) => {
      // "Young people taking part stood at 212": what is counted is named once.
      const isSaid = name.toLowerCase().includes(line(unit).toLowerCase());
      const amount = isSaid ? exactly(value) : `${exactly(value)} ${line(unit)}`;
      const when = date ? `On ${formatDay(date, 'en-GB')}, ${lowerFirst(name)}` : upperFirst(name);
      const from = line(source) ? `, according to ${line(source)}` : '';
      const about = `${name} ${unit}`;
      return {
        statement: [fact(`organization.facts.${index}`, `${when} stood at ${amount}${from}.`)],
        isReach: people.test(about) && !ownPeople.test(about),
      };
    });
}

/** Figures as sentences in a row. */
export const figureSentences = (figures: readonly OwnFigure[]): Paragraph =>
  join(figures.slice(0, shown).map(({ statement }) => statement));
