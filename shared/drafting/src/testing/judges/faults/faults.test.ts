import { applications } from '../applications/applications.ts';
import { type Fault, faultsIn } from './fault.ts';
import { frameFaults, profileValues, profileWords } from './frame-faults.fixture.ts';
import { ownFaults } from './own-faults.fixture.ts';

const faults = [...ownFaults, ...frameFaults];
const named = faults.map((fault) => [fault.id, fault] as const);

const text = (line: string, { section = 'impact' }: Fault) => [
  { key: section, title: '', text: line, needs: [], words: 0 },
];

test.each(named)('%s is found in the faulty line and not in the corrected one', (_id, fault) => {
  const present = faultsIn(fault, text(fault.seen, fault), true);
  expect(present).not.toEqual([]);
  if (fault.never.length > 0) expect(faultsIn(fault, text(fault.seen, fault), false)).not.toEqual([]);
  expect(faultsIn(fault, text(fault.mended, fault), true)).toEqual([]);
});

test.each(named)('%s does not come from the applicant', (_id, fault) => {
  for (const name of fault.of) {
    const { proposal, organization } = applications[name].planned;
    const texts = [proposal.description, proposal.methodology, organization.description ?? ''].join('\n');
    if (fault.section === undefined) expect(faultsIn(fault, text(texts, fault), false)).toEqual([]);
  }
});

test('each fault has a unique name', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});

test('a mark in a month grid counts as its month', () => {
  const grid = {
    kind: 'month_grid' as const,
    title: '',
    heads: ['Activity', '1–3', '4–6'],
    rows: [[{ text: 'Choose and train the twenty mentors' }, { text: '●' }, { text: '' }]],
  };
  const quarters = ownFaults.filter(({ id }) => id === 'first-quarter-is-three-months');
  const sections = [{ key: 'timeline' as const, title: '', text: '', needs: [], words: 0, tables: [grid] }];
  expect(quarters.flatMap((fault) => faultsIn(fault, sections, true))).toEqual([]);
});

test('the profile has the values that must reach the text', () => {
  for (const [name, words] of Object.entries(profileWords)) {
    const { organization } = applications[name as keyof typeof profileWords].planned;
    expect(organization.description).toContain(words);
    for (const value of profileValues) expect(organization[value]).toBeTruthy();
  }
});
