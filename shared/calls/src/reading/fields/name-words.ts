import { anyPhrase, startsWithPhrase, type WordsByLanguage } from '../text/phrases.ts';

/** What stands before a name and a colon, or in the first cell of its row. */
export const fieldLabels: Readonly<Record<'name' | 'funder' | 'reference', WordsByLanguage>> = {
  name: {
    en: 're|subject|fund|programme|program|call|call title|title of the call|name of the call|grant programme|scheme|name of fund|grant|funding opportunity title|opportunity title|programme title|program title|project|notice of funding|notice of funding opportunity|funding notice|fund name|name of programme|name of program|grant name|call for proposals|request for proposals|title',
    fr: "programme|appel|appel a projets|intitule de l'appel|nom de l'appel|titre de l'appel|dispositif|nom du fonds|fonds|objet|nom du programme|intitule|appel a candidatures|nom du dispositif",
    es: 'asunto|programa|convocatoria|nombre de la convocatoria|titulo de la convocatoria|fondo|nombre del fondo|concurso|nombre|nombre del programa|titulo|nombre del concurso|objeto|fondo concursable',
    pt: 'assunto|chamada|edital|programa|nome do edital|titulo da chamada|fundo|concurso|aviso|convite|nome|nome do programa|titulo|nome do fundo|objeto|nome do concurso|premio',
  },
  funder: {
    en: 'donor|funder|funded by|implementing agency|grantmaker|contracting authority|awarding body|agency|agency name|grant maker|offered by|funding body|foundation|organisation offering the grant|from|issued by|run by|grant-making body|grantor|sponsor|sponsored by|provided by|managed by|published by|offering body',
    fr: 'financeur|bailleur|bailleur de fonds|bailleurs de fonds|organisme|organisme financeur|financement|porteur|autorite contractante|fondation|propose par|organisateur|organisme porteur|de la part de|emetteur|porte par|lance par|structure|collectivite|donateur|finance par',
    es: 'donante|entidad|entidad convocante|financiador|financiadora|organismo|organiza|convoca|entidad financiadora|organo convocante|fundacion|otorga|otorgante|organizador|convocado por|promueve|promotor|patrocina|patrocinador|de|entidad promotora|ente convocante|financia',
    pt: 'financiador|financiadora|entidade|entidade financiadora|entidade promotora|promotor|doador|organizacao|realizacao|instituicao|de|promove|patrocinador|promovido por|entidade organizadora|entidade concedente|concedente|financia|lancado por',
  },
  reference: {
    en: 'ref|ref.|reference|reference number|call reference|call no|call no.|call number|funding opportunity number|notice number|opportunity number|call id|reference no|reference no.|grant reference|programme reference',
    fr: "ref|ref.|reference|n° de l'appel|numero de l'appel|reference de l'appel|code|n° de dossier|numero",
    es: 'ref|ref.|referencia|codigo|clave|expediente|numero de convocatoria|n.º de expediente|numero de referencia|no. de convocatoria',
    pt: 'ref|ref.|referencia|codigo|edital nº|edital n°|edital n.|processo|numero do edital|processo nº|chamada nº',
  },
};

/** Words of names of calls. */
export const callWords = anyPhrase({
  en: 'fund|funds|grant|grants|call|programme|program|scheme|award|awards|initiative|prize|challenge|small grants|funding round|support',
  fr: 'appel|fonds|programme|subvention*|bourse*|prix|dispositif|initiative*|aide a|aide aux|soutien|appui',
  es: 'convocatoria|fondo|programa|subvencion*|ayudas|becas|premio*|concurso|bases|donaciones',
  pt: 'edital|fundo|programa|chamada|apoio|concurso|premio*|convite|bolsas',
});
/** Words of names of funders. */
export const institutionWords = anyPhrase({
  en: 'foundation|council|trust|embassy|department|bureau|directorate|agency|facility|ministry|institute|city of|county of|commission|authority|office|bank|association|society|trust fund|federation|administration|high commission|consulate|corporation|charity|plc|ltd|inc|group|university|delegation|secretariat|lottery',
  fr: 'fondation|agence|ville de|ministere|conseil|departement|region|ambassade|institut|mairie|commission|banque|association|direction|caisse|metropole|delegation|societe|consulat|haut-commissariat|comite|federation|secours',
  es: 'fundacion|instituto|ayuntamiento|ministerio|diputacion|municipalidad|gobierno|embajada|agencia|consejeria|secretaria|caja|banco|obra social|asociacion|consejo|direccion|delegacion|consulado|federacion|comision',
  pt: 'fundacao|instituto|municipio|ministerio|camara municipal|prefeitura|governo|embaixada|agencia|secretaria|banco|associacao|direcao|consulado|federacao|comissao|junta de freguesia|divisao',
});
/** A line that begins so is about the paper, not the name of the call. */
export const paperWords = startsWithPhrase({
  en: 'guideline*|guidance|annex|notice of|application form|instructions|form|page|questions|read|save|skip|home|you have|submit|log|sign|deadline|closing|reference|important|note|how|what|who|when|we|the|your|this|please|key|about|draft|version|contact|menu|back|search|share|print',
  fr: 'guide|lignes directrices|annexe|formulaire|dossier|accueil|enregistrer|reference|date|page|le|la|les|vous|votre|version|notice|consignes|retour|menu',
  es: 'guia|formato|formulario|anexo|inicio|su sesion|referencia|fecha|pagina|el|los|las|usted|version|boletin|instrucciones|expediente|codigo|menu',
  pt: 'guia|formulario|anexo|inicio|rascunho|referencia|data|pagina|o|os|as|versao|instrucoes|convite a|processo|codigo|menu|voltar',
});

/** What every call is called: no name of this one. */
export const genericNames = startsWithPhrase({
  en: 'call for proposals|call for applications|call for projects|request for proposals|notice of funding opportunity|application form|grant application|funding opportunity|guidelines for applicants|terms of reference',
  fr: "appel a projets|appel a propositions|appel a candidatures|appel a manifestation d'interet|dossier de candidature|dossier de demande|formulaire de demande|reglement|cahier des charges",
  es: 'convocatoria publica|convocatoria de propuestas|bases|convocatoria|formulario de solicitud|terminos de referencia|solicitud',
  pt: 'edital|edital de chamada publica|chamada publica|chamada de propostas|convite a apresentacao de propostas|formulario de candidatura|regulamento|aviso de abertura',
});

/** Before the name of who offers it: "Issued by the ...", "Un appel de la ...". */
export const offeredBy = startsWithPhrase({
  en: 'issued by|run by|offered by|published by|funded by|financed by|organised by|organized by|provided by|managed by|launched by|administered by|a programme of|a program of|an initiative of|a call by|a call of|a fund of|a project of|brought to you by|supported by',
  fr: 'un appel de|un appel a projets de|un programme de|une initiative de|un fonds de|lance par|propose par|porte par|finance par|organise par|publie par|un dispositif de|une action de',
  es: 'una iniciativa de|un programa de|una convocatoria de|un fondo de|convocado por|convocada por|organizado por|financiado por|promovido por|otorgado por|impulsado por',
  pt: 'uma iniciativa de|uma iniciativa da|uma iniciativa do|um programa de|um programa da|um programa do|um edital da|um edital do|promovido por|promovido pela|promovido pelo|organizado por|financiado por|lancado por|lancado pela|lancado pelo|uma chamada da',
});
