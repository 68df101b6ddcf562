import { sharedTopics, topicWords } from '../../reading/shared-words.ts';
import { type Check, contradiction } from '../check.ts';
import type { CheckedProposal } from '../checked.ts';
import { rowName } from '../labels.ts';

type Activity = NonNullable<CheckedProposal['activities']>[number];

/** The activity that speaks of the same things most: the one that probably lost its link. */
function likelyActivity(
  activities: readonly Activity[],
  words: string,
  links: 'outcomeIds' | 'budgetLineIds',
) {
  const topics = topicWords(words);
  const ranked = activities
    .map((row) => ({
      row,
      score:
        sharedTopics(topicWords(`${row.activity} ${row.responsible}`), topics) +
        (row[links].length === 0 ? 0.5 : 0),
    }))
    .sort((a, b) => b.score - a.score);
  return ranked[0] && ranked[0].score > 0 ? ranked[0].row : undefined;
}

/** Outcomes, activities and budget lines that nothing leads to. Only where links are used at all. */
export const planLinks: Check = function* planLinks(checked) {
  const { outcomes = [], activities = [], budgetLines = [] } = checked.proposal;
  if (activities.length === 0) return;
  const outcomeIds = new Set(activities.flatMap((row) => row.outcomeIds));
  const lineIds = new Set(activities.flatMap((row) => row.budgetLineIds));

  for (const row of activities)
    if (outcomes.length > 0 && outcomeIds.size > 0 && row.outcomeIds.length === 0)
      yield contradiction(checked, {
        message: `The activity “${rowName('activities', row)}” leads to no outcome.`,
        at: [`activities[${row.id}].outcomeIds`, 'outcomes'],
      });

  for (const row of outcomeIds.size > 0 ? outcomes : []) {
    if (outcomeIds.has(row.id)) continue;
    const likely = likelyActivity(activities, `${row.indicator} ${row.unit} ${row.outcome}`, 'outcomeIds');
    const perhaps = likely ? ` Perhaps “${rowName('activities', likely)}” does.` : '';
    yield contradiction(checked, {
      message: `No activity leads to the outcome “${rowName('outcomes', row)}”.${perhaps}`,
      at: [`outcomes[${row.id}]`, likely ? `activities[${likely.id}].outcomeIds` : 'activities'],
    });
  }

  for (const line of lineIds.size > 0 ? budgetLines : []) {
    if (line.id === undefined || lineIds.has(line.id)) continue;
    const likely = likelyActivity(activities, line.item, 'budgetLineIds');
    const perhaps = likely ? ` Perhaps “${rowName('activities', likely)}” does.` : '';
    yield contradiction(checked, {
      message: `No activity needs the budget line “${rowName('budgetLines', line)}”.${perhaps}`,
      at: [`budgetLines[${line.id}]`, likely ? `activities[${likely.id}].budgetLineIds` : 'activities'],
    });
  }
};
