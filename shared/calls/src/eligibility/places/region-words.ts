import type { WordsByLanguage } from '../../reading/text/phrases.ts';
import type { RegionName } from './regions.ts';

/** What regions are called in calls. */
export const regionWords: Readonly<Record<RegionName, WordsByLanguage>> = {
  'sub-saharan africa': {
    en: 'sub-saharan africa|subsaharan africa|africa south of the sahara|sub-saharan african|ssa',
    fr: 'afrique subsaharienne|afrique sub-saharienne|afrique au sud du sahara',
    es: 'africa subsahariana|africa al sur del sahara',
    pt: 'africa subsariana|africa subsaariana|africa subsahariana|africa sub-saariana',
  },
  africa: {
    en: 'africa|african countries|african|african union',
    fr: 'afrique|africain*|continent africain|union africaine',
    es: 'africa|african*|union africana',
    pt: 'africa|african*|uniao africana',
  },
  'north africa': {
    en: 'north africa|northern africa|north african',
    fr: 'afrique du nord|afrique septentrionale',
    es: 'norte de africa|africa del norte|africa septentrional',
    pt: 'norte de africa|africa do norte|norte da africa',
  },
  'east africa': {
    en: 'east africa|eastern africa|east african',
    fr: "afrique de l'est|afrique orientale",
    es: 'africa oriental|africa del este',
    pt: 'africa oriental|africa do leste|leste africano',
  },
  'central africa': {
    en: 'central africa|middle africa|central african countries',
    fr: 'afrique centrale',
    es: 'africa central',
    pt: 'africa central',
  },
  'southern africa': {
    en: 'southern africa|southern african countries',
    fr: 'afrique australe',
    es: 'africa austral|africa meridional',
    pt: 'africa austral|africa meridional',
  },
  'west africa': {
    en: 'west africa|western africa|west african',
    fr: "afrique de l'ouest|afrique occidentale|ouest-africain*",
    es: 'africa occidental|africa del oeste',
    pt: 'africa ocidental|africa do oeste',
  },
  'horn of africa': {
    en: 'horn of africa',
    fr: "corne de l'afrique",
    es: 'cuerno de africa',
    pt: 'corno de africa|corno da africa|chifre da africa',
  },
  sahel: { en: 'sahel|sahel region', fr: 'sahel|pays saheliens', es: 'sahel', pt: 'sahel' },
  'great lakes': {
    en: 'great lakes region|african great lakes',
    fr: 'region des grands lacs|grands lacs',
    es: 'region de los grandes lagos',
    pt: 'regiao dos grandes lagos',
  },
  maghreb: { en: 'maghreb', fr: 'maghreb', es: 'magreb', pt: 'magrebe|magreb' },
  'latin america and the caribbean': {
    en: 'latin america and the caribbean|latin america & the caribbean|latin america and caribbean|lac region|lac countries',
    fr: 'amerique latine et caraibes|amerique latine et les caraibes|amerique latine et aux caraibes|amerique latine et dans les caraibes',
    es: 'america latina y el caribe|latinoamerica y el caribe|latinoamerica y caribe|america latina y caribe',
    pt: 'america latina e caribe|america latina e caraibas|america latina e o caribe|america latina e nas caraibas|america latina e no caribe',
  },
  'latin america': {
    en: 'latin america|latin american',
    fr: 'amerique latine|latino-americain*',
    es: 'america latina|latinoamerica|latinoamerican*',
    pt: 'america latina|latino-american*',
  },
  'central america': {
    en: 'central america|central american',
    fr: 'amerique centrale',
    es: 'centroamerica|america central|centroamerican*',
    pt: 'america central|centro-american*',
  },
  'south america': {
    en: 'south america|south american',
    fr: 'amerique du sud',
    es: 'sudamerica|suramerica|america del sur|sudamerican*|suramerican*',
    pt: 'america do sul|sul-american*',
  },
  'north america': {
    en: 'north america|north american',
    fr: 'amerique du nord',
    es: 'norteamerica|america del norte',
    pt: 'america do norte',
  },
  caribbean: { en: 'caribbean', fr: 'caraibes|caraibe', es: 'caribe', pt: 'caraibas|caribe' },
  andes: {
    en: 'andean countries|andean region|the andes|andean community',
    fr: 'pays andins|communaute andine',
    es: 'paises andinos|region andina|comunidad andina',
    pt: 'paises andinos|regiao andina|comunidade andina',
  },
  mercosur: { en: 'mercosur', fr: 'mercosur', es: 'mercosur', pt: 'mercosul' },
  asia: { en: 'asia|asian', fr: 'asie|asiatique*', es: 'asia|asiatic*', pt: 'asia|asiatic*' },
  'south asia': {
    en: 'south asia|southern asia|south asian',
    fr: 'asie du sud|asie meridionale',
    es: 'asia meridional|asia del sur|sur de asia',
    pt: 'asia meridional|asia do sul|sul da asia',
  },
  'southeast asia': {
    en: 'southeast asia|south-east asia|south east asia|southeast asian|south-eastern asia',
    fr: 'asie du sud-est',
    es: 'sudeste asiatico|sureste asiatico|asia sudoriental',
    pt: 'sudeste asiatico|sudeste da asia',
  },
  'east asia': {
    en: 'east asia|eastern asia',
    fr: "asie de l'est|asie orientale",
    es: 'asia oriental|este de asia',
    pt: 'asia oriental|leste asiatico',
  },
  'central asia': { en: 'central asia', fr: 'asie centrale', es: 'asia central', pt: 'asia central' },
  'middle east': {
    en: 'middle east|near east|western asia|west asia',
    fr: 'moyen-orient|proche-orient',
    es: 'oriente medio|oriente proximo|medio oriente|oriente cercano',
    pt: 'medio oriente|oriente medio|proximo oriente',
  },
  'middle east and north africa': {
    en: 'middle east and north africa|mena|mena region',
    fr: 'moyen-orient et afrique du nord|mena',
    es: 'oriente medio y norte de africa|oriente medio y el norte de africa',
    pt: 'medio oriente e norte de africa|oriente medio e norte da africa',
  },
  caucasus: {
    en: 'caucasus|south caucasus',
    fr: 'caucase|caucase du sud',
    es: 'caucaso|caucaso sur',
    pt: 'caucaso',
  },
  pacific: {
    en: 'pacific|pacific islands|pacific island countries|pacific region',
    fr: 'pacifique|iles du pacifique',
    es: 'pacifico insular|islas del pacifico',
    pt: 'ilhas do pacifico',
  },
  oceania: { en: 'oceania', fr: 'oceanie', es: 'oceania', pt: 'oceania' },
  europe: { en: 'europe|european', fr: 'europe|europeen*', es: 'europa|europe*', pt: 'europa|europe*' },
  'european union': {
    en: 'eu|e.u.|european union|eu member states|eu member state|eu countries|eu-based|member states of the european union|eu member countries',
    fr: "ue|union europeenne|etats membres de l'union europeenne|pays de l'union europeenne",
    es: 'ue|union europea|estados miembros de la union europea|paises de la union europea',
    pt: 'ue|uniao europeia|estados-membros da uniao europeia|estados membros da uniao europeia',
  },
  'european economic area': {
    en: 'eea|european economic area',
    fr: 'eee|espace economique europeen',
    es: 'eee|espacio economico europeo',
    pt: 'eee|espaco economico europeu',
  },
  'eastern europe': {
    en: 'eastern europe|central and eastern europe',
    fr: "europe de l'est|europe centrale et orientale",
    es: 'europa del este|europa oriental',
    pt: 'europa de leste|europa oriental|leste europeu',
  },
  'western balkans': {
    en: 'western balkans|western balkan countries',
    fr: 'balkans occidentaux',
    es: 'balcanes occidentales',
    pt: 'balcas ocidentais',
  },
  'nordic countries': {
    en: 'nordic countries|nordic region|nordics',
    fr: 'pays nordiques',
    es: 'paises nordicos',
    pt: 'paises nordicos',
  },
  scandinavia: {
    en: 'scandinavia|scandinavian countries',
    fr: 'scandinavie',
    es: 'escandinavia',
    pt: 'escandinavia',
  },
  'baltic states': {
    en: 'baltic states|baltic countries',
    fr: 'pays baltes',
    es: 'paises balticos',
    pt: 'paises balticos|estados balticos',
  },
  benelux: { en: 'benelux', fr: 'benelux', es: 'benelux', pt: 'benelux' },
  commonwealth: {
    en: 'commonwealth|commonwealth countries|commonwealth of nations|commonwealth member countries',
    fr: 'commonwealth',
    es: 'commonwealth|mancomunidad de naciones',
    pt: 'commonwealth',
  },
  palop: {
    en: 'palop|palop countries|portuguese-speaking african countries',
    fr: 'palop',
    es: 'palop',
    pt: 'palop|paises africanos de lingua oficial portuguesa',
  },
  cplp: {
    en: 'cplp|community of portuguese language countries',
    fr: 'cplp',
    es: 'cplp',
    pt: 'cplp|comunidade dos paises de lingua portuguesa',
  },
  ecowas: { en: 'ecowas', fr: 'cedeao', es: 'cedeao', pt: 'cedeao' },
  'east african community': {
    en: 'east african community|eac|eac countries',
    fr: "communaute d'afrique de l'est",
    es: 'comunidad africana oriental',
    pt: 'comunidade da africa oriental',
  },
  sadc: { en: 'sadc|sadc region', fr: 'sadc', es: 'sadc', pt: 'sadc' },
  asean: { en: 'asean', fr: 'asean|anase', es: 'asean', pt: 'asean' },
  'least developed countries': {
    en: 'least developed countries|least developed country|ldc|ldcs|least-developed countries',
    fr: 'pays les moins avances|pma',
    es: 'paises menos adelantados|paises menos desarrollados|pma',
    pt: 'paises menos avancados|paises menos desenvolvidos|pma',
  },
};

/** No country is left out. */
export const everywhereWords: WordsByLanguage = {
  en: 'any country|all countries|worldwide|anywhere in the world|anywhere|every country|no geographic restriction*|no geographical restriction*|regardless of country|from around the world',
  fr: 'tous les pays|tout pays|monde entier|sans restriction geographique|quel que soit le pays',
  es: 'cualquier pais|todos los paises|todo el mundo|sin restriccion geografica|cualquier lugar del mundo',
  pt: 'qualquer pais|todos os paises|todo o mundo|sem restricao geografica|qualquer lugar do mundo',
};

/** What follows is left out. */
export const exceptWords: WordsByLanguage = {
  en: 'except for|except|other than|excluding|outside of|outside|but not|apart from|with the exception of',
  fr: "hors de|hors|sauf|excepte|a l'exception de|a l'exception du|a l'exclusion de",
  es: 'excepto|salvo|con excepcion de|fuera de|a excepcion de|exceptuando',
  pt: 'exceto|excepto|salvo|com excecao de|com excecao do|fora de|fora da',
};

/** Groups of countries whose list we do not carry. */
export const unlistedGroupWords: WordsByLanguage = {
  en: 'developing countr*|low-income countr*|low income countr*|middle-income countr*|lower-middle-income countr*|low- and middle-income countries|lmic|lmics|oda*|dac list|global south|acp*|francophone|anglophone|lusophone|french-speaking|english-speaking|spanish-speaking|portuguese-speaking|conflict-affected|fragile states|partner countr*|programme countr*|program countr*|emerging econom*|priority countr*|target countr*|eligible countr*|candidate countr*',
  fr: 'pays en developpement|pays en voie de developpement|pays a faible revenu|pays a revenu*|pays partenaire*|pays acp|francophon*|pays du sud|pays prioritaire*|pays cible*|pays eligible*',
  es: 'paises en desarrollo|paises en vias de desarrollo|paises de renta*|paises de ingresos*|paises socios|paises prioritarios|sur global|hispanohablantes|paises elegibles|iberoamerica*',
  pt: 'paises em desenvolvimento|paises em vias de desenvolvimento|paises de baixo rendimento|paises parceiros|paises prioritarios|sul global|lusofon*|paises elegiveis',
};
