import { numberWord, paths, proposalSectionKeys } from '../index.ts';
import type { HelpArticle } from './article.ts';

export const proposalArticles: readonly HelpArticle[] = [
  {
    id: 'new-proposal',
    title: 'Write a new proposal',
    words: 'create make start begin add apply grant application funding request write new proposal form',
    page: paths.newProposal,
    text: 'Choose **New Proposal** on the Proposals page, or press **c** on any page. The form has five sections: Basic Information, Project Details, Funding & Budget, Implementation, and Team & Impact. **Next** opens the next section once the current one is complete. **Create Proposal** saves it and generates the text; **Save as draft** only saves it.',
  },
  {
    id: 'sections',
    title: 'The five sections of the form',
    words:
      'fields required fill which information needed section basic project funding implementation team next button',
    page: paths.newProposal,
    text: '- **Basic Information**: title, grant ID, organization, category, description\n- **Project Details**: objectives, methodology, number of people who benefit\n- **Funding & Budget**: amount in US dollars, deadline, budget\n- **Implementation**: timeline, duration from 1 to 60 months, what lasts after the grant\n- **Team & Impact**: who does the work\n\nThe marks at the side show which sections are complete.',
  },
  {
    id: 'budget',
    title: 'Write a budget',
    words:
      'budget put enter lines costs cost prices salaries table sum total overhead indirect breakdown money excel paste',
    page: paths.newProposal,
    text: 'In **Funding & Budget** you can write the budget as text, or line by line. The lines are added up for you, and the form says when the sum differs from the amount you ask for. Amounts are whole US dollars.',
  },
  {
    id: 'objectives',
    title: 'Good objectives',
    words: 'objective goals smart measurable indicators target baseline outcome',
    page: paths.newProposal,
    text: 'Write one objective a row: who, what changes, from which figure to which, and by when. For example: *Reduce the average walk to water from 6.4 to 1 kilometre by September 2028.* At least one is needed; empty rows are dropped.',
  },
  {
    id: 'generate',
    title: 'Generate the text',
    words:
      'generate generating generation ai drafting draft text long takes time wait minutes slow stuck write automatically content',
    page: paths.proposals,
    text: `After **Create Proposal** the text of the ${numberWord(proposalSectionKeys.length).toLowerCase()} sections is drafted from what you entered. This usually takes a few minutes; you can leave the page meanwhile, and you will be notified. Where a fact is missing the text says so instead of inventing one.`,
  },
  {
    id: 'drafting-failed',
    title: 'When drafting has failed',
    words: 'failed fail error problem broken generation drafting try again retry wrong',
    page: paths.proposals,
    text: 'Nothing you entered is lost. Open the proposal: it says why “The text could not be written”. Choose **Generate again**. If it fails again, **Edit** and shorten long answers, and contact us from the Support page.',
  },
  {
    id: 'edit-proposal',
    title: 'Change a proposal',
    words: 'edit change update correct modify after submitting submitted sent locked save changes',
    page: paths.proposals,
    text: 'Open the proposal and choose **Edit**; **Save Changes** keeps your changes and **Cancel** drops them. A draft, completed, failed or rejected proposal can be changed. While it is being generated, and once it is submitted, its text stays as it is.',
  },
  {
    id: 'answers',
    title: 'Use a former answer again',
    words: 'answers answer bank former reuse again question search find copy star owner review',
    page: paths.answers,
    text: 'The **Answers** page keeps every answer that you have sent or starred. Type a question as the funder asks it: former answers are found by meaning, in English, French, Spanish and Portuguese, and each says why. Open one to copy it as plain text, edit it, see where it was used and how that went, or give it an owner and a day for review. **New answer** adds one by hand. It works offline with the answers that this device has loaded.',
  },
  {
    id: 'submit',
    title: 'Submit a proposal',
    words: 'submit send hand in deliver funder submitted mark',
    page: paths.proposals,
    text: 'Open the proposal and mark it **Submitted** when you have sent it to the funder. Harambee does not send it for you. In the command palette, **Submit latest draft proposal** (Cmd+Enter) does the same for the newest one, after asking you. I cannot submit anything myself.',
  },
  {
    id: 'statuses',
    title: 'What the statuses mean',
    words: 'status statuses meaning state mean explain next step difference',
    page: paths.proposals,
    text: '- **Draft**: saved, no text yet\n- **Generating**: the text is being written\n- **Completed**: the text is ready\n- **Failed**: the text could not be written; ask again\n- **Submitted**: you have sent it\n- **Under review**: the funder is reading\n- **Approved** or **Rejected**: the answer\n- **Funded**: the money is there\n\nA rejected proposal can become a draft again.',
  },
  {
    id: 'rejected',
    title: 'When a proposal was rejected',
    words: 'rejected refused declined no again another funder what now next',
    page: paths.proposals,
    text: 'A rejected proposal can become a **draft** again: open it, change it, and have its text written anew. **Duplicate** makes a copy for another funder and leaves the original as it is.',
  },
  {
    id: 'pdf',
    title: 'Download a PDF',
    words: 'download pdf file save print export proposal document',
    page: paths.proposals,
    text: 'Open a completed proposal and choose **Download PDF**. The file is named after the grant ID and the version, for example `WASH-2026-114-v2.pdf`. Completed proposals also have a Download button in the list.',
  },
  {
    id: 'word',
    title: 'Download a Word document',
    words: 'word docx document microsoft office editable download export',
    page: paths.proposals,
    text: 'Open a completed proposal and choose **Download Word**. You get the same text as in the PDF, as a document you can keep editing.',
  },
  {
    id: 'findings',
    title: 'What the checks find',
    words:
      'check checks finding findings contradiction contradict mistake error leftover placeholder personal data privacy',
    page: paths.proposals,
    text: 'While you write, and on the page of a proposal, Harambee looks for what a reviewer would find: numbers, months and dates that contradict each other, leftovers from a form or an earlier draft, and personal data of the people you help. Each finding names its places, and each place is a link. Before personal data goes into a file or to a language model, Harambee asks you.',
  },
  {
    id: 'readiness',
    title: 'What readiness means',
    words: 'readiness ready score quality points complete convincing measured raise improve read',
    page: paths.proposals,
    text: 'Readiness says how much of what reviewers look for is in your proposal, from 0 to 100. It is not your chance of an award. **Complete** says whether the parts are there. **Convincing** is graded as a hard reviewer would: proof of need, a chain from cause to result, targets that ask something, evidence that the method works, somebody from outside who looks at the results, and more; open **What makes it convincing** to see each part and what would raise it. Most good proposals lie between 60 and 90. Contradictions and leftovers keep both at 59. A text is called ready only when somebody has read it: choose **I have read this text**.',
  },
  {
    id: 'versions',
    title: 'Earlier versions of a text',
    words: 'version versions old earlier previous history restore regenerate again',
    page: paths.proposals,
    text: 'Each time you generate a text again, a new version is created and the old one is kept. On the proposal you can open earlier versions and download their PDF.',
  },
  {
    id: 'duplicate',
    title: 'Use a proposal for another funder',
    words: 'duplicate copy reuse again another other funder second same proposal template',
    page: paths.proposals,
    text: 'Open the proposal and choose **Duplicate**. Answers, plan, text and your edits are copied; the original stays as it is. If you choose the call of the new funder, its reference and deadline are filled in. **For the new funder** lists what must change: names of the former funder in the text, the amount against the new limits, the deadline.',
  },
  {
    id: 'changed-figures',
    title: 'When a figure in the profile changes',
    words: 'changed figure fact number profile update old value texts state wording outdated flagged',
    page: paths.changedFacts,
    text: 'When you change or remove a figure in your profile, **Changed figures** lists the drafts and former answers that still state it as it was, each with its new wording. **Take the new wording** changes that text; nothing changes by itself, and what was sent stays as it was.',
  },
  {
    id: 'proposal-people',
    title: 'Who works on a proposal',
    words:
      'owner lead leads helper help colleague team assign assigned give section task tasks due date waiting who writes reassign hand over',
    page: paths.proposals,
    text: '**People** on the page of a proposal says who leads it, who helps, and who has which section or question until when. **Change** gives them to somebody else. Whoever is asked gets a notification, and a reminder before the day. Tick a task when it is done. *Waiting for you* on the dashboard lists your own; ask me *What is waiting for me?* at any time.',
  },
  {
    id: 'find-proposal',
    title: 'Find a proposal',
    words: 'search find filter list sort look for where grant lost',
    page: paths.proposals,
    text: 'The Proposals page has a search box for title, grant and organization, and a filter for the status. You can also press **Cmd+K** (Ctrl+K) and type a part of the title.',
  },
  {
    id: 'analytics',
    title: 'Statistics about your proposals',
    words:
      'analytics statistics stats charts figures report numbers success rate category timeline insights performance',
    page: paths.proposalAnalytics,
    text: 'Proposal analytics shows your proposals over time, by category and by status, for 7 days, 30 days, 90 days or 12 months. The success rate there is the share of approved and funded proposals. Amounts in several currencies stand side by side and are never added up or converted.',
  },
  {
    id: 'deadline-reminders',
    title: 'Reminders of deadlines',
    words: 'remind reminder deadline notification alert forget due',
    page: paths.notifications,
    text: 'When a deadline is 14 days, 3 days and 1 day away, you get a notification, as long as the proposal has not been sent. You can also ask me: *What is due next?*',
  },
];
