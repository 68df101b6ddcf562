import type { ProjectTheme } from './theme.ts';

export const artsAndCulture: ProjectTheme = {
  titles: ['An archive of songs and voices', 'Songs on the road', 'A festival made by its neighbours'],
  site: ['town', 'towns'],
  peopleEach: 240,
  need: [
    'The songs and stories of {sites} towns around {place} live in the memory of people over sixty. The cultural survey of {year} found that 12% of them are recorded, and that 4 of 10 singers named in 2015 have died.',
    'This is because recordings were made for visitors and taken away, and because the young hear the songs only at funerals. Nobody has paid an apprentice to learn them.',
  ],
  method: [
    'Pairs of one elder and one apprentice record, transcribe and decide together what is made public, because the songs belong to those who sing them. Each pair is paid the same.',
    'A sound engineer checks every recording within a week. Performances bring the material back to each town, and the public library keeps the archive.',
  ],
  outcomes: [
    {
      outcome: 'Songs and stories are kept by those who own them',
      indicator: 'known songs recorded with consent',
      unit: '%',
      baseline: 12,
      target: 65,
      source: 'cultural survey',
      method: 'catalogue of the archive',
      population: 'songs of the towns',
    },
    {
      outcome: 'Young people carry them on',
      indicator: 'people under twenty-five who perform',
      unit: 'people',
      baseline: 9,
      target: 60,
      source: 'programmes of the festivals',
      method: 'programmes of the performances',
      population: 'people under twenty-five',
    },
  ],
  activities: [
    {
      what: 'Find the pairs and agree on consent with each family',
      who: 0,
      from: 0,
      to: 0.2,
      leadsTo: [0],
      pays: [],
    },
    {
      what: 'Train the apprentices in sound, stage and transcription',
      who: 1,
      from: 0.1,
      to: 0.35,
      leadsTo: [0, 1],
      pays: [1],
    },
    { what: 'Record and transcribe in pairs', who: 1, from: 0.25, to: 0.8, leadsTo: [0], pays: [0, 3] },
    { what: 'Perform in each town and open the archive', who: 0, from: 0.6, to: 1, leadsTo: [1], pays: [2] },
    {
      what: 'Count recordings and performers twice a year',
      who: 2,
      from: 0.4,
      to: 1,
      leadsTo: [0, 1],
      pays: [],
    },
  ],
  posts: [
    { post: 'Project manager', share: 60, brings: 'made three festivals with 40 towns since 2014' },
    { post: 'Sound engineer', share: 80, brings: 'recorded 600 songs for public radio' },
    { post: 'Monitoring officer', share: 40, brings: 'librarian who catalogued the city archive' },
  ],
  risks: [
    {
      risk: 'An elder falls ill',
      likelihood: 'high',
      mitigation: 'the oldest are recorded first, at home and in short sessions',
    },
    {
      risk: 'Recordings are used without consent',
      likelihood: 'medium',
      mitigation: 'each recording carries its consent, and the family can withdraw it',
    },
    {
      risk: 'A hard disk fails',
      likelihood: 'medium',
      mitigation: 'three copies are kept, one of them in the national library',
    },
  ],
  assumptions: [
    'The public library keeps its reading room open.',
    'Families agree to recording in their own language.',
  ],
  mechanisms: [
    {
      kind: 'partner',
      mechanism: 'the public library keeps the archive and its catalogue',
      carriedBy: 'Public library',
    },
    {
      kind: 'earned_income',
      mechanism: 'performances and licenses pay for the upkeep',
      carriedBy: 'Association of apprentices',
    },
  ],
  safeguards: [
    { kind: 'minorities', measure: 'languages spoken by few people and songs of women are recorded first' },
    {
      kind: 'data_protection',
      measure: 'nothing is public without the written consent of singer and family',
    },
  ],
  trackRecord: {
    project: 'Voices of the harbour',
    result: 'recordings that the public can hear',
    figure: 318,
    unit: 'recordings',
  },
  budget: [
    {
      category: 'contracts',
      item: 'Recording and transcription',
      bought: { each: 6, unit: 'pairs', price: 420 },
      why: 'fees of elders and apprentices, the same for both',
    },
    {
      category: 'training',
      item: 'Training of apprentices',
      bought: { each: 6, unit: 'people', price: 180 },
      why: 'four weeks of sound and stage',
    },
    {
      category: 'other',
      item: 'Performances',
      bought: { each: 2, unit: 'evenings', price: 520 },
      why: 'stage, sound, travel and food',
    },
    {
      category: 'equipment',
      item: 'Archive',
      bought: { once: 3, unit: 'disks', price: 480 },
      why: 'three copies in three places',
    },
  ],
  profile: {
    mission: 'The songs and stories around {place} stay with those who sing them.',
    description:
      'Elders and apprentices record in pairs, decide together and are paid the same. The archive is open to everybody, in the language it was sung in.',
    sdgs: [4, 11, 10],
    counts: [
      { name: 'Recordings in the archive', unit: 'recordings', first: 410 },
      { name: 'Visitors of performances', unit: 'visitors', first: 5_600 },
    ],
  },
};
