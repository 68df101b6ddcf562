import {
  countedStatuses,
  formatNumber,
  isSuccess,
  paths,
  pointWeights,
  successRateOf,
} from '@harambee/domain';
import { sumOf } from '../../records/records.ts';
import { isWithin, type Span } from '../../understanding/spans.ts';
import type { Answer } from '../answer.ts';
import { nearestBadge } from '../answers/impact.ts';
import { type Ask, answer, linesOf, pageChip } from '../ask.ts';
import { dayIn, spansOf } from '../query/spans.ts';
import { covers } from '../recorded-topic.ts';
import { spanIn } from '../words/dates.ts';
import { organization as said } from '../words/organization.ts';
import { records as more } from '../words/records.ts';

/** Points of a period: by the day on which a proposal was created or first got a status that counts. */
async function pointsIn({ records }: Ask, span: Span): Promise<number> {
  const all = await records.proposals();
  const counts = (moment: Date | undefined) => moment !== undefined && isWithin(dayIn(moment), span);
  return all.reduce((sum, proposal) => {
    const reached = countedStatuses.reduce((points, status) => {
      const first = proposal.moves.find(({ to }) => to === status)?.at;
      return points + (counts(first) ? pointWeights[status] : 0);
    }, 0);
    return sum + reached + (counts(proposal.createdAt) ? pointWeights.total : 0);
  }, 0);
}

/** "How many points do we have?", "more points this month or last month?" */
export async function points(ask: Ask): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  covers(topic, 'howMany', 'howMuch', 'earn', 'secured', 'compare');
  const spans = spansOf(topic, records.now);
  if (spans.length > 0) {
    const found = await Promise.all(spans.map(async (span) => ({ span, points: await pointsIn(ask, span) })));
    const lines = found.map(({ span, points: count }) =>
      said.pointsIn[language](count, spanIn(span, language)),
    );
    const [best] = found.toSorted((a, b) => b.points - a.points);
    const isSame = new Set(found.map(({ points: count }) => count)).size === 1;
    const verdict =
      found.length < 2 || !best
        ? ''
        : `\n\n${isSame ? more.same[language] : more.moreIn[language](spanIn(best.span, language))}`;
    return answer('impact.points-in', `${linesOf(lines)}${verdict}`, pageChip(paths.impact, language));
  }
  covers(topic, 'level', 'missing', 'daysLeft', 'next', 'still');
  const { points: all, level, toNextLevel } = await records.impact();
  return answer(
    'impact.points',
    said.points[language](formatNumber(all), level, toNextLevel),
    pageChip(paths.impact, language),
  );
}

/** "Which badge is missing?", "what badges do we have?" */
export async function badges({ topic, records }: Ask): Promise<Answer> {
  const { language, concepts } = topic;
  covers(topic, 'howMany', 'secured', 'still', 'next', 'negation', 'missing', 'missed');
  const { badges: all } = await records.impact();
  const missing = nearestBadge(all);
  const earned = all.filter((badge) => badge.earned);
  const left = all.filter((badge) => !badge.earned);
  const names = earned.map(({ name }) => `**${name}**`);
  const gap = missing
    ? `${said.badgeMissing[language](missing.name, missing.progress.current, missing.progress.required)} (${missing.description})`
    : '';
  const others = left.filter((badge) => badge !== missing).map(({ name }) => `**${name}**`);
  const count = said.badges[language](earned.length, all.length);
  const asksMissing =
    concepts.has('missing') || concepts.has('next') || concepts.has('negation') || concepts.has('still');
  const reply = asksMissing
    ? `${gap}${others.length > 0 ? `\n\n${linesOf(others)}` : ''}`
    : `${count}\n\n${linesOf(names)}\n\n${gap}`;
  return answer('impact.badges', reply, pageChip(paths.badges, language));
}

/** "What is our success rate?" */
export async function rate({ topic, records }: Ask): Promise<Answer> {
  covers(topic, 'howMany', 'howMuch', 'approved', 'secured', 'funded');
  const tallies = await records.tallies();
  const won = sumOf(tallies.filter(({ status }) => isSuccess(status)));
  const percent = Math.round(successRateOf(tallies) * 100);
  return answer(
    'proposals.success',
    said.rate[topic.language](percent, won, sumOf(tallies)),
    pageChip(paths.proposalAnalytics, topic.language),
  );
}
