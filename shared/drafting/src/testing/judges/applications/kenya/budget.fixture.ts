import { budgetLine } from '../../building.ts';

/** 46,216,000 shillings of direct cost. */
export const kenyaBudget = [
  budgetLine(
    'engineer',
    'personnel',
    'Project engineer, 80%',
    { quantity: 0.8, unit: 'post', price: 210_000, months: 24 },
    'Supervises drilling, pumping tests and installation; 210,000 shillings a month is our pay scale for engineers.',
  ),
  budgetLine(
    'mobilizers',
    'personnel',
    'Community mobilizers',
    { quantity: 3, unit: 'people', price: 62_000, months: 24 },
    'Three full posts: two villages at a time, with one mobilizer following up in the villages that are done.',
  ),
  budgetLine(
    'monitoring',
    'evaluation',
    'Monitoring officer, 50%',
    { quantity: 0.5, unit: 'post', price: 120_000, months: 24 },
    'Copies the clinic registers every month and runs both household surveys.',
  ),
  budgetLine(
    'survey',
    'contracts',
    'Hydrogeological survey',
    { quantity: 8, unit: 'sites', price: 95_000 },
    'Vertical electrical sounding by a licensed hydrogeologist; the middle one of three quotations of October 2026.',
  ),
  budgetLine(
    'drilling',
    'contracts',
    'Drilling and casing of boreholes',
    { quantity: 8, unit: 'boreholes', price: 1_450_000 },
    'Average depth of 110 metres at about 13,180 shillings a metre, as in our county contract of 2025.',
  ),
  budgetLine(
    'testing',
    'contracts',
    'Pumping tests and water analysis',
    { quantity: 8, unit: 'boreholes', price: 145_000 },
    '24-hour pumping test and analysis by the county laboratory; a borehole that fails is not equipped.',
  ),
  budgetLine(
    'pumps',
    'equipment',
    'Solar pump sets',
    { quantity: 8, unit: 'sets', price: 1_560_000 },
    'Pump, panels of 4.2 kilowatts, controller and fence; the price of the dealer in Lodwar who also services them.',
  ),
  budgetLine(
    'kiosks',
    'equipment',
    'Tanks and water kiosks',
    { quantity: 8, unit: 'kiosks', price: 640_000 },
    'Raised tank of 10 cubic metres and kiosk with four taps, built by masons of the village.',
  ),
  budgetLine(
    'training',
    'training',
    'Training of associations and mechanics',
    { quantity: 8, unit: 'associations', price: 185_000 },
    'Five days of bookkeeping for seven officers and ten days of pump service for two mechanics in each village.',
  ),
  budgetLine(
    'vehicle',
    'travel',
    'Fuel and upkeep of one vehicle',
    { quantity: 1, unit: 'vehicle', price: 85_000, months: 24 },
    'The villages are 40 to 95 kilometres from Lodwar; the vehicle is ours and is not charged.',
  ),
  budgetLine(
    'surveys',
    'evaluation',
    'Household surveys',
    { quantity: 2, unit: 'surveys', price: 540_000 },
    '384 households each, ten enumerators for nine days, in month 12 and month 23.',
  ),
  budgetLine(
    'audit',
    'other',
    'Audit of the grant',
    { quantity: 2, unit: 'years', price: 280_000 },
    'Required by our board for every grant above five million shillings.',
  ),
];
