import { type DraftContext, needed } from '../context/draft-context.ts';
import { fact, join, list, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { figureList } from '../context/own-figures.ts';

/** What a description of the need misses, in the words of the notes. */
export const evidenceNeeds = {
  place: 'the place where the organization works',
  figures: 'two figures that show the size of the problem',
  source: 'a recent source with its date for the figures',
} as const;

/** The applicant, the need in its own words, the objectives and the people. */
export function projectDescription(context: DraftContext): SectionContent {
  return {
    paragraphs: [
      setting(context),
      record(context),
      ...theNeed(context),
      ...objectives(context),
      people(context),
    ],
  };
}

function setting({ choose, applicant, title, organization }: DraftContext): Paragraph {
  const place = organization.location
    ? fact('organization.location', organization.location)
    : need(evidenceNeeds.place);
  return choose(
    'description.setting',
    say`${title} is carried out by ${applicant}, based in ${place}.`,
    say`${applicant} works from ${place} and is responsible for ${title}.`,
    say`The applicant for ${title} is ${applicant}, whose base is ${place}.`,
    say`${applicant}, based in ${place}, proposes ${title}.`,
  );
}

/** What the organization says of itself in figures, apart from the people it has reached. */
function record({ choose, applicant, organization }: DraftContext): Paragraph {
  const lead = choose(
    'description.record',
    say`${applicant} gives these figures about itself, each with its unit, day and source:`,
    say`Figures about ${applicant}, with unit, day and source:`,
    say`What ${applicant} states about itself, with unit, day and source:`,
  );
  return figureList(
    lead,
    organization.figures.filter(({ isReach }) => !isReach),
  );
}

function theNeed(context: DraftContext): Paragraph[] {
  const text = context.ownText('description');
  if (!text) return [needed('a description of the problem, where it is and whom it affects')];
  const { figures, hasDatedSource } = context.evidence;
  const missing = [
    figures < 2 && say`${need(evidenceNeeds.figures)}`,
    !hasDatedSource && say`${need(evidenceNeeds.source)}`,
  ];
  return [...context.own('description'), join(missing)];
}

function objectives({ choose, objectives }: DraftContext): Paragraph[] {
  if (objectives.length === 0) return [needed('at least one objective with a baseline, a target and a date')];
  const lead = choose(
    'description.objectives',
    say`The objectives, against which the work will be judged:`,
    say`The project commits to the following:`,
    say`In answer, the project pursues these objectives:`,
    say`The objectives are:`,
  );
  return [
    join([lead, list(objectives.map(({ ordinal, part }) => say`Objective ${ordinal}: ${part}`))], '\n'),
  ];
}

function people({ choose, people }: DraftContext): Paragraph {
  return choose(
    'description.people',
    say`Counted directly, ${people} will benefit from the project.`,
    say`The project is for ${people}, counted directly.`,
    say`It is designed for ${people} as direct beneficiaries.`,
  );
}
