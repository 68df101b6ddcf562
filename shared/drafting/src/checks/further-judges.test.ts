import { furtherClean } from '../testing/further-judges/further-clean.fixture.ts';
import { furtherErrors } from '../testing/further-judges/further-errors.fixture.ts';
import { secondErrors } from '../testing/further-judges/second-errors.fixture.ts';
import { today } from '../testing/judges/building.ts';
import { isWithin } from '../testing/judges/cells.ts';
import { checkProposal } from './check-proposal.ts';

test.each([...furtherErrors, ...secondErrors].map((error) => [error.id, error] as const))(
  'the further error %s is found at its place',
  (_id, { of, apply, kind, places: [place], says }) => {
    const findings = checkProposal(apply(of), today).filter((finding) => finding.kind === kind);
    const atPlace = findings.filter(({ places }) => places.some(({ path }) => isWithin(path, place)));
    expect(atPlace.filter(({ message }) => says.test(message))).not.toEqual([]);
  },
);

test.each(furtherClean.map(({ id, application }) => [id, application] as const))(
  'nothing is found in %s',
  (_id, application) => {
    expect(checkProposal(application, today).map(({ message }) => message)).toEqual([]);
  },
);
