import { paths } from '../index.ts';
import type { HelpArticle } from './article.ts';

export const organizationArticles: readonly HelpArticle[] = [
  {
    id: 'profile',
    title: 'Your organization profile',
    words: 'profile organization ngo information fill complete edit update details change name mission',
    page: paths.profiles,
    text: 'The profile says who you are: name, type, location, founded year, mission, contact and the Sustainable Development Goals you work for. **Edit Profile** changes it. It is complete when every required field is filled; ask me *What is missing in my profile?* at any time.',
  },
  {
    id: 'public-profile',
    title: 'Your public page',
    words: 'public page visible share link funder hide contact show everybody private publish leaderboard',
    page: paths.profiles,
    text: 'On the Profiles page, **View Public Profile** opens the page everybody can see, and you can share its address. The switch **Visible to the public** opens and closes it. When you edit the profile you can hide single contact fields.',
  },
  {
    id: 'verified-website',
    title: 'Prove that the website is yours',
    words: 'verified verify proved prove domain website mark badge official genuine trust real address email',
    page: paths.profiles,
    text: 'Your public page says that the website is yours once an owner uses an email address of the same domain and has confirmed it: amina@maji.org for www.maji.org. Addresses of public mail such as Gmail prove nothing, and neither do pages on Facebook or other sites where everybody can have one. Below the website, **Edit Profile** says what was proved and what is missing.',
  },
  {
    id: 'export-profile',
    title: 'Export and import the profile',
    words: 'export import profile json file backup copy download',
    page: paths.profiles,
    text: '**Export Profile** on the Profiles page downloads your profile as a JSON file. The same file can be imported again there.',
  },
  {
    id: 'sdgs',
    title: 'Sustainable Development Goals',
    words: 'sdg sdgs goals united nations un sustainable development which choose pick how many',
    page: paths.profiles,
    text: 'The 17 goals of the United Nations. Choose the ones your work really serves; two or three are usually clearer than ten. At least one is needed in the profile, and at most five can be picked while you set up your account.',
  },
  {
    id: 'figures',
    title: 'Figures about your organization',
    words: 'facts figures numbers evidence reached people source annual report',
    page: paths.profiles,
    text: 'In the profile you can keep figures about your work, each with unit, date and source. Proposals use them word for word, so that a number always has an origin.',
  },
  {
    id: 'invite',
    title: 'Invite a colleague',
    words:
      'invite invitation colleague team member people add user join organization coworker volunteer staff access',
    page: paths.team,
    text: 'An owner can send an **invitation** to a colleague by email on the Team page. Whoever accepts it joins your organization as a member and sees the same proposals and profile.',
  },
  {
    id: 'record-of-actions',
    title: 'Who did what',
    words: 'record actions audit log signed in history owner trail csv who downloaded',
    page: paths.team,
    text: 'Owners find the **Record of actions** on the Team page: **Open the record** shows who signed in, was invited, got another role or downloaded files, for a year. It can be narrowed to a person or a kind of action; **Download as CSV** saves what is left. Nobody can change it.',
  },
  {
    id: 'privacy',
    title: 'Who can see your data',
    words: 'privacy see data secure safe security confidential who shared others access gdpr visible read',
    text: 'Only the people of your **organization** see your proposals. Everybody can see your public page while it is switched on, and your name, points and figures on the leaderboard while that is switched on. I answer from your own records only.',
  },
];
