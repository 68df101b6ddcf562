import { paragraphs } from '../../building.ts';
import type { Application } from '../../typed-plan.ts';
import { peru } from './application.fixture.ts';

const { description, methodology, title, grantId, organization, category, beneficiaries } = peru.proposal;
const { requestedAmount, deadline, projectDuration, startDate, currency } = peru.proposal;

/** The same project told, with sections of prose, months of the calendar and sources in Spanish. */
export const peruProse: Application = {
  organization: peru.organization,
  savedOn: peru.savedOn,
  profileSavedOn: peru.profileSavedOn,
  proposal: {
    title,
    grantId,
    organization,
    category,
    beneficiaries,
    requestedAmount,
    deadline,
    projectDuration,
    startDate,
    currency,
    description,
    objectives: [
      'Raise 18 qochas and close and wet 240 hectares of bofedal so that 26 of 31 springs flow in the dry season by September 2029; in 2025 they were 19.',
      'Lower the part of the potato harvest that is lost to frost from 38% to 20% by May 2030.',
      'Raise the yield of potato from 5.8 to 7.6 tons per hectare by May 2030.',
      'Raise the seats of water committees that are held by women from 17% to 45% by December 2029.',
    ],
    methodology: paragraphs(
      methodology,
      'Frost losses and yield are taken from the crop cuts each May, and Nélida Ccente Sulca answers for them. The women’s seats are read from the libros de actas each December.',
      'We fear three things. A whole rainy season fails: for this the qochas of the highest ground are raised first, and Teófilo Huamaní watches the seed. Herders open the closed bofedal, which is likely: the turn of grazing is voted with the herders, and a fine goes to the communal box, under the communal presidents. A mining concession is granted above the springs, which we hold unlikely but grave: the bofedales are registered with the water authority in the first year by Rosa Quispe Huamán.',
      'Every work is decided in Quechua by the assembly, with free, prior and informed consent. A complaint can be made to any director and is answered in fifteen days, by our Código de Conducta 2025.',
    ),
    budget: paragraphs(
      'For persons: the coordinator, 36 months at S/ 6,200, S/ 223,200; two field agronomists, 36 months at S/ 4,300 each, S/ 309,600; the hydrologist at 30%, S/ 73,440; the monitoring technician at 50%, S/ 70,200.',
      'For water and earth: tools, clay and food for eighteen qochas at S/ 14,500, S/ 261,000; wire, posts and channels for 240 hectares of bofedal at S/ 820, S/ 196,800; native seed and cold stores in nine communities, S/ 86,400.',
      'For measuring: three weather stations, S/ 55,500; measuring points of 31 springs, S/ 19,220; three crop cuts at S/ 15,800, S/ 47,400; external evaluation, S/ 48,000.',
      'For learning and deciding: training of 24 yachachiq at S/ 2,350, S/ 56,400; 54 assemblies at S/ 780, S/ 42,120. For the road and the accounts: hire of a pick-up with fuel, S/ 183,600; yearly audit, S/ 28,500. Indirect costs of 10%, S/ 170,138. In all S/ 1,871,518.',
    ),
    timeline: paragraphs(
      'In August 2027, August 2028 and August 2029 we walk the boundaries, measure the springs and decide in assembly (Ing. Julio Palomino Rojas with the water guards).',
      'From September to October 2027, from May to October 2028 and from May to October 2029 the qochas are raised in faenas (communal presidents). From October to March of each year the bofedal is closed and wetted (Teófilo Huamaní).',
      'From September to December of each year we sow the native varieties. The three weather stations are set up from October 2027 to January 2028. The yachachiq learn from November 2027 to October 2028 and then accompany the families until May 2030.',
      'Crop cuts are taken in May 2028, May 2029 and May 2030 (Nélida Ccente Sulca). The external evaluation is made from January to June 2030.',
    ),
    sustainability:
      'The upkeep of qochas and closed bofedal is written in the statutes, with two faenas a year. Each irrigating family pays 12 soles a year to the water committee, which pays the water guard, from August 2028. Each community keeps a tenth of its seed in reserve. From July 2030 the provincial municipality pays the repair of the stations, by ordenanza of May 2026.',
    team: paragraphs(
      'Rosa Quispe Huamán, agronomist of Vilcanchos, coordinates the project with her whole time; she led the raising of three qochas in 2022. Ing. Julio Palomino Rojas is the hydrologist, with 30% of his time, and teaches at the university of Huamanga.',
      'Of two field agronomists, both whole time, one is Teófilo Huamaní, who keeps 74 native varieties on his own land, and the other will be called by public notice. Nélida Ccente Sulca is monitoring technician at 50%; she kept the records of the crop cuts of the Dirección Regional for six harvests.',
    ),
  },
};
