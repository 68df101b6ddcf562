import { anyPhrase, type WordsByLanguage } from '../text/phrases.ts';

/** Kinds of applicants, each with the words that mean it. The key is the value that is stored. */
export const legalForms: Readonly<Record<string, WordsByLanguage>> = {
  charity: { en: 'charity|charities|registered charit*', fr: '', es: '', pt: '' },
  'community interest company': { en: 'community interest compan*|cic|cics', fr: '', es: '', pt: '' },
  'non-profit organization': {
    en: 'non-profit*|nonprofit*|not-for-profit*|not for profit|ngo|ngos|non-governmental organi*|nongovernmental organi*|501(c)(3)|civil society organi*|cso|csos',
    fr: 'sans but lucratif|non lucrati*|ong|organisations non gouvernementales|a but non lucratif',
    es: 'sin fines de lucro|sin animo de lucro|sin fin de lucro|ong|ongs|organizaciones no gubernamentales|osc|organizaciones de la sociedad civil',
    pt: 'sem fins lucrativos|sem fim lucrativo|ong|ongs|osc|oscs|organizacoes nao governamentais|organizacoes da sociedade civil|ipss',
  },
  'community group': {
    en: "community group*|community-based organi*|voluntary group*|voluntary organi*|grassroots|community organi*|residents' group*",
    fr: 'groupe* communautaire*|collectif*|organisations communautaires|organisations de base',
    es: 'organizaciones comunitarias|grupos comunitarios|organizaciones de base|juntas vecinales|colectivos',
    pt: 'organizacoes comunitarias|grupos comunitarios|organizacoes de base|coletivos',
  },
  association: {
    en: 'association|associations',
    fr: 'association|associations',
    es: 'asociacion|asociaciones',
    pt: 'associacao|associacoes',
  },
  foundation: {
    en: 'foundation|foundations',
    fr: 'fondation|fondations',
    es: 'fundacion|fundaciones',
    pt: 'fundacao|fundacoes',
  },
  cooperative: {
    en: 'cooperative*|co-operative*',
    fr: 'cooperative*|scop|scic',
    es: 'cooperativa*',
    pt: 'cooperativa*',
  },
  'social enterprise': {
    en: 'social enterprise*',
    fr: 'entreprise* sociale*|esus',
    es: 'empresa* social*|empresas de insercion',
    pt: 'empresa* socia*|negocios de impacto',
  },
  individual: {
    en: 'individual|individuals|natural person*|private person*|sole trader*',
    fr: 'particuliers|particulier|personnes physiques|individus',
    es: 'personas fisicas|personas naturales|particulares|persona fisica|individuos|autonomos',
    pt: 'pessoas fisicas|pessoas singulares|particulares|pessoa fisica|individuos|pessoa singular',
  },
  company: {
    en: 'for-profit|businesses|business|companies|commercial organi*|private sector|commercial compan*',
    fr: 'entreprises|entreprise|societes commerciales|secteur prive|organismes a but lucratif',
    es: 'empresas|sociedades mercantiles|empresa privada|entidades con animo de lucro|sociedades anonimas|entidades con fines de lucro',
    pt: 'empresas|sociedades comerciais|entidades com fins lucrativos|empresa',
  },
  'public body': {
    en: 'governments|government*|public bod*|local authorit*|public authorit*|municipalit*|state agencies|statutory bodies|public agencies',
    fr: 'collectivites|collectivite|etablissements publics|administrations|organismes publics|communes',
    es: 'administraciones publicas|ayuntamientos|organismos publicos|entidades publicas|municipalidades|municipios',
    pt: 'administracao publica|autarquias|entidades publicas|orgaos publicos|municipios|camaras municipais|prefeituras',
  },
  'political party': {
    en: 'political part*',
    fr: 'partis politiques|parti politique',
    es: 'partidos politicos|partido politico',
    pt: 'partidos politicos|partido politico',
  },
  'religious organization': {
    en: 'churches|church|congregations|faith group*|religious organi*|religious bod*|faith-based',
    fr: 'eglises|cultes|congregations|organisations religieuses',
    es: 'iglesias|congregaciones|organizaciones religiosas|entidades religiosas',
    pt: 'igrejas|congregacoes|organizacoes religiosas|entidades religiosas',
  },
  school: {
    en: 'schools|school',
    fr: 'etablissements scolaires|ecoles',
    es: 'colegios|centros educativos|escuelas',
    pt: 'escolas|estabelecimentos de ensino',
  },
  university: {
    en: 'universit*|institutions of higher education|higher education institutions|research institut*',
    fr: "universites|universite|etablissements d'enseignement superieur",
    es: 'universidades|universidad',
    pt: 'universidades|universidade|instituicoes de ensino superior',
  },
  'international organization': {
    en: 'international ngo*|international organi*|ingo|ingos',
    fr: 'ong internationales|organisations internationales',
    es: 'ong internacionales|organizaciones internacionales|organismos internacionales',
    pt: 'ong internacionais|organizacoes internacionais|organismos internacionais',
  },
};

/** Fields of work. The key is the value that is stored. */
export const sectors: Readonly<Record<string, WordsByLanguage>> = {
  education: {
    en: 'education*|literacy|schooling|training',
    fr: 'education|educatif*|enseignement|scolarisation|formation',
    es: 'educacion|educativ*|ensenanza|alfabetizacion|formacion',
    pt: 'educacao|educativ*|ensino|alfabetizacao',
  },
  health: {
    en: 'health|healthcare|medical',
    fr: 'sante|medical*|sanitaire*',
    es: 'salud|sanidad|sanitari*',
    pt: 'saude',
  },
  nutrition: {
    en: 'nutrition|food security|food',
    fr: 'nutrition|alimentation|securite alimentaire',
    es: 'nutricion|alimentacion|seguridad alimentaria',
    pt: 'nutricao|alimentacao|seguranca alimentar',
  },
  water: {
    en: 'water|sanitation|wash|hygiene',
    fr: 'eau|assainissement|hygiene',
    es: 'agua|saneamiento',
    pt: 'agua|saneamento',
  },
  agriculture: {
    en: 'agriculture|farming|agricultural',
    fr: 'agriculture|agricole*|elevage',
    es: 'agricultura|agropecuari*|agricola*',
    pt: 'agricultura|agropecuaria|agricola*',
  },
  fisheries: {
    en: 'fisheries|fishing|fishery',
    fr: 'peche|peches',
    es: 'pesca|pesquer*',
    pt: 'pesca|pesqueir*',
  },
  environment: {
    en: 'environment|environmental|climate|biodiversity|conservation|nature|coastal protection|ecology',
    fr: 'environnement*|climat|biodiversite|nature|ecologie',
    es: 'medio ambiente|ambiental*|medioambient*|clima|biodiversidad|conservacion|manglares',
    pt: 'meio ambiente|ambient*|clima|biodiversidade|conservacao|natureza',
  },
  gender: {
    en: 'gender|women|girls',
    fr: 'genre|femmes|filles|egalite femmes-hommes',
    es: 'genero|mujeres|igualdad',
    pt: 'genero|mulheres',
  },
  youth: {
    en: 'youth|young people|children',
    fr: 'jeunesse|jeunes|enfance|enfants',
    es: 'juventud|jovenes|infancia|ninez',
    pt: 'juventude|jovens|infancia|criancas',
  },
  livelihoods: {
    en: 'livelihoods|income generation|employment|microfinance|entrepreneurship',
    fr: "emploi|insertion|activites generatrices de revenus|moyens d'existence",
    es: 'medios de vida|empleo|generacion de ingresos|emprendimiento',
    pt: 'geracao de renda|emprego|meios de vida|empreendedorismo',
  },
  culture: {
    en: 'culture|cultural|arts|heritage|music|theatre',
    fr: 'culture|culturel*|arts|patrimoine',
    es: 'cultura|cultural*|artes|patrimonio',
    pt: 'cultura|cultural|culturais|artes|patrimonio',
  },
  sport: {
    en: 'sport|sports',
    fr: 'sport|sports|sportif*',
    es: 'deporte|deportes|deportiv*',
    pt: 'desporto|desportiv*|esporte|esportes',
  },
  'human rights': {
    en: 'human rights|rights|democracy|governance|peace',
    fr: "droits humains|droits de l'homme|democratie|gouvernance|paix",
    es: 'derechos humanos|democracia|gobernanza|paz',
    pt: 'direitos humanos|democracia|governanca|governacao|paz',
  },
  'humanitarian aid': {
    en: 'humanitarian|emergency|disaster',
    fr: 'humanitaire*|urgence',
    es: 'humanitari*|emergencia*',
    pt: 'humanitari*|emergencia*',
  },
  disability: {
    en: 'disability|disabilities|disabled people',
    fr: 'handicap|handicapees',
    es: 'discapacidad',
    pt: 'deficiencia',
  },
  research: {
    en: 'research|science',
    fr: 'recherche|science*',
    es: 'investigacion|ciencia',
    pt: 'pesquisa|investigacao|ciencia',
  },
  religion: {
    en: 'religious|religion|worship|proselyti*',
    fr: 'religieu*|cultuel*|culte|confessionnel*',
    es: 'religios*|culto|confesional*|proselitismo',
    pt: 'religios*|culto|confessiona*|proselitismo',
  },
  politics: {
    en: 'political|party political',
    fr: 'politique*|partisan*',
    es: 'politic*|partidista*|partidari*',
    pt: 'politic*|partidari*|partidaria*',
  },
  police: { en: 'police', fr: 'police|policier*', es: 'policia*|policial*', pt: 'policia*|policial' },
  military: { en: 'military|weapons', fr: 'militaire*|armes', es: 'militar*|armas', pt: 'militar*|armas' },
};

export const existenceWords = anyPhrase({
  en: "year|years|years'|established|founded|existed|existence|running|operating|operations|registered|been going|track record",
  fr: 'an|ans|annees|existence|existe*|creee|anciennete|constituee',
  es: 'ano|anos|antiguedad|constituid*|existencia|fundad*',
  pt: 'ano|anos|existencia|existir|constituid*|fundad*|antiguidade',
});
/** Years of an organization, where a sentence also speaks of the income of a year. */
export const beganWords = anyPhrase({
  en: 'established|founded|existed|existence|been running|been going|been operating',
  fr: 'existence|existe*|creee*|anciennete|constituee*',
  es: 'antiguedad|constituid*|existencia|fundad*',
  pt: 'existencia|existir|constituid*|fundad*|antiguidade',
});
export const incomeWords = anyPhrase({
  en: 'income|turnover|revenue|revenues|annual budget|operating budget|budget of|receipts',
  fr: "budget annuel|recettes|chiffre d'affaires|ressources annuelles|produits|revenus|budget de fonctionnement|budget",
  es: 'ingresos|presupuesto anual|facturacion|presupuesto operativo',
  pt: 'receita|receitas|rendimentos|orcamento anual|faturamento|volume de negocios',
});
export const costWords = anyPhrase({
  en: 'cost|costs|project budget|of the budget|expenses|project total|total budget',
  fr: "cout*|budget du projet|budget de l'action|depenses|budget total|budget previsionnel",
  es: 'coste*|costo*|presupuesto del proyecto|gasto*|presupuesto total',
  pt: 'custo*|orcamento do projeto|despesas|orcamento total|valor do projeto|valor total',
});
export const ownShareWords = anyPhrase({
  en: 'co-fund*|cofinanc*|co-financ*|match|matching|match funding|cost sharing|contribut*|counterpart|own funds|own contribution|in-kind',
  fr: 'cofinancement*|cofinanc*|apport|apports|apporte*|contrepartie|autofinancement|fonds propres|contribu*',
  es: 'cofinanci*|contrapartida|aporta*|aporte*|aportacion*|fondos propios|contribuc*',
  pt: 'cofinanci*|co-financi*|contrapartida|contribu*|fundos proprios|recursos proprios|autofinanciamento',
});
export const shareWords: readonly (readonly [RegExp, number])[] = [
  [anyPhrase({ en: 'half', fr: 'moitie', es: 'mitad', pt: 'metade' }), 50],
  [anyPhrase({ en: 'one third|a third', fr: 'un tiers', es: 'un tercio', pt: 'um terco' }), 33],
  [anyPhrase({ en: 'three quarters', fr: 'trois quarts', es: 'tres cuartos', pt: 'tres quartos' }), 75],
  [
    anyPhrase({
      en: 'a tenth|one tenth',
      fr: 'un dixieme',
      es: 'un diez por ciento|la decima parte',
      pt: 'um decimo',
    }),
    10,
  ],
  [anyPhrase({ en: 'one quarter|a quarter', fr: 'un quart', es: 'una cuarta parte', pt: 'um quarto' }), 25],
];
export const percentWords = /^\s?(?:%|per ?cent|percent|pour ?cent|por ?ciento|por ?cento)/;

/** Those named may not apply. */
export const exclusionWords = anyPhrase({
  en: 'not eligible|ineligible|may not apply|cannot apply|can not apply|excluded|do not fund|not fund|not supported|no projects|except|are not',
  fr: 'ne sont pas eligibles|non eligibles|inelig*|exclu*|aucun*|ne peuvent pas|ne peuvent',
  es: 'no podran|no pueden|no podra|quedan excluid*|excluid*|no son elegibles|no se apoya*|no se financia*|no se admit*',
  pt: 'nao podem|nao podera*|nao sao elegiveis|excluid*|nao se apoia*|nao se financia*|vedad*|nao apoia*',
});
/** A condition, wherever in a call it stands. */
export const conditionWords = anyPhrase({
  en: 'may apply|can apply|are eligible|is eligible|eligible applicants|not eligible|must be|must have|must lie|only organi*|open to|applicants must|applicants should|should be|must take place|we fund organi|grants are available to|you can apply|who can apply',
  fr: 'peuvent candidater|peuvent repondre|peuvent deposer|sont eligibles|doit etre|doivent etre|reserve* aux|ouvert aux|ouvert a|ne sont pas eligibles|seules les',
  es: 'podran participar|pueden participar|pueden presentarse|podran presentarse|podran solicitar|deberan|debe estar|son elegibles|no podran|dirigid* a|quedan excluid*',
  pt: 'podem concorrer|podem candidatar-se|podem participar|podem inscrever-se|devem|deve estar|sao elegiveis|nao podem|destina-se a|dirigid* a',
});
export const placeWords = anyPhrase({
  en: 'based in|located in|established in|registered in|take place in|takes place in|work in|working in|in|only|countries|territory',
  fr: 'siege|etabli*|situe*|en|au|aux|basee*|seulement|uniquement',
  es: 'sede|con sede|en|solo|unicamente|ejecutar',
  pt: 'sede|em|no|na|nos|somente|apenas|estabelecid*|so',
});
