/** A profile of our own, with every field of the form filled. */
export const waterProfile = {
  name: 'Maji Mashinani Community Trust',
  type: 'Community Development',
  location: 'Kitui, Kenya',
  foundedYear: 2009,
  website: 'https://majimashinani.example.org',
  contactEmail: 'karibu@majimashinani.example.org',
  contactPhone: '+254 712 345 678',
  mission: 'Safe water within one kilometre of every home in Kitui East.',
  description: 'We are 31 people, most of us from the villages we work in.',
  registrationNumber: 'OP.218/051/09-0392/1187',
  taxExemptStatus: 'Registered Charity',
  annualBudgetRange: '$100K - $500K',
  sdgs: [6, 3, 13],
  linkedinUrl: 'https://www.linkedin.com/company/majimashinani',
  twitterHandle: '@majimashinani',
  facts: [
    {
      name: 'People reached',
      value: 11_450,
      unit: 'people',
      date: '2025-12-31',
      source: 'Annual report 2025',
    },
  ],
};
