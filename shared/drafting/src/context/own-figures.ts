import { formatDay } from '@harambee/domain';
import { isPlural, upperFirst } from '../reading/grammar.ts';
import { exactly } from '../reading/numbers/exactly.ts';
import { plainLine, withoutNotes } from '../reading/plain-text.ts';
import { fact, join, type Paragraph } from './draft-text.ts';
import type { OwnFact } from './drafter.ts';

/** A figure that an organization gives about itself, as a statement with unit, day and source. */
export interface OwnFigure {
  statement: Paragraph;
  /** True if it counts people reached; such figures belong in the impact, the rest in the description. */
  isReach: boolean;
}

/**
 * Names a figure of the profile by its id, so that a text keeps stating the same one when others are removed or moved.
 * A figure without one is named by its place.
 */
export const ownFactId = ({ id }: Pick<OwnFact, 'id'>, place: number) =>
  `organization.facts.${id ?? place}` as const;

/** More would overwhelm a reader, and the newest matter most. */
const shown = 5;

const people =
  /\b(?:people|persons?|women|men|girls|boys|children|youths?|students|pupils|learners|patients|households|families|farmers|beneficiar\w*|reached|served|watu|wanawake|watoto|wanafunzi|kaya|personnes|femmes|enfants)\b|人|户|أسرة|شخص|طفل/i;
const ownPeople =
  /\b(?:staff|employees?|employed|volunteers?|team|board|members|wafanyakazi|wajitolea|salariés|bénévoles)\b|员工|志愿者|موظف|متطوع/i;

const line = (text: string) => withoutNotes(plainLine(text));

/**
 * The newest figure of each name, newest first: "People reached numbered 6,140 on 31 December 2025 (annual report)."
 * The source is quoted in brackets as typed: in a sentence it would need an article, which cannot be guessed.
 */
export function ownFigures(facts: readonly OwnFact[]): OwnFigure[] {
  const names = new Set<string>();
  return facts
    .map((figure, index) => ({ ...figure, index, name: line(figure.name) }))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.date.localeCompare(a.date) || a.index - b.index)
    .filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
    .map(({ id, index, name, value, unit, date, source }) => {
      const rest = withoutSaid(line(unit), name);
      const amount = `${exactly(value)}${rest === '' ? '' : rest === '%' ? '%' : ` ${rest}`}`;
      const verb = rest === '' && isPlural(name) ? 'numbered' : 'stood at';
      const when = date ? ` on ${formatDay(date, 'en-GB')}` : '';
      const from = line(source) ? ` (${line(source).replace(/[.;,]$/, '')})` : '';
      const about = `${name} ${unit}`;
      return {
        statement: [fact(ownFactId({ id }, index), `${upperFirst(name)} ${verb} ${amount}${when}${from}.`)],
        isReach: people.test(about) && !ownPeople.test(about),
      };
    });
}

/**
 * Names what is counted only once: "water points in working order" with 41 "of 47 water points" becomes 41 "of 47".
 */
function withoutSaid(unit: string, name: string): string {
  const [, share = '', noun = unit] = /^(of \S+)\s+(.+)$/i.exec(unit) ?? [];
  return name.toLowerCase().includes(noun.toLowerCase()) ? share : unit;
}

/** Figures as consecutive sentences. */
export const figureSentences = (figures: readonly OwnFigure[]): Paragraph =>
  join(figures.slice(0, shown).map(({ statement }) => statement));
