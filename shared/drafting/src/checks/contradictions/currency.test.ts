import { applications } from '../../testing/judges/applications/applications.ts';
import { foreignCurrency } from './currency.ts';

const { planned } = applications.kenya;

test.each([
  '$ 1200',
  'US$1,200',
  '1,200 US dollars',
  '£1200',
  '1,200 pounds sterling',
  '€1200',
  '1,200 €',
  '1,200 euros',
  '¥1200',
  '₹1200',
  '₦1200',
  'KSh 1200',
  'KES 1200',
])('"%s" is in another currency than Swiss francs', (amount) => {
  const proposal = { ...planned.proposal, currency: 'CHF', methodology: `One pump costs ${amount}.` };
  const found = [...foreignCurrency({ ...planned, proposal }, '2026-11-23')];
  expect(found.flatMap(({ places }) => places.map(({ path }) => path))).toContain('methodology');
});
