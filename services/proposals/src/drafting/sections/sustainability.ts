import { type DraftContext, needed } from '../draft-context.ts';
import { join, need, type Paragraph, say } from '../draft-text.ts';
import { mechanismsIn, topics } from '../topics.ts';

/** What goes on when the grant ends, and what could go wrong. */
export function sustainability(context: DraftContext): Paragraph[] {
  const own = context.own('sustainability');
  return [
    opening(context),
    ...(own.length > 0 ? own : [needed('how the results will be kept going after the grant')]),
    closing(context),
  ];
}

function opening({ choose, applicant, duration, title }: DraftContext): Paragraph {
  return choose(
    'sustainability.opening',
    say`The grant covers ${duration}; what ${applicant} plans for the time after is set out here.`,
    say`The results of ${title} are meant to outlast the ${duration} of the grant.`,
    say`After ${duration} the work has to stand without this grant. ${applicant} plans for it as follows.`,
    say`${applicant} has planned for the time after the grant, which ends after ${duration}.`,
  );
}

function closing(context: DraftContext): Paragraph {
  const plan = context.ownText('sustainability');
  const everything = [plan, context.ownText('methodology'), context.ownText('timeline')].join('\n');
  return join([
    plan !== '' &&
      context.choose(
        'sustainability.close',
        say`Whether these arrangements are in place can be checked when the grant ends.`,
        say`Each of these arrangements can be verified at the end of the grant.`,
        say`At the end of the grant, each arrangement can be checked against this plan.`,
      ),
    plan !== '' && mechanismsIn(plan) < 2 && say`${need('a second way in which the results are kept going')}`,
    !topics.risk.test(everything) && say`${need('the main risks, and how each will be reduced')}`,
  ]);
}
