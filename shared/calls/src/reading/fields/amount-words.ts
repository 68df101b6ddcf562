import { anyPhrase } from '../text/phrases.ts';

export const mostAmountWords = anyPhrase({
  en: 'up to|maximum|max|max.|ceiling|not exceed*|must not exceed|may not exceed|cannot exceed|no more than|not more than|at most|cap|capped|largest|upper limit|highest',
  fr: "plafonn*|jusqu'a|au maximum|maximum|maximal*|au plus|plafond|ne pas depasser|ne depasse* pas|ne peut depasser|ne peut exceder|dans la limite de|max",
  es: 'hasta|maximo|maxima|como maximo|tope|no supera*|no exceder*|limite|no podra superar|max',
  pt: 'ate|maximo|maxima|no maximo|teto|limite|nao ultrapass*|nao exced*|max',
});
export const leastAmountWords = anyPhrase({
  en: 'minimum|min|min.|at least|floor|smallest|no less than|not less than|lower limit|starting at|lowest|from|upwards',
  fr: 'minimum|minimal*|au moins|plancher|a partir de|au minimum|min',
  es: 'minimo|minima|como minimo|al menos|a partir de|desde|min',
  pt: 'minimo|minima|no minimo|pelo menos|a partir de|desde|min',
});
/** Turned round by a "not" before them. */
export const moreWords = anyPhrase({
  en: 'more than|above|over|exceeding',
  fr: 'plus de|superieur* a',
  es: 'mas de|superior* a|mayor* a|mayor* de',
  pt: 'mais de|superior* a|acima de',
});
export const lessWords = anyPhrase({
  en: 'less than|below|under|smaller than',
  fr: 'moins de|inferieur* a',
  es: 'menos de|inferior* a|menor* a|menor* de',
  pt: 'menos de|inferior* a|abaixo de',
});
export const notWords = anyPhrase({
  en: "not|no|never|cannot|nor|won't",
  fr: 'ne|pas|aucun*|jamais',
  es: 'no|ni|nunca',
  pt: 'nao|nem|nunca',
});

export const grantWords = anyPhrase({
  en: 'grant|grants|award|awards|request|requests|ask for|apply for|funding|per project|each project|support|amount|amounts|applicants may|groups may|projects of|projects',
  fr: 'subvention*|aide|aides|montant*|bourse*|par projet|soutien|projet*|dotation par|accorde*|financement*|demande*',
  es: 'subvencion*|ayuda*|apoyo*|monto*|importe*|por proyecto|donacion*|proyecto*|financiamiento|financiacion|solicit*',
  pt: 'subvencao|apoio*|apoia*|montante*|valor*|por projeto|projeto*|financiamento|doacao|doacoes|bolsa*|recebe|subsidio*|auxilio*|pedido*',
});
/** An amount that is not that of one grant. */
export const otherAmountWords = anyPhrase({
  en: 'total|budget of|set aside|pot|envelope|made available|available under|available for|overall|this round|income|turnover|revenue|annual budget|operating budget|average|typical*|planning grants|indicative|expected number|awarded|last year|per year|equipment|item|items|costs of|third part*|program funding|programme funding|total fund*|fund of|endowment|spent|quotation*|salary|salaries|invoice*|fee|fees|prize fund|since|so far|subgrant*|assets|audit*',
  fr: "total|totale|global|globale|enveloppe|budget annuel|verse|dotation de|dotation du|dotation globale|dotation totale|recettes|produits|ressources|moyenne*|moyen|tiers|budget du programme|disponible*|chiffre d'affaires|factures|devis|depuis|en 20#|salaire*|materiel|equipement*|audit*",
  es: 'partida|dotacion|bolsa|total|asciende|ingresos|promedio|medio|media|presupuesto anual|presupuesto total|presupuesto del programa|fondo total|gastos|terceros|se esperan|desde 20#|facturas|equipo*|salario*|fondos disponibles|concedio|auditoria',
  pt: 'total|verba|soma|dotacao|receita*|medio|media|global|terceiros|despesas|orcamento do|orcamento anual|disponivel|foram|faturamento|equipamento*|salario*|valor medio|auditoria',
});
