import { casesOf, figure } from './eligibility-case.ts';

const income = casesOf('income');
const amount = casesOf('amount');
const ownShare = casesOf('own_share');

const below = 'Your income last year must have been no more than £350,000.';
const least = "disposer d'un budget annuel d'au moins 30.000 EUR";
const half = 'The grant may not be more than half of your income of last year.';
const earned = (value: number, unit: string, date?: string) => ({
  facts: [figure('Annual income', value, unit, date)],
});

export const moneyCases = [
  income('yes', '-350000 GBP', below, earned(210_000, 'GBP'), 'Below the most.'),
  income('no', '-350000 GBP', below, earned(412_000, 'GBP'), 'Above the most.'),
  income('yes', '-350000 GBP', below, earned(350_000, 'GBP'), 'No more than the most.'),
  income('no', '30000- EUR', least, earned(18_500, 'EUR'), 'Below the least.'),
  income(
    'yes',
    'at least 25 000 USD',
    'Income: at least 25 000 USD',
    earned(61_000, 'USD'),
    'Above the least.',
  ),
  income('ask', '-350000 GBP', below, earned(210_000, 'KES'), 'Another currency: no rate is guessed.'),
  income('ask', '-350000 GBP', below, { facts: [] }, 'The profile has no income.'),
  income(
    'ask',
    '-350000 GBP',
    below,
    { facts: [figure('Average household income', 4_200, 'GBP')] },
    "The income of the people served, not the organization's.",
  ),
  income(
    'ask',
    '-350000 GBP',
    below,
    { facts: [figure('Total expenditure', 190_000, 'GBP')] },
    'What is spent is not what comes in.',
  ),
  income(
    'ask',
    '-350000 GBP',
    below,
    earned(210_000, 'GBP', '2019-03-31'),
    'Seven years old, not of last year.',
  ),
  income(
    'no',
    '-100000 EUR',
    'ingresos anuales que no superen los 100.000 €',
    {
      facts: [
        figure('Ingresos anuales', 90_000, 'EUR', '2023-12-31'),
        figure('Ingresos anuales', 128_000, 'EUR', '2025-12-31'),
      ],
    },
    'The newest figure counts, and it is above.',
  ),
  income(
    'ask',
    '-100000 EUR',
    'a turnover of no more than EUR 100,000',
    { facts: [figure('Turnover', 90_000, 'EUR'), figure('Annual income', 128_000, 'EUR')] },
    'Two figures for one day contradict each other.',
  ),
  income('ask', '-750000 USD', 'Operating budget of $750,000 or less', earned(200_000, ''), 'No currency.'),
  income(
    'ask',
    '10000-1000000 GBP',
    'Your income must lie between £10,000 and £1 million.',
    earned(9_500, 'GBP per month'),
    'A figure of a month is none of a year.',
  ),
  income(
    'ask',
    '-1000000 USD',
    'Annual income below one million dollars',
    { annualBudgetRange: '$100K - $500K' },
    'A range of the budget is no income of last year.',
  ),
  income(
    'ask',
    '500000 GBP',
    'Income: 500000 GBP',
    earned(210_000, 'GBP'),
    'Whether least or most is not said.',
  ),

  amount('yes', '50%', half, earned(100_000, 'USD'), '30 percent.', {
    request: { requestedAmount: 30_000, currency: 'USD' },
  }),
  amount('no', '50%', half, earned(100_000, 'USD'), '60 percent.', {
    request: { requestedAmount: 60_000, currency: 'USD' },
  }),
  amount('yes', '50%', half, earned(100_000, 'USD'), 'Exactly half is not more than half.', {
    request: { requestedAmount: 50_000, currency: 'USD' },
  }),
  amount('ask', '50%', half, {}, 'No income.', { request: { requestedAmount: 30_000, currency: 'USD' } }),
  amount('ask', '50%', half, earned(100_000, 'UGX'), 'Request and income are in two currencies.', {
    request: { requestedAmount: 30_000, currency: 'USD' },
  }),
  amount('ask', '50%', half, earned(100_000, 'USD'), 'Nothing is requested yet.', { request: {} }),
  amount(
    'ask',
    '40%',
    'The grant per year may not be more than 40% of your yearly income.',
    earned(100_000, 'USD'),
    'How many years it runs is not said: 60 percent in one, 30 in two.',
    { request: { requestedAmount: 60_000, currency: 'USD' } },
  ),
  amount('no', 'up to 50000 EUR', 'Apply for up to EUR 50,000.', {}, 'More than the most.', {
    request: { requestedAmount: 62_000, currency: 'EUR' },
  }),
  amount('ask', 'up to 50000 EUR', 'Apply for up to EUR 50,000.', {}, 'Another currency.', {
    request: { requestedAmount: 40_000, currency: 'USD' },
  }),

  ownShare('yes', '25%', 'The Council pays at most 75% of the cost of a project.', {}, '70 percent.', {
    request: { requestedAmount: 70_000, currency: 'EUR', totalCost: 100_000 },
  }),
  ownShare('no', '25%', 'The Council pays at most 75% of the cost of a project.', {}, '90 percent.', {
    request: { requestedAmount: 90_000, currency: 'EUR', totalCost: 100_000 },
  }),
  ownShare(
    'ask',
    '25%',
    'The Council pays at most 75% of the cost of a project.',
    {},
    'The cost is missing.',
    {
      request: { requestedAmount: 70_000, currency: 'EUR' },
    },
  ),
  ownShare(
    'no',
    '15%',
    'The applicant contributes at least 15 percent from its own money.',
    {},
    'Whoever pays the rest, it is 10 percent at most.',
    { request: { requestedAmount: 90_000, currency: 'EUR', totalCost: 100_000 } },
  ),
];
