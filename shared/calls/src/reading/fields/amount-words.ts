import { anyPhrase } from '../text/phrases.ts';

export const mostAmountWords = anyPhrase({
  en: 'up to|maximum|max|max.|ceiling|not exceed*|must not exceed|may not exceed|cannot exceed|no more than|not more than|at most|cap|capped|largest|upper limit|highest|must not be more than|may not be more than|no greater than|not greater than|biggest|as much as|top limit|up to a maximum|limited to|maximum of|do not exceed|under no|at the most',
  fr: "plafonn*|jusqu'a|au maximum|maximum|maximal*|au plus|plafond|ne pas depasser|ne depasse* pas|ne peut depasser|ne peut exceder|dans la limite de|max|n'excede*|ne doit pas depasser|limite a|limitee a|plafonnee a|au plus haut|max.|maximum de|ne doit pas exceder|dans la limite|ne peuvent exceder|ne peuvent depasser|au grand maximum",
  es: 'hasta|maximo|maxima|como maximo|tope|no supera*|no exceder*|limite|no podra superar|max|no podra exceder|no puede exceder|no debe exceder|no debe superar|no mas de|max.|a lo mas|a lo sumo|maximo de|no rebas*|tope de|limitad* a|no sobrepas*|no pase* de',
  pt: 'ate|maximo|maxima|no maximo|teto|limite|nao ultrapass*|nao exced*|max|nao pode exceder|nao podera exceder|nao deve exceder|nao mais de|max.|no maximo de|limitado a|ao maximo|teto de|nao passa* de|quando muito',
});
export const leastAmountWords = anyPhrase({
  en: 'minimum|min|min.|at least|floor|smallest|no less than|not less than|lower limit|starting at|lowest|from|upwards|not below|no smaller than|minimum of|not under|beginning at|as little as|starts at|start at|upward',
  fr: 'minimum|minimal*|au moins|plancher|a partir de|au minimum|min|minimum de|des|pas moins de|min.|ne peut etre inferieur*|a compter de|plancher de',
  es: 'minimo|minima|como minimo|al menos|a partir de|desde|min|minimo de|no menos de|min.|por lo menos|piso|no inferior*',
  pt: 'minimo|minima|no minimo|pelo menos|a partir de|desde|min|minimo de|nao menos de|min.|no minimo de|piso|nao inferior*',
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
  en: 'grant|grants|award|awards|request|requests|ask for|apply for|funding|per project|each project|support|amount|amounts|applicants may|groups may|projects of|projects|proposals|requested|grant size|size of|size|budget|applications|contribution|contributions|we offer|we give|we fund|we award|offer|offers|fellowship*|prize*|bursary|bursaries|scholarship*|per grant|per applicant|per organisation|per organization|each grant|donation*|seek|seeking',
  fr: 'subvention*|aide|aides|montant*|bourse*|par projet|soutien|projet*|dotation par|accorde*|financement*|demande*|subventions|bourses|prix|contribution*|appui*|accordons|attribue*|par dossier|par association|par laureat|par structure|dons|don|demandes|concours|budget demande|budget du projet|participation*|allocation*|versons|recoit|recevoir',
  es: 'subvencion*|ayuda*|apoyo*|monto*|importe*|por proyecto|donacion*|proyecto*|financiamiento|financiacion|solicit*|subsidio*|beca*|premio*|por iniciativa|por organizacion|por entidad|por propuesta|contribucion*|otorga*|entrega*|cuantia*|propuesta*|iniciativa*|presupuesto|recurso*|aporta*|concede*|asignacion*|recibir*',
  pt: 'subvencao|apoio*|apoia*|montante*|valor*|por projeto|projeto*|financiamento|doacao|doacoes|bolsa*|recebe|subsidio*|auxilio*|pedido*|subvencoes|premio*|por iniciativa|por organizacao|por entidade|por proposta|contribuicao|contribuicoes|iniciativa*|candidatura*|proposta*|atribui*|concede*|montante|orcamento|pedir|solicitar|dotacao por|recebe*|bolsa',
});
/** An amount that is not that of one grant. */
export const otherAmountWords = anyPhrase({
  en: 'total|budget of|set aside|pot|envelope|made available|available under|available for|overall|this round|income|turnover|revenue|annual budget|operating budget|average|typical*|planning grants|indicative|expected number|awarded|last year|per year|equipment|item|items|costs of|third part*|program funding|programme funding|total fund*|fund of|endowment|spent|quotation*|salary|salaries|invoice*|fee|fees|prize fund|since|so far|subgrant*|assets|audit*|most awards|most grants|typical grant|usual grant|in all|altogether|whole fund|total of|budget for|will commit|commits|commit|will distribute|distributes|overheads|in 20#|in 201#|of 20#|purchases|purchase|purchases over|above which|expenses above|spends|spend|raised|gave|paid out|distributed|each line|capital|vehicle|vehicles|travel|consultant*|consultancy|honorari*|running costs|core costs|annual income|annual turnover|bank guarantee|third parties|sub-grants|sub-grant|per person|per participant|per day|per month|per meal|per head|application fee|annual budgets',
  fr: "total|totale|global|globale|enveloppe|budget annuel|verse|dotation de|dotation du|dotation globale|dotation totale|recettes|produits|ressources|moyenne*|moyen|tiers|budget du programme|disponible*|chiffre d'affaires|factures|devis|depuis|en 20#|salaire*|materiel|equipement*|audit*|la plupart des|enveloppe totale|au total|en tout|dotation annuelle|distribue*|a verse|a accorde|a attribue|honoraires|vehicule*|deplacements|prestataire*|par personne|par participant|par jour|par mois|achat*|frais|en moyenne|depenses|loyers|investissement*|consacre*|budget global|budget total|a distribue|cofinancement*",
  es: 'partida|dotacion|bolsa|total|asciende|ingresos|promedio|medio|media|presupuesto anual|presupuesto total|presupuesto del programa|fondo total|gastos|terceros|se esperan|desde 20#|facturas|equipo*|salario*|fondos disponibles|concedio|auditoria|la mayoria|en total|fondo de|distribuy*|destina*|entrego|otorgo|ha entregado|ha otorgado|honorarios|vehiculo*|viajes|consultor*|por persona|por participante|por dia|por mes|compra*|viaticos|en promedio|monto total|monto global|bolsa total|disponible|disponibles|ejecuto|invirtio|sueldo*|alquiler*|cofinanciacion|presupuesto global|cada linea|desde 201#|subcontrat*',
  pt: 'total|verba|soma|dotacao|receita*|medio|media|global|terceiros|despesas|orcamento do|orcamento anual|disponivel|foram|faturamento|equipamento*|salario*|valor medio|auditoria|a maioria|no total|fundo de|distribui*|destina*|ao todo|entregou|concedeu|atribuiu|ja apoiou|honorarios|veiculo*|viagens|consultor*|por pessoa|por participante|por dia|por mes|compra*|diarias|em media|valor total|montante total|dotacao global|dotacao total|verba total|orcamento total|disponiveis|investiu|premiou|aluguer*|aluguel|cofinanciamento|desde 201#|cada linha|subcontrat*',
});
