import { paths } from '@harambee/domain';

export interface TourStep {
  title: string;
  text: string;
  /** The page it is about; undefined while the record that it shows is not known. */
  path: string | undefined;
}

/** Five pages that say what the product is for, the drafted text first. `proposalId` has a text that people discuss. */
export const tourSteps = (proposalId: string | undefined): readonly TourStep[] => [
  {
    title: 'Where the work stands',
    text: 'Deadlines, what waits for you, and how far each proposal is. Next you see a text that Harambee has written.',
    path: paths.dashboard,
  },
  {
    title: 'A text from the organization’s own facts',
    text: 'Eight sections, drafted from the plan and the profile. Open a sentence’s figures to see where each of them comes from.',
    path: proposalId && `${paths.proposal(proposalId)}?tab=generated`,
  },
  {
    title: 'Colleagues read and sign',
    text: 'They comment beside the words, suggest others, and agree with exactly this text before it is sent.',
    path: proposalId && paths.signOffs(proposalId),
  },
  {
    title: 'Calls of funders and their deadlines',
    text: 'A call is read from its file: questions with limits, who may apply, what to attach. Each answer begins from the text.',
    path: paths.calls,
  },
  {
    title: 'What the work has achieved',
    text: 'Points, badges and this board come from what was really done. A report for your board is one page further.',
    path: paths.leaderboard,
  },
];
