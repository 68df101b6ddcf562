import { applications } from '../../testing/judges/applications/applications.ts';
import { today } from '../../testing/judges/building.ts';
import { checkProposal } from '../check-proposal.ts';

const { planned } = applications.kenya;
const foundIn = (description: string, formerNames: string[], grantId = planned.proposal.grantId) =>
  checkProposal(
    { ...planned, proposal: { ...planned.proposal, description, grantId }, formerNames },
    today,
  ).filter(({ message }) => message.includes('copied from'));
const including = (words: string) => `${planned.proposal.description} ${words}`;

test('a name of the former funder is found wherever it stands, whatever its case and spaces', () => {
  for (const words of [
    'The Rivers  Trust supports us.',
    'We thank the RIVERS TRUST.',
    'the rivers\ntrust, twice',
  ])
    expect(foundIn(including(words), ['Rivers Trust'])).toMatchObject([
      { kind: 'leftover', severity: 'error', places: [{ path: 'description' }] },
    ]);
});

test('a part of another word is none, and signs in a name are no pattern', () => {
  expect(foundIn(including('Rivulets of trustees met.'), ['Riv', 'rust'])).toEqual([]);
  expect(foundIn(including('Call A+B (2026) is meant.'), ['A+B (2026)'])).toHaveLength(1);
  expect(foundIn(including('Call AAB 2026 is meant.'), ['A.B 2026'])).toEqual([]);
});

test('a funder that is asked again is none', () => {
  expect(foundIn(including('Under WTR-2027 we asked.'), ['WTR-2027'], 'WTR-2027')).toEqual([]);
});

test('a text that states it is named, too', () => {
  const sections = [{ key: 'budget', text: 'The Rivers Trust pays for pumps.' }];
  const found = checkProposal({ ...planned, sections, formerNames: ['Rivers Trust'] }, today);
  expect(found).toContainEqual(
    expect.objectContaining({ places: [{ path: 'sections.budget', label: 'Text, Budget' }] }),
  );
});
