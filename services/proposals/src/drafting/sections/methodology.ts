import { type DraftContext, needed } from '../draft-context.ts';
import { join, need, type Paragraph, say } from '../draft-text.ts';
import { topics } from '../topics.ts';

/** How the work is done, in the applicant's own words, and how it is followed. */
export function methodology(context: DraftContext): Paragraph[] {
  const own = context.own('methodology');
  return [
    opening(context),
    ...(own.length > 0 ? own : [needed('how the work will be done, step by step')]),
    following(context),
  ];
}

function opening({ choose, applicant, duration, objectives }: DraftContext): Paragraph {
  const single = objectives.length === 1;
  return choose(
    'methodology.opening',
    say`${applicant} will do the work over ${duration} in the way set out here.`,
    say`This is how ${applicant} will reach the ${single ? say`objective` : say`objectives`} within ${duration}.`,
    say`The approach below covers the whole period of ${duration}; ${applicant} is responsible for it.`,
    say`Over ${duration}, ${applicant} will proceed as follows.`,
  );
}

function following(context: DraftContext): Paragraph {
  const text = [context.ownText('methodology'), context.ownText('timeline'), context.ownText('team')].join(
    '\n',
  );
  const measured = topics.evaluation.test(context.ownText('methodology'));
  const close = context.choose(
    'methodology.close',
    say`The timeline below places each step, and the section on impact names what is measured against each objective.`,
    say`The order of the steps is given under Timeline; what is measured against each objective is given under Impact.`,
    say`Each step has its place in the timeline, and each objective its measure in the section on impact.`,
  );
  return join([
    close,
    !measured && say`${need('how results will be measured, and from which records')}`,
    !topics.frequency.test(text) && say`${need('how often results will be checked')}`,
    !topics.owner.test(text) && say`${need('who is responsible for each activity')}`,
  ]);
}
