import type { ProposalCategory } from '@harambee/domain';

/** The common parts of a kind of project; `{place}` is replaced by its location. */
export interface ProjectTheme {
  titles: readonly string[];
  need: string;
  objectives: readonly string[];
  methodology: string;
  sustainability: string;
  team: string;
  /** Budget lines and the percentage of each; 100 in total. */
  budget: readonly (readonly [string, number])[];
}

export const projectThemes: Record<ProposalCategory, ProjectTheme> = {
  Education: {
    titles: [
      'Reading clubs for every primary school',
      'Evening classes for working pupils',
      'Science kits on a bicycle',
    ],
    need: 'In {place} many pupils finish primary school without reading a page with ease, and classes share one textbook among five.',
    objectives: [
      'Open a reading club in each partner school with two trained teachers',
      'Raise the share of pupils who read a page of their own language with ease',
      'Give parents a way to follow attendance each month',
    ],
    methodology:
      'Teachers are trained in two terms of peer coaching. Each pupil is read with one to one at the start and at the end of the year, and the results are shared with parents at open days.',
    sustainability:
      'The clubs belong to the school boards, which budget for books from the second year on; trained teachers coach the next schools.',
    team: 'A programme lead with a background in primary teaching, two field coaches and a part-time monitoring officer.',
    budget: [
      ['Books and teaching material', 35],
      ['Teacher training', 25],
      ['Field coaches', 22],
      ['Monitoring', 10],
      ['Administration', 8],
    ],
  },
  Healthcare: {
    titles: [
      'Community health workers on call',
      'Safe births within an hour',
      'A mobile clinic for market days',
    ],
    need: 'The nearest clinic of many households in {place} is more than two hours away on foot, and small illnesses become emergencies.',
    objectives: [
      'Train and equip community health workers chosen by their villages',
      'Hold a mobile clinic on each market day',
      'Refer every woman with a risky pregnancy before her ninth month',
    ],
    methodology:
      'Health workers visit each household once a month with a short checklist, refer by phone, and report to the sub-county health team, which supervises them every quarter.',
    sustainability:
      'The sub-county has agreed to take the trained workers into its own volunteer scheme, and a small household fee pays for transport.',
    team: 'A clinical officer, a nurse-midwife, a logistics assistant and the trained volunteers.',
    budget: [
      ['Training and supervision', 28],
      ['Medical supplies', 30],
      ['Transport', 20],
      ['Staff', 14],
      ['Administration', 8],
    ],
  },
  Environment: {
    titles: [
      'Mangroves back on the shore',
      'A tree nursery in every ward',
      'Forest wardens from the village',
    ],
    need: 'Tree cover around {place} has shrunk with charcoal burning and clearing, and with it the fish, the firewood and the springs.',
    objectives: [
      'Raise and plant seedlings of native species with community groups',
      'Agree and mark protected areas with their neighbours',
      'Offer households stoves that burn half the wood',
    ],
    methodology:
      'Community groups run nurseries and are paid for each seedling alive after one year. Survival is counted on fixed plots twice a year and mapped in the open.',
    sustainability:
      'Nurseries sell fruit seedlings to cover their costs; the protected areas are written into county by-laws.',
    team: 'A forester, three nursery supervisors and wardens named by the villages.',
    budget: [
      ['Nurseries and seedlings', 34],
      ['Payments for survival', 26],
      ['Stoves', 16],
      ['Field staff', 16],
      ['Administration', 8],
    ],
  },
  'Community Development': {
    titles: [
      'Clean water within a kilometre',
      'Sand dams for dry valleys',
      'A market hall that pays its way',
    ],
    need: 'Women and girls in {place} walk up to six kilometres for water in the dry months, and what they carry home is not safe to drink.',
    objectives: [
      'Build sand dams and protected wells where the community chose them',
      'Train water committees with women in half of the seats',
      'Test every water point four times a year and show the result there',
    ],
    methodology:
      'Each site is surveyed with the community, which gives the stones and the labour. An engineer signs off each stage; committees learn to keep the books and the pump.',
    sustainability:
      'Households pay a small monthly fee into an account that the committee runs; it covers spare parts and a trained caretaker.',
    team: 'A water engineer, a community organiser, a mason and the elected committees.',
    budget: [
      ['Construction material', 42],
      ['Skilled labour', 20],
      ['Training of committees', 14],
      ['Water testing', 8],
      ['Transport', 8],
      ['Administration', 8],
    ],
  },
  Technology: {
    titles: ['Coding evenings after school', 'Open data for county clinics', 'Repair lab for solar lamps'],
    need: 'Young people in {place} leave school with no way into the digital trades, while small firms look in vain for people with such skills.',
    objectives: [
      'Teach two groups a year the basics of software and repair',
      'Place graduates in paid internships with local firms',
      'Publish all teaching material for others to use',
    ],
    methodology:
      'Nine months of evening classes with real tasks set by partner firms, followed by a three-month internship with a mentor.',
    sustainability:
      'Firms pay a placement fee, the repair lab earns from its customers, and graduates come back as teachers.',
    team: 'A lead trainer, two assistant trainers and a placement officer.',
    budget: [
      ['Trainers', 38],
      ['Equipment', 26],
      ['Internship stipends', 20],
      ['Rent and internet', 8],
      ['Administration', 8],
    ],
  },
  'Arts & Culture': {
    titles: ['An archive of songs and voices', 'Theatre on the road', 'A festival made by its neighbours'],
    need: 'The songs and stories of {place} live in the memory of people over sixty; few of them are recorded.',
    objectives: [
      'Record elders with their consent and in their own language',
      'Train young people in sound, stage and curating',
      'Open the archive to schools and to the public',
    ],
    methodology:
      'Pairs of one elder and one apprentice record, transcribe and decide together what is made public. Performances bring the material back to each village.',
    sustainability:
      'The archive is kept by the public library; performances and licenses pay for its upkeep.',
    team: 'An ethnomusicologist, a sound engineer, six apprentices and a librarian.',
    budget: [
      ['Recording and archive', 34],
      ['Apprentices', 28],
      ['Performances', 20],
      ['Equipment', 10],
      ['Administration', 8],
    ],
  },
  Research: {
    titles: ['Seeds that stand the drought', 'Fish stocks counted by fishers', 'What keeps girls in school'],
    need: 'Decisions in {place} are taken on figures that are ten years old or were never counted.',
    objectives: [
      'Collect data together with the people who use it',
      'Publish data and methods openly',
      'Give the county a yearly brief in plain language',
    ],
    methodology:
      'A mixed design: repeated measurements at fixed sites by trained residents, and interviews in three rounds. An ethics board approves the protocol first.',
    sustainability:
      'Measurements are handed over to the county statistics office, which has named a person for them.',
    team: 'A principal investigator, a statistician, a field coordinator and trained residents.',
    budget: [
      ['Field work', 40],
      ['Research staff', 30],
      ['Equipment', 12],
      ['Publication and briefs', 10],
      ['Administration', 8],
    ],
  },
  'Emergency Relief': {
    titles: [
      'Cash before the drought peaks',
      'Shelter kits within three days',
      'Safe water for displaced families',
    ],
    need: 'After failed rains families in {place} have sold their last animals, and the next harvest is months away.',
    objectives: [
      'Reach the poorest households with cash in three rounds',
      'Keep a stock of shelter and water kits for the first days of a crisis',
      'Answer every complaint within a week',
    ],
    methodology:
      'Households are chosen in open village meetings by agreed criteria, checked by a second team, and paid by phone. Prices at the market are watched every week.',
    sustainability:
      'Village committees keep the lists and the early-warning marks, so that the next response starts in days.',
    team: 'A response coordinator, a cash officer, four field officers and volunteers.',
    budget: [
      ['Cash to households', 62],
      ['Shelter and water kits', 16],
      ['Field staff', 10],
      ['Complaints and monitoring', 5],
      ['Administration', 7],
    ],
  },
  'Women Empowerment': {
    titles: ['Savings groups that lend', 'From stall to registered business', 'Land titles in her name'],
    need: 'Women in {place} run most small businesses, yet few have an account, a contract or a title in their own name.',
    objectives: [
      'Form savings groups of twenty-five women with rules of their own',
      'Train members in accounts, pricing and contracts',
      'Accompany members to registration and to the bank',
    ],
    methodology:
      'Groups meet weekly for a year with a trainer who visits less and less often. Each group keeps its own books, which are checked openly at every meeting.',
    sustainability:
      'Groups lend from their own savings and pay a trainer of their choice after the first year.',
    team: 'A programme lead, three trainers and a legal adviser.',
    budget: [
      ['Trainers', 36],
      ['Group material and safes', 16],
      ['Legal advice', 22],
      ['Seed grants', 18],
      ['Administration', 8],
    ],
  },
  'Youth Development': {
    titles: ['Football, homework and a hot meal', 'First job, first contract', 'Youth councils that decide'],
    need: 'Half of the people of {place} are younger than twenty, and there is little for them between school and work.',
    objectives: [
      'Run a youth centre open six days a week',
      'Prepare young people for a first job or a first business',
      'Give youth councils a budget of their own to decide on',
    ],
    methodology:
      'Young people choose the programme in a yearly assembly. Coaches follow each of them with a simple plan that is looked at again every three months.',
    sustainability:
      'The ward gives the building, local firms sponsor apprenticeships, and former members become coaches.',
    team: 'A centre manager, four youth coaches and a job adviser.',
    budget: [
      ['Coaches', 40],
      ['Activities and meals', 26],
      ['Grants decided by youth councils', 16],
      ['Centre running costs', 10],
      ['Administration', 8],
    ],
  },
};
