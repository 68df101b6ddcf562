/** What a careful person reads in a free-text budget, decided by hand before the parser existed. */
export interface JudgedBudget {
  text: string;
  /** Item and US dollars of each line. */
  lines: [item: string, dollars: number][];
  /** True if it can only be read this way: dollars are marked, nothing is left over, totals agree. */
  isCertain?: boolean;
  /** A total that the text itself states, in US dollars. */
  total?: number;
  unread?: string[];
}

const materials: JudgedBudget['lines'] = [
  ['Materials', 8_000],
  ['labour', 4_000],
];

export const judgedBudgets: readonly JudgedBudget[] = [
  // The budget that was once refused, and similar ones.
  { text: 'Materials 8000, labour 4000', lines: materials },
  { text: 'Materials 8000 and labour 4000', lines: materials },
  { text: 'Materials 8000 & labour 4000', lines: materials },
  { text: 'Materials 8000 + labour 4000', lines: materials },
  { text: 'Materials 8000; labour 4000', lines: materials },
  { text: 'Materials 8000\nlabour 4000', lines: materials },
  { text: 'Materials 8000. labour 4000.', lines: materials },
  { text: 'Materials 8000 labour 4000', lines: materials },
  { text: 'Materials: 8000, labour: 4000', lines: materials },
  { text: 'Materials - 8000, labour - 4000', lines: materials },
  { text: 'Materials = 8000, labour = 4000', lines: materials },
  { text: 'Materials (8000), labour (4000)', lines: materials },
  { text: 'Materials 8000,labour 4000', lines: materials },
  { text: 'Materials 8000 plus labour 4000', lines: materials },
  // Different ways to write one number.
  { text: 'Materials 8,000, labour 4,000', lines: materials },
  { text: 'Materials 8.000, labour 4.000', lines: materials },
  { text: 'Materials 8 000, labour 4 000', lines: materials },
  { text: "Materials 8'000, labour 4'000", lines: materials },
  { text: 'Materials 8,000.00, labour 4,000.00', lines: materials },
  { text: 'Materials 8.000,00, labour 4.000,00', lines: materials },
  { text: 'Materials 8k, labour 4k', lines: materials },
  { text: 'Materials 8K and labour 4.0K', lines: materials },
  { text: 'Materials ٨٠٠٠, labour ٤٠٠٠', lines: materials },
  { text: 'Well: $1.2 million', lines: [['Well', 1_200_000]], isCertain: true },
  { text: 'School: $2m', lines: [['School', 2_000_000]], isCertain: true },
  {
    text: 'Paper 12,50, pens 7.25',
    lines: [
      ['Paper', 12.5],
      ['pens', 7.25],
    ],
  },
  { text: 'Pumps: $1,50,000', lines: [['Pumps', 150_000]], isCertain: true },
  // Currency signs and codes, before and after the number.
  { text: 'Materials $8,000, labour $4,000', lines: materials, isCertain: true },
  { text: 'Materials US$ 8,000, labour US$ 4,000', lines: materials, isCertain: true },
  { text: 'Materials 8,000 USD, labour 4,000 USD', lines: materials, isCertain: true },
  { text: 'Materials USD 8000 and labour USD 4000', lines: materials, isCertain: true },
  { text: 'Materials 8000 dollars, labour 4000 dollars', lines: materials, isCertain: true },
  { text: 'Materials 8000$, labour 4000$', lines: materials, isCertain: true },
  { text: 'Materials $8000, labour 4000', lines: materials },
  { text: 'Materials KES 8,000, labour $4,000', lines: [['labour', 4_000]], unread: ['Materials KES 8,000'] },
  { text: 'Materials 8,000/=, labour 4,000/=', lines: [], unread: ['Materials 8,000/=', 'labour 4,000/='] },
  { text: 'Vehicles: €5,000', lines: [], unread: ['Vehicles: €5,000'] },
  // The amount comes first.
  {
    text: '$8,000 for materials, $4,000 for labour',
    lines: [
      ['materials', 8_000],
      ['labour', 4_000],
    ],
    isCertain: true,
  },
  {
    text: '$5k for pumps, pipes and taps, $300 for transport',
    lines: [
      ['pumps, pipes and taps', 5_000],
      ['transport', 300],
    ],
    isCertain: true,
  },
  {
    text: '8000 for materials and 4000 for labour',
    lines: [
      ['materials', 8_000],
      ['labour', 4_000],
    ],
  },
  {
    text: '8000 materials, 4000 labour',
    lines: [
      ['materials', 8_000],
      ['labour', 4_000],
    ],
  },
  // Items with commas, words after the amount, brackets.
  {
    text: 'Pens, paper and books $300, transport $200',
    lines: [
      ['Pens, paper and books', 300],
      ['transport', 200],
    ],
    isCertain: true,
  },
  { text: 'Materials $8,000 for the roof, labour $4,000 for two masons', lines: materials, isCertain: true },
  {
    text: 'Materials (cement, sand) 8000, labour 4000',
    lines: [
      ['Materials (cement, sand)', 8_000],
      ['labour', 4_000],
    ],
  },
  {
    text: 'Materials $8,000 (50 bags of cement, 3 lorries of sand)',
    lines: [['Materials', 8_000]],
    isCertain: true,
  },
  {
    text: 'Staff $10,000 (officer $6,000, driver $4,000), rent $500',
    lines: [
      ['Staff', 10_000],
      ['rent', 500],
    ],
    isCertain: true,
  },
  // Totals are not counted as lines.
  { text: 'Materials 8000, labour 4000, total 12,000', lines: materials, total: 12_000 },
  {
    text: 'Materials $8,000, labour $4,000. Total: $12,000',
    lines: materials,
    total: 12_000,
    isCertain: true,
  },
  { text: 'Materials $8,000, labour $4,000. Total: $13,000', lines: materials, total: 13_000 },
  { text: 'Materials 8000 + labour 4000 = 12000', lines: materials, total: 12_000 },
  {
    text: 'Materials $8,000\nLabour $4,000\n= $12,000',
    lines: [
      ['Materials', 8_000],
      ['Labour', 4_000],
    ],
    total: 12_000,
    isCertain: true,
  },
  {
    text: 'Total 12,000: materials 8000, labour 4000',
    lines: [
      ['materials', 8_000],
      ['labour', 4_000],
    ],
    total: 12_000,
  },
  {
    text: 'Total $12,000 (materials $8,000, labour $4,000)',
    lines: [
      ['materials', 8_000],
      ['labour', 4_000],
    ],
    total: 12_000,
    isCertain: true,
  },
  {
    text: 'Pipes: $100\nSubtotal works: $100\nTaps: $50\nGrand total: $150',
    lines: [
      ['Pipes', 100],
      ['Taps', 50],
    ],
    total: 150,
    isCertain: true,
  },
  {
    text: 'Pipes: $100\nSubtotal: $90\nTaps: $50',
    lines: [
      ['Pipes', 100],
      ['Taps', 50],
    ],
  },
  {
    text: 'Staff: $10,000\n- Officer: $6,000\n- Driver: $4,000\nRent: $500',
    lines: [
      ['Officer', 6_000],
      ['Driver', 4_000],
      ['Rent', 500],
    ],
    isCertain: true,
  },
  {
    text: 'Staff:\n- Officer: $6,000\n- Driver: $4,000',
    lines: [
      ['Officer', 6_000],
      ['Driver', 4_000],
    ],
    isCertain: true,
  },
  // Numbers that are not money.
  {
    text: 'Train 40 teachers 2000, 3 workshops 900',
    lines: [
      ['Train 40 teachers', 2_000],
      ['3 workshops', 900],
    ],
  },
  {
    text: 'Salary of two officers for 12 months: $14,400',
    lines: [['Salary of two officers for 12 months', 14_400]],
    isCertain: true,
  },
  { text: 'Audit in June 2027: $1,500', lines: [['Audit in June 2027', 1_500]], isCertain: true },
  { text: 'Travel 2026', lines: [], unread: ['Travel 2026'] },
  {
    text: 'Year 1: $5,000\nYear 2: $7,000',
    lines: [
      ['Year 1', 5_000],
      ['Year 2', 7_000],
    ],
    isCertain: true,
  },
  {
    text: 'Phase 1: materials 8000, phase 2: labour 4000',
    lines: [
      ['Phase 1: materials', 8_000],
      ['phase 2: labour', 4_000],
    ],
  },
  { text: 'Overheads 10%, rent $500', lines: [['rent', 500]], unread: ['Overheads 10%'] },
  { text: 'Rent $500, overheads at 10%', lines: [['Rent', 500]], unread: ['overheads at 10%'] },
  { text: '40 teachers, 14 schools, 3 years', lines: [], unread: ['40 teachers, 14 schools, 3 years'] },
  // Quantity and price.
  {
    text: '20 desks x $45, 6 pumps x $5,200',
    lines: [
      ['20 desks x $45', 900],
      ['6 pumps x $5,200', 31_200],
    ],
    isCertain: true,
  },
  { text: 'Desks 20 x 45', lines: [['Desks', 900]] },
  {
    text: 'Desks: 20 x $45 = $900, chairs: 20 x $10 = $200',
    lines: [
      ['Desks', 900],
      ['chairs', 200],
    ],
    isCertain: true,
  },
  { text: 'Desks: 20 x $45 = $800', lines: [['Desks', 800]] },
  {
    text: 'Two officers: 2 x $600 x 12 months, rent: $50 x 12 months',
    lines: [
      ['Two officers', 14_400],
      ['rent', 600],
    ],
    isCertain: true,
  },
  { text: 'Salary: $600 per month for 12 months', lines: [['Salary', 7_200]], isCertain: true },
  { text: 'Salary: $600 per month', lines: [], unread: ['Salary: $600 per month'] },
  { text: 'Desks: $45 each', lines: [], unread: ['Desks: $45 each'] },
  { text: 'Desks | 20 | $45 | $900', lines: [['Desks', 900]] },
  {
    text: 'Personnel: $45,000 (2 staff x 12 months), travel: $5,000',
    lines: [
      ['Personnel', 45_000],
      ['travel', 5_000],
    ],
    isCertain: true,
  },
  {
    text: '1) Materials 8000\n2) Labour 4000\n3) Contingency 5% 600\nTOTAL: 12600',
    lines: [
      ['Materials', 8_000],
      ['Labour', 4_000],
      ['Contingency 5%', 600],
    ],
    total: 12_600,
  },
  {
    text: 'Materials ...... $8,000\nLabour ........ $4,000',
    lines: [
      ['Materials', 8_000],
      ['Labour', 4_000],
    ],
    isCertain: true,
  },
  // Ambiguous cases.
  { text: 'Pumps: about $5,000', lines: [['Pumps', 5_000]] },
  { text: 'Pumps: $5,000 to $6,000', lines: [], unread: ['Pumps: $5,000 to $6,000'] },
  { text: 'Pumps: $5,000-6,000, pipes $300', lines: [['pipes', 300]], unread: ['Pumps: $5,000-6,000'] },
  {
    text: 'Pumps: $5,000. Community contribution: $2,000 in kind',
    lines: [
      ['Pumps', 5_000],
      ['Community contribution', 2_000],
    ],
  },
  { text: 'Pumps: 1,2,3', lines: [], unread: ['Pumps: 1,2,3'] },
  { text: 'Materials 8000, 4000', lines: [['Materials', 8_000]], unread: ['4000'] },
  { text: 'To be agreed', lines: [], unread: ['To be agreed'] },
  { text: 'Less discount -$500, pumps $5,000', lines: [['pumps', 5_000]], unread: ['Less discount -$500'] },
];
