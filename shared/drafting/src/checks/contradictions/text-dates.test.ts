import { applications } from '../../testing/judges/applications/applications.ts';
import { statedDuration } from './text-dates.ts';

const { planned } = applications.kenya;

/** What the check finds in a project of 30 months whose methods end with these words. */
const found = (words: string) => {
  const methodology = `${planned.proposal.methodology}\n\n${words}`;
  const proposal = { ...planned.proposal, projectDuration: 30, methodology };
  return [...statedDuration({ ...planned, proposal }, '2026-11-23')].map(({ message }) => message);
};

// Each way to say it, and where it goes on in the next line: the hint of a pattern lets through what the pattern finds.
test.each([
  'Over five years, each village has a well.',
  'Within the\nfive years, each village has a well.',
  'We dig wells over the five years with each village.',
  'This is a five-year plan for each village.',
  'It fills the five years\nof the project with work.',
  'The project lasts for\nfive years.',
  'The grant runs 60 months.',
])('another duration is found in %j', (words) => {
  expect(found(words)).toEqual([expect.stringContaining('(60 months); the project has 30 months')]);
});
