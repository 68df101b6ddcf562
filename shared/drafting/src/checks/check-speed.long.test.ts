import { longestText } from '@harambee/domain';
import { applications } from '../testing/judges/applications/applications.ts';
import { today } from '../testing/judges/building.ts';
import { checkProposal } from './check-proposal.ts';

const { kenya } = applications;
const filled = (piece: string) => piece.repeat(Math.ceil(longestText / piece.length)).slice(0, longestText);

// A pattern that backtracks for every letter would freeze the page while somebody types.
test.each([
  'a ',
  'Ab ',
  '1 ',
  '1,234 people ',
  '(',
  '[',
  '_',
  'a@',
  'Anna, ',
  'will ',
  'month 3, ',
  '£1 ',
  '120 sessions at ',
  '5 x ',
  'half ',
  'Ministry of ',
  'seven hundred ',
  'Give you ',
  '+1 ',
  '.',
  '\n',
  'Fund and ',
  'A-',
  'A',
  'over the ',
  'born 1 ',
  'Anna 1, ',
])('a text full of %j is checked in time', (piece) => {
  const text = filled(piece);
  const proposal = {
    ...kenya.planned.proposal,
    description: text,
    methodology: text,
    timeline: text,
    team: text,
  };
  // CPU time, because wall time is longer on a busy machine. A pattern that backtracks takes minutes, a slow machine
  // some seconds.
  const before = process.cpuUsage();
  checkProposal({ ...kenya.planned, proposal: { ...proposal, budget: text, budgetLines: [] } }, today);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(12_000);
});
