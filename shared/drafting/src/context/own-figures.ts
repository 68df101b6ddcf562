import { formatDay } from '@harambee/domain';
import { plainLine, withoutNotes } from '../reading/plain-text.ts';
import { fact, join, list, type Paragraph, say } from './draft-text.ts';
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
const exactly = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 20 });

/** The newest figure of each name, newest first: "People reached: 6,140 (people, 31 December 2025, annual report)". */
export function ownFigures(facts: readonly OwnFact[]): OwnFigure[] {
  const names = new Set<string>();
  return facts
    .map((own, index) => ({ ...own, index, name: line(own.name) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.date.localeCompare(a.date) || a.index - b.index)
    .filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
    .map(({ index, name, value, unit, date, source }) => {
      const details = [line(unit), formatDay(date, 'en-GB'), line(source)].filter((text) => text !== '');
      const statement = `${name}: ${exactly(value)} (${details.join(', ')})`;
      const about = `${name} ${unit}`;
      return {
        statement: [fact(`organization.facts.${index}`, statement)],
        isReach: people.test(about) && !ownPeople.test(about),
      };
    });
}

/** Figures under a sentence that leads to them; nothing when there are none. */
export function figureList(lead: Paragraph, figures: readonly OwnFigure[]): Paragraph {
  if (figures.length === 0) return [];
  return join([lead, list(figures.slice(0, shown).map(({ statement }) => say`${statement}`))], '\n');
}
