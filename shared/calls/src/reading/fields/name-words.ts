import { anyPhrase, startsWithPhrase, type WordsByLanguage } from '../text/phrases.ts';

/** What stands before a name and a colon, or in the first cell of its row. */
export const fieldLabels: Readonly<Record<'name' | 'funder' | 'reference', WordsByLanguage>> = {
  name: {
    en: 're|subject|fund|programme|program|call|call title|title of the call|name of the call|grant programme|scheme|name of fund|grant|funding opportunity title|opportunity title|programme title|program title',
    fr: "programme|appel|appel a projets|intitule de l'appel|nom de l'appel|titre de l'appel|dispositif|nom du fonds|fonds",
    es: 'asunto|programa|convocatoria|nombre de la convocatoria|titulo de la convocatoria|fondo|nombre del fondo|concurso',
    pt: 'assunto|chamada|edital|programa|nome do edital|titulo da chamada|fundo|concurso|aviso|convite',
  },
  funder: {
    en: 'donor|funder|funded by|implementing agency|grantmaker|contracting authority|awarding body|agency|agency name|grant maker|offered by|funding body|foundation|organisation offering the grant',
    fr: 'financeur|bailleur|bailleur de fonds|bailleurs de fonds|organisme|organisme financeur|financement|porteur|autorite contractante|fondation|proposé par|organisateur',
    es: 'donante|entidad|entidad convocante|financiador|financiadora|organismo|organiza|convoca|entidad financiadora|organo convocante|fundacion',
    pt: 'financiador|financiadora|entidade|entidade financiadora|entidade promotora|promotor|doador|organizacao|realizacao|instituicao',
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
