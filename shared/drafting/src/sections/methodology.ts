import { type DraftContext, needed } from '../context/draft-context.ts';
import { join, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { measuringNeeds } from './evaluation-matrix.ts';
import { logicModel } from './logic-model.ts';

/** How the work is done, in the applicant's own words, how it is followed, and what leads to what. */
export function methodology(context: DraftContext): SectionContent {
  const own = context.own('methodology');
  const tables = logicModel(context);
  return {
    paragraphs: [
      opening(context),
      ...(own.length > 0 ? own : [needed('how the work will be done, step by step')]),
      following(context),
      tables.length > 0 ? leadToTable(context) : [],
    ],
    tables,
  };
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

function following({ choose, measuring }: DraftContext): Paragraph {
  const close = choose(
    'methodology.close',
    say`The timeline below places each step, and the section on impact names what is measured against each objective.`,
    say`The order of the steps is given under Timeline; what is measured against each objective is given under Impact.`,
    say`Each step has its place in the timeline, and each objective its measure in the section on impact.`,
  );
  return join([
    close,
    !measuring.method && say`${need(measuringNeeds.method)}`,
    !measuring.frequency && say`${need(measuringNeeds.frequency)}`,
    !measuring.owner && say`${need(measuringNeeds.owner)}`,
  ]);
}

const leadToTable = ({ choose }: DraftContext): Paragraph =>
  choose(
    'methodology.logic',
    say`The logic model sets out how means become activities, activities results, and results lasting change.`,
    say`How inputs lead to activities, outputs, outcomes and impact is shown in the logic model.`,
    say`The logic model links what is put in with what is done, produced and changed.`,
  );
