/** Countries that a name of a region means, as ISO 3166 codes parted by spaces. */
interface Region {
  members: string;
  /** In by some lists and usages and out by others, or about to change: a person has to look. */
  unsure?: string;
}

/*
 * Regions of geography follow the United Nations' "Standard country or area codes for statistical use" (M49); where
 * the World Bank or ordinary usage draws the line elsewhere, the country is `unsure`. The list of least developed
 * countries is that of the United Nations' Committee for Development Policy (44 since December 2024); Bangladesh, Laos
 * and Nepal leave it on 24 November 2026. Unions are as of January 2026, by their own lists of members.
 */
const northernAfrica = 'DZ EG LY MA TN';
const easternAfrica = 'BI DJ ER ET KE RW SO SS TZ UG';
const furtherEast = 'KM MG MW MU MZ SC ZM ZW';
const middleAfrica = 'CM CF TD CG CD GQ GA ST';
const southernAfrica = 'BW LS NA SZ ZA';
const westernAfrica = 'BJ BF CV CI GM GH GN GW LR ML NE NG SN SL TG';
const centralAmerica = 'BZ CR SV GT HN NI PA';
const southAmerica = 'AR BO BR CL CO EC PY PE UY VE';
const caribbean = 'AG BS BB CU DM DO GD HT JM KN LC VC TT';
const southernAsia = 'BD BT IN MV NP PK LK';
const southEastAsia = 'BN KH ID LA MY MM PH SG TH VN';
const easternAsia = 'CN JP KP KR MN TW';
const centralAsia = 'KZ KG TJ TM UZ';
const gulfAndLevant = 'AE BH IQ IL JO KW LB OM PS QA SA SY YE';
const pacificIslands = 'FJ FM KI MH NR PG PW SB TO TV VU WS';
const europeanUnion = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const westernBalkans = 'AL BA ME MK RS XK';
const nordic = 'DK FI IS NO SE';

export const regions = {
  'sub-saharan africa': {
    members: `${easternAfrica.replace('DJ ', '')} ${furtherEast} ${middleAfrica} AO ${southernAfrica} ${westernAfrica} MR`,
    unsure: 'DJ SD',
  },
  africa: {
    members: `${northernAfrica} SD ${easternAfrica} ${furtherEast} ${middleAfrica} AO ${southernAfrica} ${westernAfrica} MR`,
  },
  'north africa': { members: northernAfrica, unsure: 'SD MR' },
  'east africa': { members: easternAfrica, unsure: `${furtherEast} SD CD` },
  'central africa': { members: middleAfrica, unsure: 'AO BI RW' },
  'southern africa': { members: southernAfrica, unsure: 'AO MG MW MU MZ ZM ZW' },
  'west africa': { members: westernAfrica, unsure: 'MR TD CM' },
  'horn of africa': { members: 'DJ ER ET SO', unsure: 'KE SD SS UG' },
  sahel: { members: 'BF TD ML MR NE', unsure: 'CM ER ET GN NG SD SN' },
  'great lakes': { members: 'BI CD RW UG', unsure: 'KE TZ' },
  maghreb: { members: 'DZ MA TN', unsure: 'LY MR' },
  'latin america and the caribbean': { members: `${centralAmerica} MX ${southAmerica} GY SR ${caribbean}` },
  'latin america': {
    members: `${centralAmerica.replace('BZ ', '')} MX ${southAmerica} CU DO`,
    unsure: `BZ GY SR HT`,
  },
  'central america': { members: centralAmerica, unsure: 'MX' },
  'south america': { members: `${southAmerica} GY SR` },
  'north america': { members: 'CA US', unsure: 'MX' },
  caribbean: { members: caribbean, unsure: 'BZ GY SR' },
  andes: { members: 'BO CO EC PE', unsure: 'AR CL VE' },
  mercosur: { members: 'AR BR PY UY', unsure: 'BO VE' },
  asia: {
    members: `${southernAsia} AF ${southEastAsia} TL ${easternAsia} ${centralAsia} ${gulfAndLevant} IR`,
    unsure: 'AM AZ CY GE TR RU',
  },
  'south asia': { members: southernAsia, unsure: 'AF IR' },
  'southeast asia': { members: southEastAsia, unsure: 'TL' },
  'east asia': { members: easternAsia },
  'central asia': { members: centralAsia, unsure: 'AF MN' },
  'middle east': { members: gulfAndLevant, unsure: 'CY EG IR TR' },
  'middle east and north africa': { members: `${gulfAndLevant} ${northernAfrica}`, unsure: 'DJ IR MR SD TR' },
  caucasus: { members: 'AM AZ GE', unsure: 'RU' },
  pacific: { members: pacificIslands, unsure: 'AU NZ' },
  oceania: { members: `AU NZ ${pacificIslands}` },
  europe: {
    members: `${europeanUnion.replace('CY ', '')} ${westernBalkans} AD BY CH GB IS LI MC MD NO SM UA VA`,
    unsure: 'AM AZ CY GE KZ RU TR',
  },
  'european union': { members: europeanUnion },
  'european economic area': { members: `${europeanUnion} IS LI NO` },
  'eastern europe': { members: 'BG BY CZ HU MD PL RO SK UA', unsure: `RU EE LV LT SI HR ${westernBalkans}` },
  'western balkans': { members: westernBalkans },
  'nordic countries': { members: nordic },
  scandinavia: { members: 'DK NO SE', unsure: 'FI IS' },
  'baltic states': { members: 'EE LV LT' },
  benelux: { members: 'BE LU NL' },
  commonwealth: {
    members:
      'AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV MW MY MZ NA NG NR NZ PG PK RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM',
  },
  palop: { members: 'AO CV GW MZ ST', unsure: 'GQ' },
  cplp: { members: 'AO BR CV GQ GW MZ PT ST TL' },
  ecowas: { members: 'BJ CV CI GH GM GN GW LR NG SL SN TG', unsure: 'BF ML NE' },
  'east african community': { members: 'BI CD KE RW SO SS TZ UG' },
  sadc: { members: 'AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW' },
  asean: { members: southEastAsia, unsure: 'TL' },
  'least developed countries': {
    members:
      'AF AO BF BI BJ CD CF DJ ER ET GM GN GW HT KH KI KM LR LS MG ML MM MR MW MZ NE RW SB SD SL SN SO SS TD TG TL TV TZ UG YE ZM',
    unsure: 'BD LA NP',
  },
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof regions;

const table: Readonly<Record<RegionName, Region>> = regions;

/** The countries of a region, and those that a person has to look up. */
export function membersOf(name: RegionName): { members: string[]; unsure: string[] } {
  const { members, unsure = '' } = table[name];
  return { members: members.split(' '), unsure: unsure.split(' ').filter(Boolean) };
}
