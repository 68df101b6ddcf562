import { costPerPerson, type DraftContext, needed } from '../context/draft-context.ts';
import { fact, join, list, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';

/** Who asks for what, why, for whom, and what stays afterwards; the deadline last. */
export function executiveSummary(context: DraftContext): SectionContent {
  return {
    paragraphs: [request(context), problem(context), aims(context), reach(context), afterwards(context)],
  };
}

function request(context: DraftContext): Paragraph {
  const { choose, applicant, title, requested, duration, category, grantId } = context;
  const kind = category && say` in the field of ${fact('proposal.category', category)}`;
  const call = grantId && say`under ${fact('proposal.grantId', grantId)}`;
  return choose(
    'summary.request',
    say`${applicant} asks for ${requested} over ${duration} to carry out ${title}${kind || say``}${call ? say`, ${call}` : say``}.`,
    say`This proposal${call ? say`, submitted ${call},` : say``} requests ${requested} for ${title}. ${applicant} will carry out the work over ${duration}${kind || say``}.`,
    say`${title} is a project of ${applicant}${kind || say``}. It runs for ${duration}, and ${requested} is requested${call ? say` ${call}` : say``}.`,
    say`${applicant} seeks ${requested}${call ? say` ${call}` : say``} for ${title}, a project of ${duration}${kind || say``}.`,
  );
}

function problem(context: DraftContext): Paragraph {
  const opening = context.opening('description', 2);
  return opening.length > 0
    ? opening
    : needed('a description of the problem, where it is and whom it affects');
}

function aims({ choose, objectives }: DraftContext): Paragraph {
  if (objectives.length === 0) return needed('at least one objective with a baseline, a target and a date');
  const lead = choose(
    'summary.aims',
    say`The project sets out to:`,
    say`What the project will achieve:`,
    say`The work is held to these objectives:`,
    say`Success is defined by these objectives:`,
  );
  return join([lead, list(objectives.map(({ part }) => [part]))], '\n');
}

function reach(context: DraftContext): Paragraph {
  const { choose, people } = context;
  const cost = costPerPerson(context);
  return choose(
    'summary.reach',
    join([say`It will reach ${people} directly.`, cost && say`That is ${cost} for each of them.`]),
    join([say`${people} will benefit directly.`, cost && say`The cost comes to ${cost} per person.`]),
    join([
      say`Those who benefit directly: ${people}.`,
      cost && say`Divided among them, the request is ${cost} each.`,
    ]),
    join([
      say`The direct benefit goes to ${people}.`,
      cost && say`The request amounts to ${cost} for each person reached.`,
    ]),
  );
}

function afterwards(context: DraftContext): Paragraph {
  const { choose, deadline } = context;
  const plan = context.opening('sustainability', 1);
  const closing = choose(
    'summary.deadline',
    say`The application is due on ${deadline}.`,
    say`The call closes on ${deadline}.`,
    say`It is submitted for the deadline of ${deadline}.`,
  );
  if (plan.length === 0) return closing;
  const lead = choose(
    'summary.after',
    say`After the grant:`,
    say`When the grant ends:`,
    say`What remains afterwards:`,
  );
  return join([lead, plan, closing]);
}
