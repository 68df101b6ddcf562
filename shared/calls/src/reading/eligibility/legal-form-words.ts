import type { WordsByLanguage } from '../text/phrases.ts';

/** Kinds of applicants, each with the words that mean it. The key is the value that is stored. */
export const legalForms: Readonly<Record<string, WordsByLanguage>> = {
  charity: {
    en: 'charity|charities|registered charit*|charitable trust*|charitable organi*|charitable bod*|charitable compan*|charitable incorporated organi*|cio|cios',
    fr: '',
    es: '',
    pt: '',
  },
  'community interest company': {
    en: 'community interest compan*|cic|cics|c.i.c.|c.i.c.s',
    fr: '',
    es: '',
    pt: '',
  },
  'non-profit organization': {
    en: 'non-profit*|nonprofit*|not-for-profit*|not for profit|ngo|ngos|non-governmental organi*|nongovernmental organi*|501(c)(3)|civil society organi*|cso|csos|non profit*|n.g.o.|n.g.o.s|ngdo*|npo|npos|pvo|pvos|third sector organi*|third sector bod*|civil society|501c3|501(c)3|not-for-profit bod*|non-governmental|civil society bod*|civil society group*',
    fr: 'sans but lucratif|non lucrati*|ong|organisations non gouvernementales|a but non lucratif|organisation non gouvernementale|osc|organisations de la societe civile|organisation de la societe civile|o.n.g.|osbl|obnl|asbl|but non lucratif|societe civile|non-lucrati*|interet general',
    es: "sin fines de lucro|sin animo de lucro|sin fin de lucro|ong|ongs|organizaciones no gubernamentales|osc|organizaciones de la sociedad civil|organizacion no gubernamental|organizacion de la sociedad civil|ongd|ongds|no lucrativ*|ong's|o.n.g.|entidades del tercer sector|tercer sector|sociedad civil|esfl|sin fines lucrativos|sin animo lucrativo|esal",
    pt: 'sem fins lucrativos|sem fim lucrativo|ong|ongs|osc|oscs|organizacoes nao governamentais|organizacoes da sociedade civil|ipss|organizacao nao governamental|organizacao da sociedade civil|ongd|ongds|sem fins de lucro|sem fim de lucro|nao lucrativ*|terceiro setor|terceiro sector|sociedade civil|sem animo de lucro|o.n.g.',
  },
  'community group': {
    en: "community group*|community-based organi*|voluntary group*|voluntary organi*|grassroots|community organi*|residents' group*|voluntary and community|community and voluntary|local group*|self-help group*|self help group*|village committee*|neighbourhood group*|neighborhood group*|neighbourhood association*|cbo|cbos|constituted group*|unincorporated group*|community association*|women's group*|youth group*|parent group*|tenants' group*|tenants' association*|voluntary bod*|community bod*|residents' association*|self-help groups|peasant organi*|farmers' group*",
    fr: "groupe* communautaire*|collectif*|organisations communautaires|organisations de base|groupements*|groupement*|groupes d'habitants|comites de quartier|comites villageois|comite villageois|organisations a base communautaire|ocb|groupes de femmes|organisations paysannes|groupes informels|comites locaux|groupes locaux|organisations locales|groupements paysans",
    es: 'organizaciones comunitarias|grupos comunitarios|organizaciones de base|juntas vecinales|colectivos|comunidades organizadas|grupos organizados|comites|comite|grupos de mujeres|grupos locales|grupos vecinales|organizaciones vecinales|organizaciones barriales|organizaciones locales|comunidades campesinas|comunidades indigenas|organizaciones campesinas|organizaciones indigenas|grupos de base|grupos de vecinos|colectivo|agrupaciones|organizaciones sociales de base',
    pt: 'organizacoes comunitarias|grupos comunitarios|organizacoes de base|coletivos|comissoes de moradores|grupos locais|grupos de mulheres|grupos informais|associacoes de moradores|organizacoes locais|coletivo|colectivos|comites|grupos organizados|comunidades organizadas|organizacoes de base comunitaria|comissoes locais|movimentos sociais|instituicoes particulares',
  },
  association: {
    en: 'association|associations|incorporated association*|clubs|club|societies|federations|unions of',
    fr: "association|associations|asbl|associations loi|federations|federation|clubs|amicales|unions d'associations|loi 1901",
    es: 'asociacion|asociaciones|asociaciones civiles|asociacion civil|corporaciones|corporacion|juntas de vecinos|federaciones|federacion|clubes|sociedades civiles|a.c.',
    pt: 'associacao|associacoes|federacoes|federacao|clubes|ipss|coletividades|unioes|misericordias',
  },
  foundation: {
    en: 'foundation|foundations|grant-making trust*',
    fr: 'fondation|fondations|fonds de dotation',
    es: 'fundacion|fundaciones',
    pt: 'fundacao|fundacoes',
  },
  cooperative: {
    en: 'cooperative*|co-operative*|co-op|co-ops|coop|coops|credit union*|mutual*',
    fr: 'cooperative*|scop|scic|cooperatives|cooperatives agricoles|mutuelles|coop|scops|scics',
    es: 'cooperativa*|mutuales|mutual|coop',
    pt: 'cooperativa*|mutualidades|coop',
  },
  'social enterprise': {
    en: 'social enterprise*|social business*|social venture*|b corp*|benefit corporation*',
    fr: "entreprise* sociale*|esus|entreprise solidaire|entreprises solidaires|economie sociale et solidaire|entreprises d'insertion|entreprise d'insertion",
    es: 'empresa* social*|empresas de insercion|negocios sociales|empresas sociales|empresa social|economia social|emprendimientos sociales|empresas b',
    pt: 'empresa* socia*|negocios de impacto|empresas sociais|empresa social|negocios sociais|empreendimentos sociais|economia social|negocios de impacto social',
  },
  individual: {
    en: 'individual|individuals|natural person*|private person*|sole trader*|private individual*|single person*|persons acting alone|people acting alone|self-employed|freelancer*|individual person*|individual artist*|private citizens',
    fr: 'particuliers|particulier|personnes physiques|individus|personne physique|personnes privees|a titre individuel|a titre personnel|independants|auto-entrepreneur*|micro-entrepreneur*|individuel*',
    es: 'personas fisicas|personas naturales|particulares|persona fisica|individuos|autonomos|personas particulares|persona natural|personas individuales|particular|a titulo individual|a titulo personal|trabajadores autonomos|personas a titulo',
    pt: 'pessoas fisicas|pessoas singulares|particulares|pessoa fisica|individuos|pessoa singular|particular|a titulo individual|a titulo pessoal|empresarios em nome individual|pessoas individuais|mei|pessoa natural|pessoas naturais',
  },
  company: {
    en: 'for-profit|businesses|business|companies|commercial organi*|private sector|commercial compan*|for profit|company|enterprises|profit-making|profit making|firms|corporations|smes|commercial bod*|limited compan*|private compan*|commercial enterprise*',
    fr: 'entreprises|entreprise|societes commerciales|secteur prive|organismes a but lucratif|societe commerciale|societes|organismes lucratifs|but lucratif|pme|entreprises commerciales|entreprise commerciale|secteur marchand',
    es: 'empresas|sociedades mercantiles|empresa privada|entidades con animo de lucro|sociedades anonimas|entidades con fines de lucro|empresa|empresas privadas|sociedad mercantil|sociedades comerciales|pymes|mipymes|con fines de lucro|con animo de lucro|negocios',
    pt: 'empresas|sociedades comerciais|entidades com fins lucrativos|empresa|empresas privadas|sociedade comercial|com fins lucrativos|pme|pmes|setor privado|companhias',
  },
  'public body': {
    en: 'governments|government*|public bod*|local authorit*|public authorit*|municipalit*|state agencies|statutory bodies|public agencies|government bod*|municipal bod*|municipalities|councils|parish council*|town council*|state bod*|statutory bod*|state authorit*|county council*|public institution*|public sector bod*|ministries|federal agenc*|state governments|city governments|tribal governments|local government*|public entities|state organi*|county councils',
    fr: "collectivites|collectivite|etablissements publics|administrations|organismes publics|communes|collectivites territoriales|collectivites locales|collectivite territoriale|services de l'etat|etablissement public|organisme public|administration|mairies|institutions publiques|autorites locales|collectivites publiques|services publics|ministeres|organismes d'etat|organismes de l'etat",
    es: 'administraciones publicas|ayuntamientos|organismos publicos|entidades publicas|municipalidades|municipios|entidad publica|ayuntamiento|municipalidad|gobiernos locales|gobierno local|gobiernos|entes publicos|instituciones publicas|organismo publico|sector publico|administracion publica|administraciones|alcaldias|corporaciones locales|dependencias publicas|organismos de gobierno|entidades estatales|dependencias de gobierno|organismos del estado|organos del estado|entes del estado|instituciones del estado',
    pt: 'administracao publica|autarquias|entidades publicas|orgaos publicos|municipios|camaras municipais|prefeituras|autarquia|entidade publica|orgao publico|camara municipal|prefeitura|juntas de freguesia|administracao|poder publico|governos|instituicoes publicas|organismos publicos|setor publico|sector publico|autarquias locais|organismos do estado|orgaos do estado|entidades do estado',
  },
  'political party': {
    en: 'political part*|party political bod*',
    fr: 'partis politiques|parti politique|partis|formations politiques',
    es: 'partidos politicos|partido politico|partidos|agrupaciones politicas|organizaciones politicas',
    pt: 'partidos politicos|partido politico|partidos|organizacoes politicas|agremiacoes partidarias',
  },
  'religious organization': {
    en: 'churches|church|congregations|faith group*|religious organi*|religious bod*|faith-based|religious group*|religious institution*|places of worship|mosques|parishes|parish|faith organi*|faith bod*',
    fr: 'eglises|cultes|congregations|organisations religieuses|organismes religieux|associations cultuelles|association cultuelle|paroisses|communautes religieuses|institutions religieuses|mosquees',
    es: 'iglesias|congregaciones|organizaciones religiosas|entidades religiosas|organizaciones confesionales|comunidades religiosas|parroquias|instituciones religiosas|grupos religiosos|entidad religiosa',
    pt: 'igrejas|congregacoes|organizacoes religiosas|entidades religiosas|organizacoes confessionais|paroquias|comunidades religiosas|instituicoes religiosas|grupos religiosos|entidade religiosa',
  },
  school: {
    en: 'schools|school|kindergartens|nurseries|colleges|educational institution*|academies|public and private educational institution*|training providers|training centres',
    fr: "etablissements scolaires|ecoles|ecole|colleges|lycees|etablissement scolaire|creches|etablissements d'enseignement|etablissement d'enseignement|etablissements educatifs|organismes de formation",
    es: 'colegios|centros educativos|escuelas|escuela|colegio|institutos|centros escolares|centros de ensenanza|instituciones educativas|centros docentes|jardines infantiles|planteles educativos|centros de formacion|instituciones de ensenanza',
    pt: 'escolas|estabelecimentos de ensino|escola|agrupamentos de escolas|jardins de infancia|creches|colegios|instituicoes de ensino|estabelecimento de ensino|centros de formacao|instituicoes educativas',
  },
  university: {
    en: 'universit*|institutions of higher education|higher education institutions|research institut*|higher education institute*|research centre*|research center*|academic institution*|research bod*|research organi*',
    fr: "universites|universite|etablissements d'enseignement superieur|instituts de recherche|centres de recherche|enseignement superieur|grandes ecoles|laboratoires|organismes de recherche|institutions academiques",
    es: 'universidades|universidad|centros de investigacion|institutos de investigacion|instituciones de educacion superior|centros universitarios|educacion superior|instituciones academicas',
    pt: 'universidades|universidade|instituicoes de ensino superior|centros de investigacao|institutos de pesquisa|institutos de investigacao|ensino superior|centros de pesquisa|instituicoes academicas|politecnicos',
  },
  'international organization': {
    en: 'international ngo*|international organi*|ingo|ingos|un agenc*|intergovernmental organi*|united nations',
    fr: 'ong internationales|organisations internationales|agences des nations unies|organisation internationale|ong internationale|oing',
    es: 'ong internacionales|organizaciones internacionales|organismos internacionales|organizacion internacional|organismo internacional|ong internacional|agencias de naciones unidas|ongi',
    pt: 'ong internacionais|organizacoes internacionais|organismos internacionais|organizacao internacional|organismo internacional|ong internacional|agencias das nacoes unidas',
  },
};
