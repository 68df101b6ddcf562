import { applications } from '../testing/judges/applications/applications.ts';
import { today } from '../testing/judges/building.ts';
import { isWithin } from '../testing/judges/cells.ts';
import { cleanProposals } from '../testing/judges/clean-proposals/clean-proposals.ts';
import { seededErrors } from '../testing/judges/seeded-errors/seeded-errors.ts';
import type { Application } from '../testing/judges/typed-plan.ts';
import { checkProposal } from './check-proposal.ts';

const found = (application: Application) => checkProposal(application, today);

test.each(seededErrors.map((error) => [error.id, error] as const))(
  'the seeded error %s is found at its place',
  (_id, { of, apply, kind, places: [place], says }) => {
    const findings = found(apply(of)).filter((finding) => finding.kind === kind);
    const atPlace = findings.filter(({ places }) => places.some(({ path }) => isWithin(path, place)));
    expect(atPlace.map(({ message }) => message).filter((message) => says.test(message))).not.toEqual([]);
  },
);

test.each(Object.entries(applications))('nothing is found in %s', (_name, { planned, proseOnly }) => {
  expect(found(planned)).toEqual([]);
  expect(found(proseOnly)).toEqual([]);
});

test('forty clean proposals have at most one false finding', () => {
  const findings = cleanProposals.flatMap(({ id, application }) =>
    found(application).map(({ message }) => `${id}: ${message}`),
  );
  expect(findings.slice(1)).toEqual([]);
});
