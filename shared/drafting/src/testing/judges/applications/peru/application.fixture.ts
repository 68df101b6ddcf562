import { paragraphs, today } from '../../building.ts';
import type { Application, PlannedOrganization } from '../../typed-plan.ts';
import { peruBudget } from './budget.fixture.ts';
import { peruPlan } from './plan.fixture.ts';

export const pukyu: PlannedOrganization = {
  name: 'Asociación Pukyu Ayllu',
  mission:
    'We are communities who raise water, soil and seed together, as our grandparents did, so that our children can stay.',
  location: 'Cangallo, Ayacucho, Perú',
  foundedYear: 2003,
  sdgs: [13, 15, 2, 5],
  website: 'https://pukyuayllu.example',
  description:
    'Pukyu Ayllu is an association of 58 Quechua communities in the provinces of Cangallo and Vilcas Huamán. Its assembly elects nine directors for two years, four of them women at present, and its technical team of eleven speaks Quechua.',
  registrationNumber: 'Partida 11004872, SUNARP Ayacucho',
  legalStatus: 'asociación civil sin fines de lucro, registered with APCI',
  contactName: 'Rosa Quispe Huamán',
  contactEmail: 'contacto@pukyuayllu.example',
  contactPhone: '+51 66 312 480',
  currency: 'PEN',
  facts: [
    {
      name: 'Member communities',
      value: 58,
      unit: 'communities',
      date: '2026-06-30',
      source: 'libro de actas, asamblea de junio 2026',
    },
  ],
};

/** Slow and communal, a Spanish sentence in English words, with Spanish and Quechua terms and sources. */
export const peru: Application = {
  organization: pukyu,
  savedOn: today,
  profileSavedOn: today,
  proposal: {
    title: 'Sowing water: springs, bofedales and seed of nine communities above Cangallo',
    grantId: 'ANDES-CLIMA-2027-15',
    organization: pukyu.name,
    category: 'Environment',
    description: paragraphs(
      'In our mountains the water is a person who is growing tired. Of the 31 springs that nine communities above Cangallo count as theirs, 19 still flowed in the dry season of 2025; their grandparents knew all of them running (spring census of the communities, August 2025). Rain has not lessened much. It falls in fewer days: SENAMHI counts 71 days of rain in the year where it counted 94 a generation ago (SENAMHI Ayacucho, 2024), and the rest of the year the slopes hold nothing.',
      'They hold nothing because the sponge is damaged. Of the bofedales, the high wetlands, 240 hectares are grazed until the peat opens (Dirección Regional Agraria Ayacucho, 2023), and the qochas, the small dams in which the ancestors kept rain, were left to fill with earth when the men went to work on the coast. Then the frost comes down earlier and later than before, and it took 38% of the potato harvest in the season of 2024-25 (Dirección Regional Agraria Ayacucho, 2025). A hectare gives 5.8 tons; families of the valley harvest double.',
      'The 640 families of these communities, 2,880 persons, ask for what they have begun to do by themselves in two communities, where three qochas were raised again in 2022 and two dry springs came back within two years: to sow water, to guard the bofedal, and to plant the native varieties that bear the frost.',
    ),
    objectives: [],
    beneficiaries: 2880,
    methodology: paragraphs(
      'The work follows the agricultural year and the law of the assembly. In August each community walks its boundaries with the hydrologist and the elders, and decides by vote which qochas to raise and which part of the bofedal to close. What the assembly has not voted, the project does not build.',
      'Eighteen qochas are raised with stone, clay and champa, without cement, in faenas between May and October, when the ground is dry; each family gives six days. On the 240 hectares of bofedal we lead the water back through small channels, close the worn parts with wire and agree a turn of grazing, so that no herd returns before the second rain. Where the water goes down in January, the springs below answer in July of the following year; this is why the counting of springs goes on for three dry seasons.',
      'Against the frost each community sows at least six native varieties at different heights and keeps a tenth of its seed in reserve, in a cold store of adobe. Three weather stations send a warning to the community radio by four in the afternoon. Twenty-four yachachiq, who are peasants who teach peasants, half of them women, learn for a year and then accompany about 27 families each.',
      'The harvest is measured by crop cuts, in the chacras of 90 families, each May. The springs are measured with the bucket and the clock, in August, by the community’s own water guard and in the presence of the assembly, and what was measured is written in the libro de actas.',
    ),
    requestedAmount: 1_871_518,
    deadline: '2027-02-15',
    budget: '',
    budgetLines: peruBudget,
    indirectCost: { rate: 1_000, cap: 1_000 },
    projectDuration: 36,
    timeline: '',
    sustainability: '',
    team: '',
    startDate: '2027-07-01',
    currency: 'PEN',
    ...peruPlan,
  },
};
