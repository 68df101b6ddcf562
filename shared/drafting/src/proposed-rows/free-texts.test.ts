import { type PlanTableName, planColumns } from '@harambee/domain';
import { freeTexts } from './free-texts.fixture.ts';
import { type ProposedRow, proposedRows } from './index.ts';

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(' ')
    : String(value ?? '');

/** The filled cells in the order of the table, without choices that every row has. */
function inWords({ table, row }: ProposedRow): string {
  const cells = planColumns<PlanTableName>(table)
    .filter(([column]) => !['direction', 'kind'].includes(column))
    .map(([column]) => shown((row as unknown as Record<string, unknown>)[column]));
  return `${table}: ${cells.filter(Boolean).join(' | ')}`;
}

test.each([
  [
    0,
    [
      'outcomes: daily users of clean toilets | 2100 | 9000 | 2029-06',
      'outcomes: open defecation in the three villages | % | 22 | 5',
      'outcomes: youth groups run toilet blocks at a profit | 12 | 2029',
      'outcomes: youth in plumbing and business skills | 60 | 2028-12',
      'outcomes: School attendance of girls | % | 71 | 2026 | 85 | 2029',
      'activities: mobilisation and land agreements | 1-3',
      'activities: construction of six blocks | site engineer | 4-12',
      'activities: training of youth groups | 7-9',
      'activities: handover and monitoring | 13-18',
      'people: Kevin Otieno | Project Manager | 100',
      'people: Lucy Wambui | M&E Officer | 50',
      'people: Site engineer',
      'risks: Land disputes may delay construction | we will sign agreements with the chief beforehand',
      'risks: Vandalism | night guards are hired | the youth groups',
      'risks: Inflation could raise cement prices | we buy in bulk in the first quarter',
      'mechanisms: Users pay 5 shillings per visit',
    ],
  ],
  [
    1,
    [
      'outcomes: Waiting time for a first visit | days | 11 | 4 | 2029-03',
      'activities: recruit two nurses and first ten volunteers | 1-3',
      'activities: home visits seven days a week | 4-24',
      'activities: volunteer courses | Hannah Price | 7 13 19',
      'people: Hannah Price | volunteer manager | 60',
      'people: Dr Imran Sheikh | medical director',
      'people: Sue Kent | data lead | 20',
      'risks: nurses are hard to recruit | we have kept two applicants from last year on a list',
      'risks: fatigue of volunteers | each has supervision every fortnight',
      'assumptions: the NHS contract is renewed in 2028',
      'mechanisms: the Integrated Care Board pays for both nurses under the new contract | the Integrated Care Board | 2029-09',
      'mechanisms: Our two charity shops make £85,000 a year, of which £30,000 is set aside for night care',
      'safeguards: all staff and volunteers are DBS checked',
    ],
  ],
  [
    2,
    [
      'outcomes: Landslide area | ha | 34 | 20 | 2030',
      'activities: Nursery | Agronomist | 1-6',
      'activities: Terracing | Ward committees | 4-24',
      'activities: Training of 60 lead farmers | Field team | 3 9 15',
      'activities: Midterm review | 18',
      'people: Bimala Gurung | Team leader | 100',
      'people: Suresh Thapa | Agronomist | 50',
      'people: Field officer (2) | 100',
      'risks: monkeys return | guards are rotated between wards',
      'risks: cardamom price falls | contracts with two buyers fix a minimum',
      'assumptions: Rainfall stays within the range of the last decade',
      'assumptions: The road to Barpak stays open',
      'mechanisms: Ward committees own and maintain the nurseries | Ward committees',
      'mechanisms: The rural municipality has allocated NPR 2 million a year from 2030 for terraces | The rural municipality | 2030',
      'trackRecord: Green Slopes | Helvetas | 2023 | 800 households planted cardamom | 800 | households',
      'trackRecord: Seeds of Gorkha | own funds | 2019 | two seed banks',
    ],
  ],
  [
    3,
    [
      'outcomes: The share of women who do not return to a violent partner within 12 months | % | 61 | 75 | 2030-03',
      'outcomes: average time to a protection order | days | 46 | 20 | 2030 | court registry | lawyer | each month',
      'outcomes: support groups | 4 | 2027-12',
      'activities: rent and equip the second house | Karla Mejía | 1-3',
      'activities: the house opens | 4',
      'activities: legal help and counselling | lawyer and psychologist | 4-30',
      'people: Karla Mejía | 100 | she has directed it since 2015',
      'people: Ana Lucía Pineda | Lawyer | 50',
      'people: psychologist | 100',
      'risks: Retaliation by partners | high | high | The address is secret and the guard is on duty day and night | Karla Mejía',
      'risks: Staff burnout | medium | medium | Supervision outside the house every month',
      'mechanisms: The Ministry of Women will pay the rent of the second house from April 2030, as agreed in a letter of May 2027 | The Ministry of Women | 2030-04',
      'safeguards: the ground floor is free of steps and we speak sign language',
      'safeguards: names are kept apart from case files | Data Policy 2024',
    ],
  ],
  [
    4,
    [
      'outcomes: the income of 85 waste pickers | GHS a day | 18 | 35 | 2029-02',
      'activities: contracts with three stations | 1',
      'activities: collection and payment | 2-12',
      'activities: first school week | Efua Boateng | 4',
      'activities: count of plastic in the lagoon by the university | 6 12',
      'people: Efua Boateng | Programme Lead | 50',
      'people: Nii Armah Tetteh | Operations | 100',
      'assumptions: the assembly keeps its by-law on littering',
      'mechanisms: Korle Pickers Association runs the stations after the project | Korle Pickers Association',
    ],
  ],
])('exactly these rows are proposed from text %i', (place, rows) => {
  expect(proposedRows(freeTexts[place] ?? {}).map(inWords)).toEqual(rows);
});
