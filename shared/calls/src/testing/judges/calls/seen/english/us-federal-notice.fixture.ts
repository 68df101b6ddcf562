import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Bureau of Rural Renewal                              NOFO BRR-27-014
DEPARTMENT OF REGIONAL WELFARE
Bureau of Rural Renewal
NOTICE OF FUNDING OPPORTUNITY
Rural Youth Pathways Program
Funding Opportunity Number: BRR-27-014
Assistance Listing: 99.871
KEY DATES
Letter of intent (encouraged):      January 22, 2027
Application due date:               March 2, 2027, 11:59 p.m. Eastern Time
Anticipated award date:             September 1, 2027
SUMMARY OF FUNDING
Total program funding:              $18,000,000
Expected number of awards:          60
Award floor:                        $100,000
Award ceiling:                      $300,000
Period of performance:              36 months
Cost sharing or matching:           Required, 20 percent of the total project cost

                                                                    1
`,
  `
Bureau of Rural Renewal                              NOFO BRR-27-014
A . P R O G R A M   D E S C R I P T I O N
A.1 Purpose. The purpose of the Rural Youth Pathways Program is to help young
people who are neither at work nor in school to find their way into training
and employment. Section 412 of the Act authorizes the Bureau to make grants
of not more than $500,000 per year; the ceiling in this notice is lower.
A.2 Background. In the last five years, 41,000 young people have enrolled.
Of those, 58 percent were employed one year later. Programs that paired each
participant with a mentor reached 66 percent. Why the difference? A report of
the Bureau, limited to 300 words in its summary, names three causes: trust,
travel and time. These ﬁndings were conﬁrmed by ﬁve ofﬁces in the ﬁeld.
A.3 Definitions. "Young people" means persons aged 16 to 24. "Rural" means
any county outside a metropolitan area. "Employed" means at least 20 hours a
week in paid work.
B. FEDERAL AWARD INFORMATION
B.1 Funds are available until September 30, 2029.
B.2 Awards will be made as grants. The Bureau may award more or fewer than
60 grants, or none, subject to appropriations.
B.3 Renewal applications compete with new ones. Describe prior awards in the
narrative only where the questions below ask for it.
C. ELIGIBILITY INFORMATION
C.1 Eligible applicants
(i)   Nonprofits having a 501(c)(3) status, other than institutions of
higher education
(ii)  County and city governments
(iii) Applicants must be located in one of the fifty States or a U.S.
territory.
C.2 Individuals and for-profit organizations are not eligible.
C.3 Applicants may submit one application only. What if two are received?
The Bureau will review the last one received.
C.4 Applicants must hold an active registration in the federal award system
at the time of submission.

D. APPLICATION AND SUBMISSION INFORMATION
D.2 Content and form
Applications are submitted through the portal; paper is not accepted. The
time stamp of the portal decides. File names must have no more than 50
characters, spaces included, and no special characters. Each attachment must
be a PDF below 20 MB.
The project narrative must be double-spaced, 12-point font, with one-inch
margins. Pages over the limit will be removed before review.

                                                                    2
`,
  `
Bureau of Rural Renewal                              NOFO BRR-27-014
D.3 Project narrative
The narrative must answer the following, in this order.
(a) Need. Describe the problem that young people face in the area to be served,
using data from the last five years.
(b) Project design. Describe the activities, the model on which they rest and the
evidence that it works. Evidence may be published or from your own evaluation.
(c) Population to be served. State how many young people will enroll, by year, and
how they will be recruited and retained.
(d) Organizational capacity. Describe the experience of the applicant in managing
awards of similar size.
Responses to (a) through (d) may not exceed 4,000 words in total.
(e) Staffing. Identify key personnel and the share of time that each will give.
This response may not exceed 750 words.
(f) Performance measures. Provide a baseline and an annual target for each
required measure.
(g) Sustainability. Explain how services will continue after federal funding ends.
Responses to (f) and (g): 500 words each.
(h) Abstract. Provide a one-page summary suitable for public release.
The abstract is limited to one page.

D.4 Required attachments
1. SF-424, Application for Federal Assistance
2. Budget narrative
3. Proof of nonprofit status
4. Negotiated indirect cost rate agreement, if applicable

                                                                    3
`,
  `
Bureau of Rural Renewal                              NOFO BRR-27-014
E. REVIEW CRITERIA
Criterion                                             Points
Need                                                     25
Project design                                           35
Organizational capacity and staffing                     20
Performance measures                                     10
Sustainability                                           10
                                                       100
Reviewers will consider:
 - Does the applicant document the need with current data?
 - Are the targets ambitious and attainable?
 - To what extent does the budget follow from the design?
F. AWARD ADMINISTRATION
F.1 Successful applicants receive a notice of award. It is not an
authorization to begin before the date it names.
F.2 Reports: performance reports every six months, limited to ten pages;
financial reports every quarter. A final report is due 120 days after the
period of performance ends.
F.3 Recipients that spend $1,000,000 or more in federal funds in a year must
have a single audit.
G. AGENCY CONTACT
Have a question about this notice? Write to ruralyouth@brr.example.
                                                                    4
`,
);

/** Holds for several questions. */
const sharedLimit0: LimitTruth = {
  text: 'Responses to (a) through (d) may not exceed 4,000 words in total.',
  at: [3, 12],
  maximum: 4000,
  unit: 'words',
  together: [1, 2, 3, 4],
};

/** Holds for several questions. */
const sharedLimit1: LimitTruth = {
  text: 'Responses to (f) and (g): 500 words each.',
  at: [3, 18],
  maximum: 500,
  unit: 'words',
};

export const usFederalNotice: CallFixture = {
  id: 'us-federal-notice',
  language: 'en',
  shape: 'US federal notice',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Rural Youth Pathways Program', at: [1, 5] },
    funder: { text: 'Bureau of Rural Renewal', at: [1, 3] },
    reference: { text: 'BRR-27-014', at: [1, 6] },
    currency: 'USD',
    least: { value: 100000, text: '$100,000', at: [1, 15] },
    most: { value: 300000, text: '$300,000', at: [1, 16] },
    deadline: {
      kind: 'stated',
      date: '2027-03-02',
      time: '23:59',
      zone: 'America/New_York',
      text: 'March 2, 2027, 11:59 p.m. Eastern Time',
      at: [1, 10],
    },
    eligibility: [
      {
        text: 'Required, 20 percent of the total project cost',
        at: [1, 18],
        kind: 'own-share',
        leastPercent: 20,
      },
      {
        text: 'Nonprofits having a 501(c)(3) status, other than institutions of higher education',
        at: [2, 23],
        kind: 'legal-form',
        forms: ['non-profit'],
      },
      { text: 'County and city governments', at: [2, 25], kind: 'legal-form', forms: ['public-body'] },
      {
        text: 'Applicants must be located in one of the fifty States or a U.S. territory.',
        at: [2, 26],
        kind: 'country',
        countries: ['US'],
      },
      {
        text: 'Individuals and for-profit organizations are not eligible.',
        at: [2, 28],
        kind: 'legal-form',
        forms: ['individual', 'company'],
        excluded: true,
      },
      {
        text: 'Applicants must hold an active registration in the federal award system at the time of submission.',
        at: [2, 31],
        kind: 'other',
      },
    ],
    attachments: [
      { text: 'SF-424, Application for Federal Assistance', at: [3, 23], required: true },
      { text: 'Budget narrative', at: [3, 24], required: true },
      { text: 'Proof of nonprofit status', at: [3, 25], required: true },
      { text: 'Negotiated indirect cost rate agreement, if applicable', at: [3, 26], required: true },
    ],
    criteria: [
      { text: 'Need', at: [4, 4], weight: 25 },
      { text: 'Project design', at: [4, 5], weight: 35 },
      { text: 'Organizational capacity and staffing', at: [4, 6], weight: 20 },
      { text: 'Performance measures', at: [4, 7], weight: 10 },
      { text: 'Sustainability', at: [4, 8], weight: 10 },
    ],
    questions: [
      {
        text: 'Need. Describe the problem that young people face in the area to be served, using data from the last five years.',
        at: [3, 4],
        section: 'Project narrative',
        required: true,
        limit: sharedLimit0,
      },
      {
        text: 'Project design. Describe the activities, the model on which they rest and the evidence that it works.',
        at: [3, 6],
        section: 'Project narrative',
        required: true,
        help: { text: 'Evidence may be published or from your own evaluation.', at: [3, 7] },
        limit: sharedLimit0,
      },
      {
        text: 'Population to be served. State how many young people will enroll, by year, and how they will be recruited and retained.',
        at: [3, 8],
        section: 'Project narrative',
        required: true,
        limit: sharedLimit0,
      },
      {
        text: 'Organizational capacity. Describe the experience of the applicant in managing awards of similar size.',
        at: [3, 10],
        section: 'Project narrative',
        required: true,
        limit: sharedLimit0,
      },
      {
        text: 'Staffing. Identify key personnel and the share of time that each will give.',
        at: [3, 13],
        section: 'Project narrative',
        required: true,
        limit: { text: 'This response may not exceed 750 words.', at: [3, 14], maximum: 750, unit: 'words' },
      },
      {
        text: 'Performance measures. Provide a baseline and an annual target for each required measure.',
        at: [3, 15],
        section: 'Project narrative',
        required: true,
        limit: sharedLimit1,
      },
      {
        text: 'Sustainability. Explain how services will continue after federal funding ends.',
        at: [3, 17],
        section: 'Project narrative',
        required: true,
        limit: sharedLimit1,
      },
      {
        text: 'Abstract. Provide a one-page summary suitable for public release.',
        at: [3, 19],
        section: 'Project narrative',
        required: true,
        uncountable: { text: 'The abstract is limited to one page.', at: [3, 20] },
      },
    ],
    noQuestions: [
      { text: 'Why the difference?', at: [2, 9] },
      {
        text: 'Describe prior awards in the narrative only where the questions below ask for it.',
        at: [2, 19],
      },
      { text: 'What if two are received?', at: [2, 29] },
      { text: 'Does the applicant document the need with current data?', at: [4, 11] },
      { text: 'Are the targets ambitious and attainable?', at: [4, 12] },
      { text: 'To what extent does the budget follow from the design?', at: [4, 13] },
      { text: 'Have a question about this notice?', at: [4, 23] },
    ],
    fields: [],
    otherDates: [
      { text: 'January 22, 2027', at: [1, 9] },
      { text: 'September 1, 2027', at: [1, 11] },
      { text: 'September 30, 2029', at: [2, 16] },
    ],
    otherAmounts: [
      { text: '$18,000,000', at: [1, 13] },
      { text: '$500,000', at: [2, 6] },
      { text: '$1,000,000', at: [4, 20] },
    ],
  },
};
