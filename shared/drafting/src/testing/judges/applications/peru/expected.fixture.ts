import { months } from '../../building.ts';
import type { ExpectedRows } from '../expected-rows.ts';

const objectives = (words: string) => ({ field: 'objectives' as const, words });
const timeline = (words: string) => ({ field: 'timeline' as const, words });
const team = (words: string) => ({ field: 'team' as const, words });
const methodology = (words: string) => ({ field: 'methodology' as const, words });
const sustainability = (words: string) => ({ field: 'sustainability' as const, words });

const cropCuts = {
  targetDate: '2030-05',
  method: 'crop cuts',
  responsible: 'Nélida Ccente Sulca',
  frequency: 'each May',
};

export const peruExpected: ExpectedRows = {
  outcomes: [
    {
      from: objectives('26 of 31 springs flow in the dry season by September 2029; in 2025 they were 19'),
      cells: {
        indicator: 'springs flow in the dry season',
        unit: 'springs',
        baseline: 19,
        total: 31,
        baselineDate: '2025',
        target: 26,
        targetDate: '2029-09',
        method: 'the bucket and the clock',
        responsible: 'the community’s own water guard',
        frequency: 'in August',
        direction: 'increase',
      },
    },
    {
      from: objectives('lost to frost from 38% to 20% by May 2030'),
      cells: {
        indicator: 'the part of the potato harvest that is lost to frost',
        unit: '%',
        baseline: 38,
        target: 20,
        ...cropCuts,
        direction: 'decrease',
      },
    },
    {
      from: objectives('from 5.8 to 7.6 tons per hectare by May 2030'),
      cells: {
        indicator: 'the yield of potato',
        unit: 'tons per hectare',
        baseline: 5.8,
        target: 7.6,
        ...cropCuts,
        direction: 'increase',
      },
    },
    {
      from: objectives('held by women from 17% to 45% by December 2029'),
      cells: {
        indicator: 'the seats of water committees that are held by women',
        unit: '%',
        baseline: 17,
        target: 45,
        targetDate: '2029-12',
        method: 'libros de actas',
        frequency: 'each December',
        direction: 'increase',
      },
    },
  ],
  activities: [
    {
      from: timeline('In August 2027, August 2028 and August 2029 we walk the boundaries'),
      cells: {
        activity: 'walk the boundaries, measure the springs and decide in assembly',
        responsible: 'Ing. Julio Palomino Rojas',
        months: months(2, 14, 26),
      },
    },
    {
      from: timeline('From September to October 2027, from May to October 2028 and from May to October 2029'),
      cells: {
        activity: 'the qochas are raised in faenas',
        responsible: 'communal presidents',
        months: months('3-4', '11-16', '23-28'),
      },
    },
    {
      from: timeline('From October to March of each year the bofedal is closed and wetted'),
      cells: {
        activity: 'the bofedal is closed and wetted',
        responsible: 'Teófilo Huamaní',
        months: months('4-9', '16-21', '28-33'),
      },
    },
    {
      from: timeline('From September to December of each year we sow the native varieties'),
      cells: { activity: 'sow the native varieties', months: months('3-6', '15-18', '27-30') },
    },
    {
      from: timeline('The three weather stations are set up from October 2027 to January 2028'),
      cells: { activity: 'weather stations are set up', months: months('4-7') },
    },
    {
      from: timeline('The yachachiq learn from November 2027 to October 2028'),
      cells: { activity: 'The yachachiq learn', months: months('5-16') },
    },
    {
      from: timeline('then accompany the families until May 2030'),
      cells: { activity: 'accompany the families', months: months('17-35') },
    },
    {
      from: timeline('Crop cuts are taken in May 2028, May 2029 and May 2030'),
      cells: {
        activity: 'Crop cuts are taken',
        responsible: 'Nélida Ccente Sulca',
        months: months(11, 23, 35),
      },
    },
    {
      from: timeline('The external evaluation is made from January to June 2030'),
      cells: { activity: 'external evaluation', months: months('31-36') },
    },
  ],
  people: [
    {
      from: team('Rosa Quispe Huamán, agronomist of Vilcanchos, coordinates the project with her whole time'),
      cells: {
        name: 'Rosa Quispe Huamán',
        share: 100,
        brings: 'she led the raising of three qochas in 2022',
      },
    },
    {
      from: team('Ing. Julio Palomino Rojas is the hydrologist, with 30% of his time'),
      cells: {
        name: 'Ing. Julio Palomino Rojas',
        post: 'hydrologist',
        share: 30,
        brings: 'teaches at the university of Huamanga',
      },
    },
    {
      from: team('Teófilo Huamaní, who keeps 74 native varieties on his own land'),
      cells: {
        name: 'Teófilo Huamaní',
        post: 'field agronomist',
        share: 100,
        brings: 'keeps 74 native varieties on his own land',
      },
    },
    {
      from: team('the other will be called by public notice'),
      cells: { name: '', post: 'field agronomist', share: 100 },
    },
    {
      from: team('Nélida Ccente Sulca is monitoring technician at 50%'),
      cells: {
        name: 'Nélida Ccente Sulca',
        post: 'monitoring technician',
        share: 50,
        brings: 'she kept the records of the crop cuts of the Dirección Regional for six harvests',
      },
    },
  ],
  risks: [
    {
      from: methodology('A whole rainy season fails'),
      cells: {
        risk: 'A whole rainy season fails',
        mitigation: 'the qochas of the highest ground are raised first',
        owner: 'Teófilo Huamaní',
      },
    },
    {
      from: methodology('Herders open the closed bofedal, which is likely'),
      cells: {
        risk: 'Herders open the closed bofedal',
        likelihood: 'high',
        mitigation: 'the turn of grazing is voted with the herders, and a fine goes to the communal box',
        owner: 'communal presidents',
      },
    },
    {
      from: methodology('A mining concession is granted above the springs, which we hold unlikely but grave'),
      cells: {
        risk: 'A mining concession is granted above the springs',
        likelihood: 'low',
        severity: 'high',
        mitigation: 'the bofedales are registered with the water authority in the first year',
        owner: 'Rosa Quispe Huamán',
      },
    },
  ],
  mechanisms: [
    {
      from: sustainability('The upkeep of qochas and closed bofedal is written in the statutes'),
      cells: { kind: 'local_ownership' },
    },
    {
      from: sustainability('Each irrigating family pays 12 soles a year to the water committee'),
      cells: { kind: 'fees', from: '2028-08' },
    },
    {
      from: sustainability('From July 2030 the provincial municipality pays the repair of the stations'),
      cells: { kind: 'public_budget', carriedBy: 'the provincial municipality', from: '2030-07' },
    },
  ],
  budget: [
    { item: 'the coordinator', amount: 223_200 },
    { item: 'two field agronomists', amount: 309_600 },
    { item: 'the hydrologist', amount: 73_440 },
    { item: 'the monitoring technician', amount: 70_200 },
    { item: 'tools, clay and food for eighteen qochas', amount: 261_000 },
    { item: 'wire, posts and channels', amount: 196_800 },
    { item: 'native seed and cold stores', amount: 86_400 },
    { item: 'three weather stations', amount: 55_500 },
    { item: 'measuring points of 31 springs', amount: 19_220 },
    { item: 'three crop cuts', amount: 47_400 },
    { item: 'external evaluation', amount: 48_000 },
    { item: 'training of 24 yachachiq', amount: 56_400 },
    { item: '54 assemblies', amount: 42_120 },
    { item: 'hire of a pick-up with fuel', amount: 183_600 },
    { item: 'yearly audit', amount: 28_500 },
    { item: 'Indirect costs', amount: 170_138 },
  ],
};
