import { draftContext } from '../context/draft-context.ts';
import { renderSection } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { draftedSections } from '../sections/section-writers.ts';
import { applications } from '../testing/judges/applications/applications.ts';
import { nonsenses } from '../testing/judges/nonsense.fixture.ts';
import { ranking } from '../testing/judges/ordered/ordered.fixture.ts';
import { paddings, removals } from '../testing/judges/removals.fixture.ts';
import type { Application } from '../testing/judges/typed-plan.ts';
import { readiness } from './readiness.ts';

function convincingOf(application: Application): number {
  const facts = application as DraftingFacts;
  return readiness(draftedSections(draftContext(facts, 'seed')).map(renderSection), facts)
    .convincing as number;
}

/** About neighbors among the best two officers would argue, too: so many points either way are no other order. */
const arguable = 3;

test('proposals come in the order in which a programme officer would lay them', () => {
  const scores = ranking.map(({ id, application }) => ({ id, score: convincingOf(application) }));
  const inverted = scores.flatMap(({ id, score }, place) =>
    scores
      .slice(place + 1)
      .filter((other, distance) => other.score > score + (distance === 0 && place < 4 ? arguable : -1))
      .map((other) => `${other.id} (${other.score}) above ${id} (${score})`),
  );
  expect(inverted).toEqual([]);
});

test('the five planned proposals spread out, mediocre ones lie in the middle and nonsense at the foot', () => {
  const five = Object.values(applications).map(({ planned }) => convincingOf(planned));
  expect(Math.min(...five)).toBeGreaterThanOrEqual(70);
  expect(Math.max(...five)).toBeLessThanOrEqual(92);
  expect(Math.max(...five) - Math.min(...five)).toBeGreaterThanOrEqual(8);
  const of = (id: string) =>
    convincingOf((ranking.find((one) => one.id === id) as (typeof ranking)[number]).application);
  expect(of('mediocre')).toBeGreaterThanOrEqual(35);
  expect(of('mediocre')).toBeLessThanOrEqual(60);
  for (const { application } of nonsenses) expect(convincingOf(application)).toBeLessThan(30);
});

test.each(removals.map((removal) => [removal.id, removal] as const))(
  'without %s it convinces less, and once less only',
  (_id, { of, apply }) => {
    const once = apply(of);
    expect(convincingOf(once)).toBeLessThan(convincingOf(of));
    expect(convincingOf(apply(once))).toBe(convincingOf(once));
  },
);

test.each(paddings.map((padding) => [padding.id, padding] as const))(
  '%s convinces nobody more',
  (_id, { of, apply }) => {
    expect(convincingOf(apply(of))).toBeLessThanOrEqual(convincingOf(of));
  },
);
