import { type DraftContext, needed } from '../context/draft-context.ts';
import { fact, join, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { riskTable } from './risk-table.ts';

/** What goes on when the grant ends, and what could go wrong. */
export function sustainability(context: DraftContext): SectionContent {
  const own = context.own('sustainability');
  return {
    paragraphs: [
      opening(context),
      ...(own.length > 0 ? own : [needed('how the results will be kept going after the grant')]),
      closing(context),
      risks(context),
    ],
    tables: riskTable(context),
  };
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

/** What is missing of the time afterwards, in the words of the notes. */
export const lastingNeeds = {
  ways: 'a second way in which the results are kept going',
  risks: 'the main risks, and how each will be reduced',
} as const;

function closing(context: DraftContext): Paragraph {
  const { choose, ownText, mechanisms } = context;
  if (ownText('sustainability') === '') return [];
  return join([
    ways(context),
    choose(
      'sustainability.close',
      say`Whether these arrangements are in place can be checked when the grant ends.`,
      say`Each of these arrangements can be verified at the end of the grant.`,
      say`At the end of the grant, each arrangement can be checked against this plan.`,
    ),
    mechanisms.length < 2 && say`${need(lastingNeeds.ways)}`,
  ]);
}

/** The ways the plan names, each with the word by which it names it. */
function ways({ choose, mechanisms }: DraftContext): Paragraph {
  if (mechanisms.length === 0) return [];
  const named = join(
    mechanisms.map(({ label, word }) => say`${{ text: label }} (“${fact('proposal.sustainability', word)}”)`),
    ', ',
  );
  return choose(
    'sustainability.ways',
    say`The plan rests on: ${named}.`,
    say`What carries the results on, in the words of the plan: ${named}.`,
    say`After the grant the results are carried by: ${named}.`,
  );
}

function risks({ choose, risks }: DraftContext): Paragraph {
  if (risks.length === 0) return [need(lastingNeeds.risks)];
  return choose(
    'sustainability.risks',
    say`What could go wrong, what is done about it and who watches over it is set out risk by risk.`,
    say`The table names the risks, the answer to each, and who watches over it.`,
    say`Each risk is set beside what is done about it and who watches over it.`,
  );
}
