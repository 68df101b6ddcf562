import { formatNumber, planDateInWords } from '@harambee/domain';
import { type DraftContext, needed } from '../context/draft-context.ts';
import { cell, cellNeed, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import {
  fact,
  join,
  list,
  need,
  type Paragraph,
  type Part,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { figureSentences } from '../context/own-figures.ts';
import { lowerFirst, singularUnit, upperFirst } from '../reading/grammar.ts';
import { amountsWithCurrency } from '../reading/numbers/money.ts';
import { figuresIn } from '../reading/numbers/numerals.ts';
import { asPerson } from '../reading/parties.ts';
import { asSentence } from '../reading/plain-text.ts';
import { topics } from '../reading/topics.ts';
import { about, contact } from './organization-words.ts';
import { teamTable } from './team-table.ts';

/** What the team section may lack, in the words of the notes. */
export const teamNeeds = {
  people: 'the people who will do the work, with their roles',
  roles: 'the role of each person',
  times: 'the share of time each person gives',
  record: 'a figure from earlier work that shows the team can do this',
} as const;

/** Who applies, who does the work, results of earlier work, and whom to contact. */
export function team(context: DraftContext): SectionContent {
  const freeText = context.own('team');
  const { plan, organization } = context;
  return {
    paragraphs: [
      ...about(context),
      figureSentences(organization.figures.filter(({ isReach }) => !isReach)),
      record(context),
      ...freeText,
      plan.people.length > 0
        ? people(context)
        : freeText.length > 0
          ? missing(context)
          : needed(teamNeeds.people),
      contact(context),
    ],
    tables: teamTable(context),
  };
}

/** Results of earlier projects, each with its funder and year. */
function record({ choose, plan, voice, within, ownText }: DraftContext): Paragraph {
  if (plan.trackRecord.length === 0)
    return figuresIn(ownText('team')).size === 0 && plan.people.length > 0
      ? say`${need(teamNeeds.record)}`
      : [];
  const lead = choose(
    'team.record',
    say`${voice.subject} ${voice.verb('have', 'has')} done such work before:`,
    say`Earlier work shows what ${voice.inside} can do:`,
    say`This is not the first project of its kind:`,
  );
  return join([lead, list(plan.trackRecord.map((row) => earlier(row, within)))], '\n');
}

/** "Water for Katilu (2025, funded by Turkana County, 7,400 people): six boreholes serve people in Katilu." */
function earlier(row: PlacedRow<'trackRecord'>, within: DraftContext['within']): Paragraph {
  const { place, project, funder, year, result } = row;
  const path = (column: string) => cellPath('trackRecord', place, column);
  const name = cell('trackRecord', row, 'project', upperFirst(project));
  const origin = join(
    [
      year ? [fact(path('year'), planDateInWords(year))] : [cellNeed('trackRecord', row, 'year')],
      funder !== '' && say`funded by ${fact(path('funder'), asPerson(funder, []))}`,
      reached(row),
    ],
    ', ',
  );
  const came = cell('trackRecord', row, 'result', within(result.replace(/\.$/, '')));
  return say`${name} (${origin}): ${came}.`;
}

/** The figure of an earlier project, "7,400 people", unless the result states it. */
export function reached(row: PlacedRow<'trackRecord'>): Paragraph {
  const { place, result, figure, unit } = row;
  const path = (column: string) => cellPath('trackRecord', place, column);
  const isSaid =
    figuresIn(result).has(String(figure)) ||
    amountsWithCurrency(result).some(({ value }) => value === figure);
  if (figure !== null && isSaid) return [];
  if (figure === null)
    return say`${cellNeed('trackRecord', row, 'figure')}${unit !== '' && say` ${fact(path('unit'), unit)}`}`;
  const number = fact(path('figure'), `${formatNumber(figure, 'en-US')}${unit === '%' ? '%' : ''}`);
  const counted = figure === 1 ? singularUnit(unit) : unit;
  return say`${number}${unit !== '' && unit !== '%' && say` ${fact(path('unit'), counted)}`}`;
}

/** A project's name with its figure in brackets, unless the result states it. */
export function withReached(name: Part, row: PlacedRow<'trackRecord'>): Paragraph {
  const figure = reached(row);
  return figure.length > 0 ? say`${name} (${figure})` : [name];
}

/** What each person contributes; the table has shares and months. */
function people({ choose, plan, voice }: DraftContext): Paragraph {
  const described = plan.people.filter(({ name, brings }) => name === '' || brings !== '');
  if (described.length === 0) return [];
  const lead = choose(
    'team.people',
    say`The work is done by people who know it:`,
    say`The people who will do the work:`,
    say`${voice.startPossessive} team brings this to the work:`,
  );
  return join([lead, list(described.map(person))], '\n');
}

function person(row: PlacedRow<'people'>): Paragraph {
  const { place, name, post, brings } = row;
  const path = (column: string) => cellPath('people', place, column);
  const does = cell('people', row, 'post', name ? lowerFirst(post) : upperFirst(post));
  const what = brings && fact(path('brings'), asSentence(brings));
  if (name === '') {
    return what ? say`${does}, to be recruited: ${what}` : say`${does}, to be recruited.`;
  }
  return say`${fact(path('name'), name)}, ${does}: ${what || undefined}`;
}

/** What a team text in prose leaves open. */
function missing(context: DraftContext): Paragraph {
  const text = context.ownText('team');
  const isProse = context.members.length === 0;
  return join([
    isProse && !topics.owner.test(text) && say`${need(teamNeeds.roles)}`,
    isProse && !topics.timeShare.test(text) && say`${need(teamNeeds.times)}`,
    figuresIn(text).size === 0 && context.plan.trackRecord.length === 0 && say`${need(teamNeeds.record)}`,
  ]);
}
