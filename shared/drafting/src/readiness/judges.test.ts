import { draftContext } from '../context/draft-context.ts';
import { renderSection } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { draftedSections } from '../sections/section-writers.ts';
import { applications } from '../testing/judges/applications/applications.ts';
import { goodNeedAlone, nonsenses, onceReady } from '../testing/judges/nonsense.fixture.ts';
import { equals, paddings, removals } from '../testing/judges/removals.fixture.ts';
import type { Application } from '../testing/judges/typed-plan.ts';
import { readiness } from './readiness.ts';

function scoreOf(application: Application): number {
  const facts = application as DraftingFacts;
  return readiness(draftedSections(draftContext(facts, 'seed')).map(renderSection), facts).score;
}

test.each(nonsenses.map(({ id, application }) => [id, application] as const))(
  'the nonsense %s scores below 30',
  (_id, application) => {
    expect(scoreOf(application)).toBeLessThan(30);
  },
);

test('what is only half nonsense is neither solid nor above an honest proposal', () => {
  const honest = Object.values(applications).flatMap(({ planned, proseOnly }) =>
    [planned, proseOnly].map(scoreOf),
  );
  expect(scoreOf(onceReady)).toBeLessThan(Math.min(70, ...honest));
  expect(scoreOf(goodNeedAlone)).toBeLessThan(Math.min(50, ...honest));
});

test.each(removals.map((removal) => [removal.id, removal] as const))(
  'the removal of %s lowers the score, once',
  (_id, { of, apply }) => {
    const once = apply(of);
    expect(scoreOf(once)).toBeLessThan(scoreOf(of));
    expect(scoreOf(apply(once))).toBe(scoreOf(once));
  },
);

test.each(paddings.map((padding) => [padding.id, padding] as const))(
  '%s does not raise the score',
  (_id, { of, apply }) => {
    expect(scoreOf(apply(of))).toBeLessThanOrEqual(scoreOf(of));
  },
);

test.each(equals.map((change) => [change.id, change] as const))(
  '%s changes nothing',
  (_id, { of, apply }) => {
    expect(scoreOf(apply(of))).toBe(scoreOf(of));
  },
);

test('the five applications are solid with their plan', () => {
  for (const { planned } of Object.values(applications)) expect(scoreOf(planned)).toBeGreaterThanOrEqual(70);
});
