import { type DraftContext, needed } from '../draft-context.ts';
import { fact, join, need, type Paragraph, say } from '../draft-text.ts';
import { topics } from '../topics.ts';

/** Who does the work, and the organisation behind them. */
export function team(context: DraftContext): Paragraph[] {
  const own = context.own('team');
  return [
    opening(context),
    ...(own.length > 0 ? own : [needed('the people who will do the work, with their roles')]),
    organisation(context),
    missing(context),
  ];
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

function organisation({ choose, applicant, organization }: DraftContext): Paragraph {
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
        say`More about the organisation: ${fact('organization.website', website)}`,
        say`Website: ${fact('organization.website', website)}`,
        say`Further information: ${fact('organization.website', website)}`,
      ),
  ]);
}

function missing(context: DraftContext): Paragraph {
  const text = context.ownText('team');
  if (!text) return [];
  return join([
    !topics.owner.test(text) && say`${need('the role of each person')}`,
    !topics.timeShare.test(text) && say`${need('the share of time each person gives')}`,
    !/\d/.test(text) && say`${need('a figure from earlier work that shows the team can do this')}`,
  ]);
}
