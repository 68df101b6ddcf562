import { anyPhrase } from '../text/phrases.ts';

export const existenceWords = anyPhrase({
  en: "year|years|years'|established|founded|existed|existence|running|operating|operations|registered|been going|track record|formed|set up|constituted|incorporated|trading|activity|activities|old|age|months|in operation|history",
  fr: 'an|ans|annees|existence|existe*|creee|anciennete|constituee|annee|fonde*|active*|activite*|experience|depuis|exercice|age',
  es: 'ano|anos|antiguedad|constituid*|existencia|fundad*|vida|actividad*|trayectoria|funcionamiento|funcionando|experiencia|legalmente|antigua|creada*',
  pt: 'ano|anos|existencia|existir|constituid*|fundad*|antiguidade|vida|atividade*|atuacao|experiencia|funcionamento|criad*|legalmente|actividade*|trajetoria|antigas|antigos',
});
/** Years of an organization, where a sentence also speaks of the income of a year. */
export const beganWords = anyPhrase({
  en: 'established|founded|existed|existence|been running|been going|been operating|been active|in existence|track record|set up|old',
  fr: 'existence|existe*|creee*|anciennete|constituee*|fonde*|activite',
  es: 'antiguedad|constituid*|existencia|fundad*|vida|trayectoria|funcionamiento',
  pt: 'existencia|existir|constituid*|fundad*|antiguidade|atividade|vida|atuacao|funcionamento',
});
export const incomeWords = anyPhrase({
  en: 'income|turnover|revenue|revenues|annual budget|operating budget|budget of|receipts|annual expenditure|expenditure|annual turnover|yearly income|yearly budget|budgets|annual income|incomes',
  fr: "budget annuel|recettes|chiffre d'affaires|ressources annuelles|produits|revenus|budget de fonctionnement|budget|revenu|ressources|recette|budgets|chiffre d'affaires annuel|depenses annuelles",
  es: 'ingresos|presupuesto anual|facturacion|presupuesto operativo|ingreso|presupuesto|facturan|presupuestos|ingresos anuales|entradas anuales',
  pt: 'receita|receitas|rendimentos|orcamento anual|faturamento|volume de negocios|orcamento|receita anual|faturacao|orcamentos|rendimento anual|proveitos',
});
export const costWords = anyPhrase({
  en: 'cost|costs|project budget|of the budget|expenses|project total|total budget|expenditure of the project|of the total|project value|of eligible|of each project|of a project|of any project|project cost*|of the project',
  fr: "cout*|budget du projet|budget de l'action|depenses|budget total|budget previsionnel|du total|montant total|du projet|de l'action|cout total",
  es: 'coste*|costo*|presupuesto del proyecto|gasto*|presupuesto total|del total|valor del proyecto|monto total|del proyecto|de cada proyecto|inversion',
  pt: 'custo*|orcamento do projeto|despesas|orcamento total|valor do projeto|valor total|do total|montante total|do projeto|do projecto|investimento|de cada projeto|custo total',
});
/** The budget of a project, where nothing says that it is that of a year. */
export const bareBudget =
  /(?<!\p{L})(?:budget|presupuesto|orcamento)(?!\p{L}| (?:annuel|anual|annual|de fonctionnement|operativ|d[aeo]s? (?:l'|la |el )?(?:associa|organi|entidad|structure)))/u;
export const ownShareWords = anyPhrase({
  en: 'co-fund*|cofinanc*|co-financ*|match|matching|match funding|cost sharing|contribut*|counterpart|own funds|own contribution|in-kind|matched|own resources|own money|local contribution|co-finance|own share|contribute|raise the rest|from other sources|other sources|other funders|self-financ*|cash or in kind',
  fr: 'cofinancement*|cofinanc*|apport|apports|apporte*|contrepartie|autofinancement|fonds propres|contribu*|ressources propres|part propre|cofinancer|autres sources|autres financeurs|mettre au moins|participation propre|quote-part|autofinance*|apporter*',
  es: 'cofinanci*|contrapartida|aporta*|aporte*|aportacion*|fondos propios|contribuc*|recursos propios|pongan|ponga|poner|otras fuentes|contraparte|cofinanciar*|autofinanci*|financiacion propia|aporta|aportacion propia|capital propio',
  pt: 'cofinanci*|co-financi*|contrapartida|contribu*|fundos proprios|recursos proprios|autofinanciamento|contribuicao propria|capitais proprios|outras fontes|comparticip*|ponham|cofinanciar|meios proprios|autofinanci*|parte propria',
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

/** The funder pays, so that the applicant pays the rest. */
export const coverWords = anyPhrase({
  en: 'covers|cover|we pay|pays|we fund|will fund|funds up|finance up|finances|we contribute|grant may|grant will|grants cover|contributes up|grant requested|grant must|grant cannot|grant should|funding rate|co-financing rate|reimburse*',
  fr: 'couvre*|finance*|prend en charge|la subvention|le soutien|la contribution|la fondation apporte|le fonds apporte|taux de cofinancement|subvention demandee|aide ne|intervient',
  es: 'cubre*|cubrira*|financia|financiara*|el fondo aporta|la fundacion aporta|aporta hasta|aportara hasta|la subvencion|la ayuda|tasa de cofinanciacion|porcentaje de cofinanciacion|sufraga*',
  pt: 'cobre*|cobrira*|financia|financiara*|o fundo contribui|a fundacao contribui|contribui ate|a subvencao|o apoio|taxa de cofinanciamento|suporta|comparticipa ate',
});
/** A share behind them is the least that the applicant brings. */
export const leastShareWords = anyPhrase({
  en: 'at least|minimum|no less than|not less than|or more|must come from|must be raised|must contribute|must provide|raise|match*',
  fr: 'au moins|minimum|pas moins de|ou plus|doit apporter|doivent apporter|apporte au moins|a minima',
  es: 'al menos|por lo menos|como minimo|minimo|minima|no menos de|o mas|igual o mayor|igual o superior',
  pt: 'pelo menos|no minimo|minimo|minima|nao menos de|ou mais|igual ou superior',
});

/** Those named may not apply. */
export const exclusionWords = anyPhrase({
  en: "not eligible|ineligible|may not apply|cannot apply|can not apply|excluded|do not fund|not fund|not supported|no projects|except|are not|can't fund|cannot fund|can't apply|will not fund|won't fund|does not fund|do not support|does not support|don't fund|don't support|not open to|excludes|excluding|no grants|not accept|not accepted|may not be applicants|are outside|is not eligible|not be funded|only as partner*|only as a partner|is excluded|are ineligible|do not give|never fund|not able to fund|unable to fund|cannot support|cannot be funded|cannot be the applicant|may not be|shall not|do not make grants|do not give grants|we do not help|not help|do not accept|don't accept|we don't help|not available to|nor|is not a|is not an|are not a|must not be|not be a|isn't a",
  fr: "ne sont pas eligibles|non eligibles|inelig*|exclu*|aucun*|ne peuvent pas|ne peuvent|ne finan*|ne sont pas finan*|ne sont pas admis*|ne sont pas recevables|ne seront pas|sont exclu*|a l'exclusion|hors champ|ne peut pas|ne soutient pas|ne soutenons pas|uniquement comme partenaire*|seulement comme partenaire*|comme simples partenaires|ne sont pas concern*|n'est pas eligible|ne pourront pas|n'ouvrent pas droit|n'aide*|n'accept*|ne pouvons pas|n'attribue pas|ne soutiennent pas|n'accorde pas|n'est pas|n'est ni|ne sont pas|ne doit pas etre|pas pour",
  es: 'no podran|no pueden|no podra|quedan excluid*|excluid*|no son elegibles|no se apoya*|no se financia*|no se admit*|no financia*|no apoya*|no postulan|no participan|no se acept*|quedan fuera|se excluye*|exceptuad*|no pueden postular|solo como aliad*|solo como soci*|unicamente como|no sera*|no se apoyan|no puede|no cubre|inelegible*|no es elegible|no concursan|solo participan como|no aceptamos|no apoyamos|no financiamos|no damos|no otorg*|no ayuda*|no concede*|ni|no es un|no es una|no sea*|no para|no son',
  pt: 'nao podem|nao podera*|nao sao elegiveis|excluid*|nao se apoia*|nao se financia*|vedad*|nao apoia*|nao financia*|nao se financiam|nao se apoiam|nao se aceita*|nao sao aceit*|ficam de fora|ficam excluid*|nao e elegivel|apenas como parceir*|somente como parceir*|so como parceir*|nao serao|nao pode|nao concorrem|inelegive*|nao participam|nao cobre|nao sao admitid*|nao sao apoiad*|nao aceitamos|nao apoiamos|nao financiamos|nao damos|nao concede*|nao atribui*|nao ajuda*|nem|nao e um|nao e uma|nao seja*|nao para|nao sao',
});
/** A condition, wherever in a call it stands. */
export const conditionWords = anyPhrase({
  en: 'may apply|can apply|are eligible|is eligible|eligible applicants|not eligible|must be|must have|must lie|only organi*|open to|applicants must|applicants should|should be|must take place|we fund organi|grants are available to|you can apply|who can apply|may submit|can submit|are invited to apply|are welcome to apply|we write to|applications are welcome from|is open to|are open to|have to be|has to be|need to be|needs to be|are excluded|is excluded|cannot apply|may not apply|must work|must take|must operate|must come|must be done|must be carried out|must show|must prove|we accept applications from|we welcome applications from|are intended for|is intended for|is for|exclusively for|can be made by|must contribute|must provide|we make grants to|we give grants to|we help|we support|we give to|grants to|helps|supports|must not|applicants|we do not accept|funds|is aimed at|are aimed at|is meant for|are for|for the benefit of|is limited to|are limited to|is restricted to|are restricted to|does not support|do not support|does not fund|do not fund|not support|not concerned',
  fr: "peuvent candidater|peuvent repondre|peuvent deposer|sont eligibles|doit etre|doivent etre|reserve* aux|ouvert aux|ouvert a|ne sont pas eligibles|seules les|peuvent postuler|peuvent participer|peuvent soumettre|peuvent demander|peuvent solliciter|doit avoir|doivent avoir|doivent justifier|doit justifier|s'adresse aux|s'adresse a|est destine*|sont exclu*|ne peuvent pas|doit se derouler|doivent se derouler|doivent se situer|est reserve|sont admis*|doit apporter|doivent apporter|doit exister|doivent exister|aide les|soutient les|soutient des|aide des|n'aide|finance les|finance des|doit exercer|doivent exercer|doit disposer|doivent disposer|doit agir|intervient en|l'appel concerne|concerne les|doit compter|doivent compter|ne finance pas|les candidats|les demandeurs|accessible aux|soutient|aide|finance|vise les|soutiennent|appuie|destine aux|destinee aux|limite aux|limitee aux|ne soutient pas|ne soutenons pas|ne sont pas admises|ne sont pas|soutenir des|soutenir les|il s'agit de soutenir|concernees",
  es: 'podran participar|pueden participar|pueden presentarse|podran presentarse|podran solicitar|deberan|debe estar|son elegibles|no podran|dirigid* a|quedan excluid*|podran postular|pueden postular|pueden solicitar|deben|debera|se dirige a|esta abierta a|quedan fuera|no pueden|deben estar|deben tener|deben contar|deben acreditar|podran concurrir|destinad* a|se invita a|apoya a|apoyamos a|financia a|ayuda a|debe existir|debe tener|debe contar|deben haber|debe haber|se apoya a|no se apoya|no aceptamos|aceptamos|los solicitantes|las solicitantes|se admiten|no se admiten|deben ejecutarse|deben desarrollarse|apoya|apoyan|financia|apoyamos|ayuda|respalda|limitad* a|exclusivamente|se orienta a|orientad* a|no apoya|no financia|no se financia|no financiamos|se trata de apoyar|apoyar a',
  pt: 'podem concorrer|podem candidatar-se|podem participar|podem inscrever-se|devem|deve estar|sao elegiveis|nao podem|destina-se a|dirigid* a|podem submeter|podem solicitar|podem pedir|poderao|deverao|deve ter|devem ter|esta abert* a|dirige-se a|e destinad*|sao admitid*|ficam excluid*|tem de|devem estar|devem comprovar|sao convidad* a|apoia as|apoia os|apoiamos|apoia associacoes|apoia organizacoes|financia as|deve existir|devem existir|deve contar|nao aceitamos|aceitamos|os candidatos|as candidatas|os requerentes|admitem-se|nao se admitem|devem realizar-se|deve decorrer|devem decorrer|o fundo apoia|nao apoia|apoia|apoiam|financia|ajuda|limitad* a|exclusivamente|dirige-se|orientad* a|existam|trabalhem|nao financia|nao se financia|nao financiamos|trata-se de apoiar|apoiar as|apoiar os',
});
