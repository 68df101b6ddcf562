import type { ProposedFrom } from './proposed-rows.ts';

/** Proposals as other people write them: lists with dashes, quarters, tables of Markdown, short notes. */
export const freeTexts: readonly ProposedFrom[] = [
  {
    startDate: '2028-01-01',
    projectDuration: 18,
    description:
      'Kibera has 14 public toilets for 60,000 people. We have worked here since 2011. In 2024 we built three blocks with UNICEF, used by 2,100 people a day.',
    objectives: [
      'Increase daily users of clean toilets from 2,100 to 9,000 by June 2029',
      'Reduce open defecation in the three villages from 22% to 5% by end of project',
      '12 youth groups run toilet blocks at a profit by the end of 2029',
      'Improved awareness of hygiene among residents',
      'To train 60 youth in plumbing and business skills by December 2028.',
      'School attendance of girls rises from 71% (2026) to 85% (2029).',
    ],
    methodology:
      'We will build six toilet blocks with biodigesters. Youth groups will be trained and will run them.\n\nMonitoring: the M&E officer collects user counts weekly. A household survey is carried out at baseline and endline.\n\nRisks and mitigation: Land disputes may delay construction; we will sign agreements with the chief beforehand. Vandalism: night guards are hired by the youth groups. Inflation could raise cement prices, so we buy in bulk in the first quarter.',
    timeline:
      'Q1: mobilisation and land agreements\nQ2-Q4: construction of six blocks (site engineer)\nQ3: training of youth groups\nQ5-Q6: handover and monitoring',
    sustainability:
      'Users pay 5 shillings per visit. The youth groups keep 60% for salaries and put 40% in a repair fund. Nairobi City County will waive water charges. Our plumbers will continue to offer services at cost. We will seek further funding from partners.',
    team: 'Project Manager - Kevin Otieno (100%)\nM&E Officer - Lucy Wambui (50%)\nSite engineer: to be hired\nFinance officer, part time\nKevin has 9 years of experience in urban sanitation.\nThe board meets quarterly.',
  },
  {
    startDate: '2027-09-01',
    projectDuration: 24,
    description: 'Our hospice cares for 300 people at home each year.',
    objectives: [
      'By August 2029 we will reach 500 patients a year at home, up from 300.',
      'Reduce unplanned hospital admissions of our patients by 25% within two years.',
      'Waiting time for a first visit falls from 11 days to 4 days by March 2029.',
      'Train 40 volunteers (10 each half-year).',
    ],
    methodology:
      'A nurse visits each patient within four days. Volunteers sit with families at night.\n\nWe measure waiting time from our patient system every month (data lead). Families are asked by questionnaire three months after bereavement.\n\nThe main risk is that nurses are hard to recruit: we have kept two applicants from last year on a list. Another risk is fatigue of volunteers; each has supervision every fortnight. \n\nSafeguarding: all staff and volunteers are DBS checked. We assume that the NHS contract is renewed in 2028.',
    timeline:
      'Sept-Nov 2027: recruit two nurses and first ten volunteers\nDec 2027 onwards: home visits seven days a week\nMarch 2028, Sept 2028, March 2029: volunteer courses (Hannah Price)\nSummer 2029: evaluation by the university',
    sustainability:
      'From September 2029 the Integrated Care Board pays for both nurses under the new contract. Our two charity shops make £85,000 a year, of which £30,000 is set aside for night care. Legacies cover the rest.',
    team: 'Hannah Price, volunteer manager (0.6 FTE), joined us from the Samaritans in 2019. Dr Imran Sheikh, our medical director, gives half a day a week. Two community nurses will be recruited. Sue Kent is data lead at 20%.',
  },
  {
    startDate: '',
    projectDuration: 36,
    description: 'Farmers in Gorkha lose maize to monkeys and landslides.',
    objectives: [
      'Objective 1: 1,500 households adopt terraces with cardamom by month 30.',
      'Objective 2: Household income from cash crops increases by 40%.',
      'Landslide area shrinks from 34 ha to 20 ha by 2030.',
    ],
    methodology:
      'Key assumptions:\n- Rainfall stays within the range of the last decade\n- The road to Barpak stays open\n\nRisk: monkeys return. Response: guards are rotated between wards.\nRisk: cardamom price falls; Response: contracts with two buyers fix a minimum.',
    timeline:
      '| Activity | Timing | Lead |\n|---|---|---|\n| Nursery | Month 1-6 | Agronomist |\n| Terracing | Months 4-24 | Ward committees |\n| Training of 60 lead farmers | Month 3, 9, 15 | Field team |\nMidterm review in month 18.',
    sustainability:
      'Ward committees own and maintain the nurseries. The rural municipality has allocated NPR 2 million a year from 2030 for terraces. 60 lead farmers remain as advisers after the project.',
    team: 'Name | Position | Level of effort\nBimala Gurung | Team leader | 100%\nSuresh Thapa | Agronomist | 50%\nVacant | Field officer (2) | 100%\n\nTrack record:\n- Green Slopes (Helvetas, 2021-2023): 800 households planted cardamom\n- Seeds of Gorkha (own funds, 2019): two seed banks',
  },

  {
    startDate: '2027-10-01',
    projectDuration: 30,
    description:
      'Casa Abierta shelters women in Tegucigalpa. Over the past five years 740 women and 1,150 children found refuge with us.',
    objectives: [
      '200 women a year receive legal help (2026: 120).',
      'The share of women who do not return to a violent partner within 12 months increases from 61 per cent to 75 per cent by March 2030.',
      'Decrease average time to a protection order from 46 days to 20 days by 2030.',
      'Establish 4 support groups by December 2027.',
      'At least 90% of children in the shelter attend school by February 2029.',
    ],
    methodology:
      'We open the second house in January. Each woman has one case worker from the first day.\n\nEvaluation: The database of cases is reviewed every quarter by the coordinator. Protection orders are counted in the court registry each month by the lawyer.\n\nRisks\n1. Retaliation by partners (high, high). The address is secret and the guard is on duty day and night. Responsible: Karla Mejía.\n2. Staff burnout (medium, medium). Supervision outside the house every month.\n\nInclusion: the ground floor is free of steps and we speak sign language. Data protection: names are kept apart from case files, under our Data Policy 2024.',
    timeline:
      'Oct - Dec 2027: rent and equip the second house (Karla Mejía).\nJanuary 2028: the house opens.\nJanuary 2028 to March 2030: legal help and counselling (lawyer and psychologist).\nEvery March: survey of women who left.\nBy June 2028 two partner agreements are signed.',
    sustainability:
      'The Ministry of Women will pay the rent of the second house from April 2030, as agreed in a letter of May 2027. The catering business of the women earns L 40,000 a month. We expect that some donors will renew.',
    team: 'Karla Mejía coordinates the shelter (full-time); she has directed it since 2015. Lawyer: Ana Lucía Pineda, half-time. One psychologist (to be recruited, 100%). Volunteers from the university help at weekends.',
  },
  {
    startDate: '2028-03-01',
    projectDuration: 12,
    description: '',
    objectives: [
      'Collect 300 tonnes of plastic from the lagoon',
      'Raise the income of 85 waste pickers from GHS 18 to GHS 35 a day by February 2029',
      'Get 6 schools to sort their waste by January 2029',
      'Fewer floods in Korle Gonno.',
    ],
    methodology:
      'Pickers bring plastic to three stations, where it is weighed, paid and pressed. Weights are recorded in the station book daily.\nIf the price of plastic falls, we store bales for up to four months. If it rains early, we start with the upper drains.\nAssumptions: the assembly keeps its by-law on littering.',
    timeline:
      'Month 1 – contracts with three stations\nMonth 2 to month 12 – collection and payment\nMonth 4 – first school week – Efua Boateng\nMonths 6, 12 – count of plastic in the lagoon by the university\nNext year – extension to Chorkor',
    sustainability:
      'Sales of bales cover 80% of costs from month 9. The Accra Metropolitan Assembly provides the sites free of charge. Korle Pickers Association runs the stations after the project.',
    team: '• Efua Boateng – Programme Lead – 50%\n• Nii Armah Tetteh – Operations – 100%\n• Accountant – 25%\nAll have worked with pickers before.',
  },
];
