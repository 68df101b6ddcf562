import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
EuroSolidar / Concept note / ESD/2027/118-440
European Solidarity Directorate
Civil Society for Fair Food Chains
Guidelines for grant applicants - Annex A.1: Concept note
Reference: ESD/2027/118-440/ACT
Deadline for receipt of concept notes:
no later than 31 March 2027, 23:59 Brussels time
An information session will be held on 11 February 2027 at 10:00.
Questions may be sent until 10 March 2027; replies will be pub-
lished by 20 March 2027.

1. BACKGROUND
1.1 The Directorate has supported fair food chains since 1 March 2016. In
that time 214 actions in 31 countries have received support. What has been
learned? Do small producers sell at better prices? An external evaluation
found that prices rose by 12 % where producers sold together, and did not
rise where they sold alone.
1.2 The global objective of this call is to strengthen civil society as an
actor of governance and development in food chains. Its specific objectives
are (i) to strengthen producer organisations, (ii) to make contracts between
producers and buyers fairer, and (iii) to support watchdogs of public buying.
1.3 The priorities of the call are:
   a) women and young people in food chains
   b) schools, hospitals and other public kitchens
   c) local seed, con­served in seed banks
1.4 Describe your action under one of the priorities only. An applicant may
not submit more than one concept note under this call. An applicant may not
be a co-applicant in another application at the same time.
1.5 Duration: the planned duration of an action may not be lower than 12
months nor exceed 30 months. Costs of up to EUR 60.000 may be passed on to
third parties, of which no single one may receive more than EUR 5.000.
1.6 Ineligible actions: actions concerned only or mainly with individual
sponsorships for participation in workshops, seminars, conferences, or with
individual scholarships for studies or training courses.

The indicative amount made available under this call is EUR 4.800.000.
Size of grants: any grant requested must fall between
minimum amount: EUR 10.000
maximum amount: EUR 60.000
Any grant requested may not exceed 90 % of the total eligible costs of
the action (see section 2.1.5). The balance must be financed from other
sources.

2. ELIGIBILITY OF APPLICANTS
To be eligible, the lead applicant must:
(1) be a legal person and be non-profit-making;
(2) be established in Kenya, Uganda, Tanzania or Rwanda;
(3) have existed for at least three years at the deadline; and
(4) be directly responsible for the preparation of the action with the
co-applicants, not acting as an intermediary.
Natural persons and political parties are not eligible.
                                                          Page 1 of 4
`,
  `
EuroSolidar / Concept note / ESD/2027/118-440
3. INSTRUCTIONS
Concept notes must be submitted online. In case of a technical problem,
write to the help desk before the deadline and attach a picture of the
error. The deadline is fixed at 23:59; an application that is received at
00:00 is late. Applicants are strongly advised not to wait until the last day.
Do not use the checklist of another call. Hand-written notes are not
accepted. Clarifications will be asked only when the information given is
not clear and so prevents an objective assessment.
There is no specific template, but the applicant must ensure that the
text does not exceed 5 full pages (A4 size) of Arial 10 with 2 cm margins.
What should not be sent? Do not attach annexes at this stage.

1. General information
Title of the action:
Location(s) of the action:

2. Relevance of the action
2.1. Describe the relevance of the action to the objectives and priorities
of the call. (max. 500 words)
2.2. Describe the relevance of the action to the particular needs and
constraints of the target country, region and sectors, including synergy
with other
                                                          Page 2 of 4
`,
  `
EuroSolidar / Concept note / ESD/2027/118-440
 initiatives of donors and of the authorities.
Say which programmes, and how the action will not overlap with them.
No more than 600 words.
2.3. Describe and define the target groups and final beneficiaries, their
needs and constraints, and how the action will address these needs.
(max. 400 words)

3. Description of the action
3.1. Provide a description of the proposed action: the problem and its
causes, the objectives and the expected results.
3.2. Outline the broad types of activities proposed and specify the related
outputs.
The answers to 3.1 and 3.2 together must not exceed 900 words.
3.3. Explain how the co-applicants and affiliated entities will take part.
(max. 250 words)
3.4. Set out the main risks and the measures that will mitigate them.
Half a page is normally enough.

4. Lead applicant
4.1. Provide a short account of the lead applicant's experience of similar
actions in the last three years. Maximum: 300 words

                                                          Page 3 of 4
`,
  `
EuroSolidar / Concept note / ESD/2027/118-440
EVALUATION GRID
Section                                                    Maximum score
1. Relevance of the action                                  20
   1.1 How relevant is the proposal to the objectives of the call?   5x2
   1.2 How relevant is it to the needs of the country?               5
   1.3 How clearly defined are those involved?                       5
2. Design of the action                                     30
   2.1 How coherent is the overall design?                           5x4
   2.2 Is the action feasible?                                       5x2
TOTAL                                                              50
Only concept notes with at least 30 points will be considered.

DOCUMENTS TO BE SENT WITH THE FULL APPLICATION
- the statutes of the lead applicant
- the legal entity sheet, signed
- the profit and loss account of the last financial year
Data protection: processing of your reply involves the recording of personal
data such as name and address. Who is the controller? See the portal.
                                                          Page 4 of 4
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'The answers to 3.1 and 3.2 together must not exceed 900 words.',
  at: [3, 14],
  maximum: 900,
  unit: 'words',
  together: [4, 5],
};

export const euConceptNote: CallFixture = {
  id: 'eu-concept-note',
  language: 'en',
  shape: 'EU concept note',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Civil Society for Fair Food Chains', at: [1, 3] },
    funder: { text: 'European Solidarity Directorate', at: [1, 2] },
    reference: { text: 'ESD/2027/118-440/ACT', at: [1, 5] },
    currency: 'EUR',
    least: { value: 10000, text: 'minimum amount: EUR 10.000', at: [1, 38] },
    most: { value: 60000, text: 'maximum amount: EUR 60.000', at: [1, 39] },
    deadline: {
      kind: 'stated',
      date: '2027-03-31',
      time: '23:59',
      zone: 'Europe/Brussels',
      text: 'no later than 31 March 2027, 23:59 Brussels time',
      at: [1, 7],
    },
    eligibility: [
      {
        text: 'Any grant requested may not exceed 90 % of the total eligible costs',
        at: [1, 40],
        kind: 'own-share',
        leastPercent: 10,
      },
      {
        text: 'be a legal person and be non-profit-making;',
        at: [1, 46],
        kind: 'legal-form',
        forms: ['non-profit'],
      },
      {
        text: 'be established in Kenya, Uganda, Tanzania or Rwanda;',
        at: [1, 47],
        kind: 'country',
        countries: ['KE', 'UG', 'TZ', 'RW'],
      },
      {
        text: 'have existed for at least three years at the deadline;',
        at: [1, 48],
        kind: 'age',
        leastYears: 3,
      },
      {
        text: 'be directly responsible for the preparation of the action with the co-applicants, not acting as an intermediary.',
        at: [1, 49],
        kind: 'other',
      },
      {
        text: 'Natural persons and political parties are not eligible.',
        at: [1, 51],
        kind: 'legal-form',
        forms: ['party', 'individual'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'the statutes of the lead applicant', at: [4, 15], required: true },
      { text: 'the legal entity sheet, signed', at: [4, 16], required: true },
      { text: 'the profit and loss account of the last financial year', at: [4, 17], required: true },
    ],
    criteria: [
      { text: 'Relevance of the action', at: [4, 4], weight: 20 },
      { text: 'Design of the action', at: [4, 8], weight: 30 },
    ],
    questions: [
      {
        text: 'Describe the relevance of the action to the objectives and priorities of the call.',
        at: [2, 19],
        section: 'Relevance of the action',
        required: true,
        limit: { text: '(max. 500 words)', at: [2, 20], maximum: 500, unit: 'words' },
      },
      {
        text: 'Describe the relevance of the action to the particular needs and constraints of the target country, region and sectors, including synergy with other initiatives of donors and of the authorities.',
        at: [2, 21],
        section: 'Relevance of the action',
        required: true,
        interrupted: true,
        help: { text: 'Say which programmes, and how the action will not overlap with them.', at: [3, 3] },
        limit: { text: 'No more than 600 words.', at: [3, 4], maximum: 600, unit: 'words' },
      },
      {
        text: 'Describe and define the target groups and final beneficiaries, their needs and constraints, and how the action will address these needs.',
        at: [3, 5],
        section: 'Relevance of the action',
        required: true,
        limit: { text: '(max. 400 words)', at: [3, 7], maximum: 400, unit: 'words' },
      },
      {
        text: 'Provide a description of the proposed action: the problem and its causes, the objectives and the expected results.',
        at: [3, 10],
        section: 'Description of the action',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Outline the broad types of activities proposed and specify the related outputs.',
        at: [3, 12],
        section: 'Description of the action',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Explain how the co-applicants and affiliated entities will take part.',
        at: [3, 15],
        section: 'Description of the action',
        required: true,
        limit: { text: '(max. 250 words)', at: [3, 16], maximum: 250, unit: 'words' },
      },
      {
        text: 'Set out the main risks and the measures that will mitigate them.',
        at: [3, 17],
        section: 'Description of the action',
        required: true,
        uncountable: { text: 'Half a page is normally enough.', at: [3, 18] },
      },
      {
        text: "Provide a short account of the lead applicant's experience of similar actions in the last three years.",
        at: [3, 21],
        section: 'Lead applicant',
        required: true,
        limit: { text: 'Maximum: 300 words', at: [3, 22], maximum: 300, unit: 'words' },
      },
    ],
    noQuestions: [
      { text: 'Do small producers sell at better prices?', at: [1, 15] },
      { text: 'Describe your action under one of the priorities only.', at: [1, 26] },
      { text: 'What should not be sent?', at: [2, 12] },
      { text: 'How relevant is the proposal to the objectives of the call?', at: [4, 5] },
      { text: 'How relevant is it to the needs of the country?', at: [4, 6] },
      { text: 'How clearly defined are those involved?', at: [4, 7] },
      { text: 'How coherent is the overall design?', at: [4, 9] },
      { text: 'Is the action feasible?', at: [4, 10] },
      { text: 'Who is the controller?', at: [4, 19] },
    ],
    fields: [
      { text: 'Title of the action:', at: [2, 15] },
      { text: 'Location(s) of the action:', at: [2, 16] },
    ],
    otherDates: [
      { text: '11 February 2027 at 10:00', at: [1, 8] },
      { text: '10 March 2027', at: [1, 9] },
      { text: '20 March 2027', at: [1, 10] },
      { text: '1 March 2016', at: [1, 13] },
    ],
    otherAmounts: [
      { text: 'EUR 60.000', at: [1, 30] },
      { text: 'EUR 5.000', at: [1, 31] },
      { text: 'EUR 4.800.000', at: [1, 36] },
    ],
  },
};
