import { folded } from '../text/folded.ts';

/** Abbreviations and names of zones, and cities that the list of zones writes otherwise or does not have. */
const names: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  bst: 'Europe/London',
  cet: 'Europe/Brussels',
  cest: 'Europe/Brussels',
  eat: 'Africa/Nairobi',
  cat: 'Africa/Maputo',
  wat: 'Africa/Lagos',
  sast: 'Africa/Johannesburg',
  ist: 'Asia/Kolkata',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  eastern: 'America/New_York',
  ct: 'America/Chicago',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  central: 'America/Chicago',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  brt: 'America/Sao_Paulo',
  uk: 'Europe/London',
  londres: 'Europe/London',
  bruxelles: 'Europe/Brussels',
  bruselas: 'Europe/Brussels',
  bruxelas: 'Europe/Brussels',
  lisbonne: 'Europe/Lisbon',
  lisboa: 'Europe/Lisbon',
  geneve: 'Europe/Zurich',
  geneva: 'Europe/Zurich',
  ginebra: 'Europe/Zurich',
  genebra: 'Europe/Zurich',
  berne: 'Europe/Zurich',
  bern: 'Europe/Zurich',
  'la haye': 'Europe/Amsterdam',
  'the hague': 'Europe/Amsterdam',
  viena: 'Europe/Vienna',
  vienne: 'Europe/Vienna',
  roma: 'Europe/Rome',
  berlim: 'Europe/Berlin',
  peninsular: 'Europe/Madrid',
  canaria: 'Atlantic/Canary',
  'espana peninsular': 'Europe/Madrid',
  'portugal continental': 'Europe/Lisbon',
  londonner: 'Europe/London',
  brasilia: 'America/Sao_Paulo',
  'rio de janeiro': 'America/Sao_Paulo',
  'sao paulo': 'America/Sao_Paulo',
  'ciudad de mexico': 'America/Mexico_City',
  'mexico d.f.': 'America/Mexico_City',
  cdmx: 'America/Mexico_City',
  mexico: 'America/Mexico_City',
  colombia: 'America/Bogota',
  peru: 'America/Lima',
  chile: 'America/Santiago',
  'santiago de chile': 'America/Santiago',
  argentina: 'America/Argentina/Buenos_Aires',
  quito: 'America/Guayaquil',
  ecuador: 'America/Guayaquil',
  'nueva york': 'America/New_York',
  'nova york': 'America/New_York',
  'nova iorque': 'America/New_York',
  washington: 'America/New_York',
  'washington dc': 'America/New_York',
  'washington d.c.': 'America/New_York',
  ottawa: 'America/Toronto',
  'port-au-prince': 'America/Port-au-Prince',
  suva: 'Pacific/Fiji',
  yaounde: 'Africa/Douala',
  dodoma: 'Africa/Dar_es_Salaam',
  'dar es salam': 'Africa/Dar_es_Salaam',
  'le caire': 'Africa/Cairo',
  alger: 'Africa/Algiers',
  rabat: 'Africa/Casablanca',
  abuja: 'Africa/Lagos',
  pretoria: 'Africa/Johannesburg',
  'cape town': 'Africa/Johannesburg',
  'addis abeba': 'Africa/Addis_Ababa',
  cotonou: 'Africa/Porto-Novo',
  bissau: 'Africa/Bissau',
  'new delhi': 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  beijing: 'Asia/Shanghai',
  hanoi: 'Asia/Ho_Chi_Minh',
  islamabad: 'Asia/Karachi',
  canberra: 'Australia/Sydney',
  wellington: 'Pacific/Auckland',
  boliviana: 'America/La_Paz',
  bolivia: 'America/La_Paz',
  boliviano: 'America/La_Paz',
  colombiana: 'America/Bogota',
  peruana: 'America/Lima',
  ecuatoriana: 'America/Guayaquil',
  mexicana: 'America/Mexico_City',
  chilena: 'America/Santiago',
  uruguaya: 'America/Montevideo',
  uruguay: 'America/Montevideo',
  paraguaya: 'America/Asuncion',
  paraguay: 'America/Asuncion',
  venezolana: 'America/Caracas',
  venezuela: 'America/Caracas',
  guatemalteca: 'America/Guatemala',
  guatemala: 'America/Guatemala',
  hondurena: 'America/Tegucigalpa',
  honduras: 'America/Tegucigalpa',
  nicaraguense: 'America/Managua',
  nicaragua: 'America/Managua',
  costarricense: 'America/Costa_Rica',
  dominicana: 'America/Santo_Domingo',
  'republica dominicana': 'America/Santo_Domingo',
  panamena: 'America/Panama',
  salvadorena: 'America/El_Salvador',
  cubana: 'America/Havana',
  cuba: 'America/Havana',
  madrid: 'Europe/Madrid',
  espanola: 'Europe/Madrid',
  espana: 'Europe/Madrid',
  'central europeo': 'Europe/Brussels',
  'central europea': 'Europe/Brussels',
  centroeuropea: 'Europe/Brussels',
  francaise: 'Europe/Paris',
  france: 'Europe/Paris',
  metropole: 'Europe/Paris',
  belge: 'Europe/Brussels',
  belgique: 'Europe/Brussels',
  suisse: 'Europe/Zurich',
  senegalaise: 'Africa/Dakar',
  senegal: 'Africa/Dakar',
  ivoirienne: 'Africa/Abidjan',
  "cote d'ivoire": 'Africa/Abidjan',
  malgache: 'Indian/Antananarivo',
  madagascar: 'Indian/Antananarivo',
  marocaine: 'Africa/Casablanca',
  maroc: 'Africa/Casablanca',
  tunisienne: 'Africa/Tunis',
  tunisie: 'Africa/Tunis',
  haitienne: 'America/Port-au-Prince',
  haiti: 'America/Port-au-Prince',
  congolaise: 'Africa/Kinshasa',
  malienne: 'Africa/Bamako',
  mali: 'Africa/Bamako',
  beninoise: 'Africa/Porto-Novo',
  benin: 'Africa/Porto-Novo',
  togolaise: 'Africa/Lome',
  togo: 'Africa/Lome',
  camerounaise: 'Africa/Douala',
  cameroun: 'Africa/Douala',
  rwandaise: 'Africa/Kigali',
  burkinabe: 'Africa/Ouagadougou',
  "d'europe centrale": 'Europe/Brussels',
  'europe centrale': 'Europe/Brussels',
  quebec: 'America/Toronto',
  portuguesa: 'Europe/Lisbon',
  portugal: 'Europe/Lisbon',
  mocambique: 'Africa/Maputo',
  mocambicana: 'Africa/Maputo',
  angola: 'Africa/Luanda',
  angolana: 'Africa/Luanda',
  'cabo verde': 'Atlantic/Cape_Verde',
  praia: 'Atlantic/Cape_Verde',
  'guine-bissau': 'Africa/Bissau',
  dili: 'Asia/Dili',
  'timor-leste': 'Asia/Dili',
  'sao tome e principe': 'Africa/Sao_Tome',
  manaus: 'America/Manaus',
  paris: 'Europe/Paris',
  'europa central': 'Europe/Brussels',
  kenya: 'Africa/Nairobi',
  kenyan: 'Africa/Nairobi',
  uganda: 'Africa/Kampala',
  ugandan: 'Africa/Kampala',
  'east africa': 'Africa/Nairobi',
  'east african': 'Africa/Nairobi',
  'west africa': 'Africa/Lagos',
  'west african': 'Africa/Lagos',
  'central africa': 'Africa/Maputo',
  'central african': 'Africa/Maputo',
  'south africa': 'Africa/Johannesburg',
  'south african': 'Africa/Johannesburg',
  nigeria: 'Africa/Lagos',
  nigerian: 'Africa/Lagos',
  ghana: 'Africa/Accra',
  ethiopian: 'Africa/Addis_Ababa',
  zambian: 'Africa/Lusaka',
  zimbabwe: 'Africa/Harare',
  malawi: 'Africa/Blantyre',
  rwanda: 'Africa/Kigali',
  tanzania: 'Africa/Dar_es_Salaam',
  india: 'Asia/Kolkata',
  indian: 'Asia/Kolkata',
  nepal: 'Asia/Kathmandu',
  nepali: 'Asia/Kathmandu',
  pakistan: 'Asia/Karachi',
  bangladesh: 'Asia/Dhaka',
  'sri lanka': 'Asia/Colombo',
  philippine: 'Asia/Manila',
  philippines: 'Asia/Manila',
  irish: 'Europe/Dublin',
  ireland: 'Europe/Dublin',
  british: 'Europe/London',
  'british summer': 'Europe/London',
  'greenwich mean': 'UTC',
  'central european': 'Europe/Brussels',
  'central europe': 'Europe/Brussels',
  'new york': 'America/New_York',
  'eastern daylight': 'America/New_York',
  'us eastern': 'America/New_York',
  'us pacific': 'America/Los_Angeles',
  dutch: 'Europe/Amsterdam',
  german: 'Europe/Berlin',
  swiss: 'Europe/Zurich',
  jordan: 'Asia/Amman',
  lebanon: 'Asia/Beirut',
  fiji: 'Pacific/Fiji',
  jst: 'Asia/Tokyo',
  npt: 'Asia/Kathmandu',
  pkt: 'Asia/Karachi',
  wib: 'Asia/Jakarta',
  ast: 'America/Halifax',
  wet: 'Europe/Lisbon',
  eet: 'Europe/Athens',
  msk: 'Europe/Moscow',
  sgt: 'Asia/Singapore',
  aest: 'Australia/Sydney',
  nzst: 'Pacific/Auckland',
};

let cities: Map<string, string> | undefined;

/** Every city of the list of zones, and the names above. */
function known(): Map<string, string> {
  cities ??= new Map([
    ...Intl.supportedValuesOf('timeZone').map((zone): [string, string] => [
      folded(zone.slice(zone.lastIndexOf('/') + 1)).replaceAll('_', ' '),
      zone,
    ]),
    ...Object.entries(names),
  ]);
  return cities;
}

const place = String.raw`(?<place>[\p{L}.'-]+(?:\s[\p{L}.'-]+){0,3})`;
const offset = /(?<!\p{L})(?:utc|gmt)?\s?(?<sign>[+-])\s?(?<h>\d{1,2})(?::?(?<min>00|30|45))?(?!\d)/u;
const abbreviation =
  /(?<![\p{L}\d])(?<place>UTC|GMT|BST|CES?T|EAT|WAT|CAT|SAST|BRT|IST|NPT|PKT|EET|WET|JST|SGT|AEST|E[SD]?T|C[SD]T|M[SD]T|P[SD]?T|Eastern|Pacific|Central|Mountain)(?![\p{L}\d+])/u;
const forms = [
  /^[^\p{L}(]*\((?<place>[\p{L}.'-]+(?:\s[\p{L}.'-]+){0,2})\)/u,
  new RegExp(
    String.raw`(?:heure|hora|horario|fuso)s?\s(?:locale\s|local\s|legale?\s|oficial\s)?(?:de la |de l'|del |de |da |do |d'|du |en )(?:la ciudad de |ciudad de |la )?${place}`,
    'u',
  ),
  new RegExp(String.raw`${place}\s(?:local\s|standard\s|daylight\s)?time(?!\p{L})`, 'u'),
  new RegExp(String.raw`(?:hora|heure|horario)\s${place}`, 'u'),
  // Short names that are no words of a language.
  /(?<![\p{L}\d])(?<place>utc|gmt|bst|ces?t|sast|brt|pacific|eastern)(?![\p{L}\d+-])/u,
];

/** The zone whose name the words contain, from the longest run of them on. */
function zoneOf(place: string): string | undefined {
  const words = place.replace(/[()]/g, '').split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const zone = known().get(
        words
          .slice(from, from + length)
          .join(' ')
          .replace(/[.,]+$/, ''),
      );
      if (zone) return zone;
    }
  }
  return undefined;
}

/** The IANA name of the zone that a short folded text names: "Brussels time", "heure de Paris", "GMT-3". */
export function zoneIn(text: string): string | undefined {
  const plain = folded(text);
  const shift = offset.exec(plain);
  const hours = Number(shift?.groups?.h);
  const isFixed = shift !== null && /utc|gmt/.test(shift[0]) && hours <= 14;
  if (isFixed) {
    const minutes = shift.groups?.min ?? '00';
    return hours === 0 && minutes === '00'
      ? 'UTC'
      : `${shift.groups?.sign}${String(hours).padStart(2, '0')}:${minutes}`;
  }
  // "et" is a word of French: short names of zones are written in capitals.
  const short = abbreviation.exec(text)?.groups?.place;
  const named = short && names[short.toLowerCase()];
  if (named) return named;
  for (const form of forms) {
    const found = zoneOf(form.exec(plain)?.groups?.place ?? '');
    if (found) return found;
  }
  return undefined;
}
