import { type DraftContext, needed } from '../context/draft-context.ts';
import { fact, join, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { figuresIn } from '../reading/numerals.ts';
import { topics } from '../reading/topics.ts';
import { teamTable } from './team-table.ts';

/** Who does the work, and the organization behind them. */
export function team(context: DraftContext): SectionContent {
  const own = context.own('team');
  const tables = teamTable(context);
  return {
    paragraphs: [
      opening(context),
      ...(own.length > 0 ? own : [needed('the people who will do the work, with their roles')]),
      organization(context),
      tables.length > 0 ? leadToTable(context) : [],
      missing(context),
    ],
    tables,
  };
}

function opening({ choose, applicant, title }: DraftContext): Paragraph {
  return choose(
    'team.opening',
    say`${applicant} answers for the work and for the money.`,
    say`Responsibility for ${title} lies with ${applicant}.`,
    say`The work is done and accounted for by ${applicant}.`,
    say`${applicant} carries out the project with the people named here.`,
  );
}

function organization({ choose, applicant, organization }: DraftContext): Paragraph {
  const { foundedYear, location, mission, website } = organization;
  const background = [
    ...(foundedYear ? [say`was founded in ${fact('organization.foundedYear', String(foundedYear))}`] : []),
    ...(location ? [say`is based in ${fact('organization.location', location)}`] : []),
  ];
  return join([
    background.length > 0 && say`${applicant} ${join(background, ' and ')}.`,
    mission !== '' &&
      choose(
        'team.mission',
        say`Its mission, in its own words: ${fact('organization.mission', mission)}`,
        say`It describes its mission as follows: ${fact('organization.mission', mission)}`,
        say`Its stated mission: ${fact('organization.mission', mission)}`,
      ),
    website !== '' &&
      choose(
        'team.website',
        say`More about the organization: ${fact('organization.website', website)}`,
        say`Website: ${fact('organization.website', website)}`,
        say`Further information: ${fact('organization.website', website)}`,
      ),
  ]);
}

const leadToTable = ({ choose }: DraftContext): Paragraph =>
  choose(
    'team.table',
    say`Roles and shares of time are set out person by person.`,
    say`Who does what, and with how much of their time, is shown in the table.`,
    say`The table names each person with role and share of time.`,
  );

/** What somebody misses stands in the row; of a team that is written as prose it is asked for here. */
function missing(context: DraftContext): Paragraph {
  const text = context.ownText('team');
  if (!text) return [];
  const isProse = context.members.length === 0;
  return join([
    isProse && !topics.owner.test(text) && say`${need(teamNeeds.roles)}`,
    isProse && !topics.timeShare.test(text) && say`${need(teamNeeds.times)}`,
    figuresIn(text).size === 0 && say`${need(teamNeeds.record)}`,
  ]);
}

/** What is missing of a team, in the words of the notes. */
export const teamNeeds = {
  roles: 'the role of each person',
  times: 'the share of time each person gives',
  record: 'a figure from earlier work that shows the team can do this',
} as const;
