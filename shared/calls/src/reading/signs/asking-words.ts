import { anyPhrase, startsWithPhrase, type WordsByLanguage } from '../text/phrases.ts';

/** Verbs with which a form asks for words: "Describe", "Décrivez", "Describa", "Descreva". */
const answerVerbs: WordsByLanguage = {
  en: 'describe|explain|provide|list|state|outline|identify|give|tell us|tell|set out|summari*|specify|indicate|name|detail|demonstrate|show|justify|discuss|define|say|share|present|introduce|highlight|comment on|clarify|elaborate|illustrate|write|report on|enumerate|estimate|assess|analyse|analyze|compare|argue|confirm|reflect on|break down|mention|walk us through|help us understand|convince us|let us know|trace|quantify|evaluate|expand on|prioriti*|propose|suggest|recall|discuss how|explain how|break it down|lay out|draw up|consider|name and',
  fr: 'decrire|presenter|expliquer|exposer|preciser|indiquer|definir|detailler|citer|lister|justifier|resumer|argumenter|demontrer|identifier|enumerer|mentionner|commenter|dites|decris|dites-nous|racontez|dressez',
  es: 'describ~|expliqu~|explic~|indiqu~|indic~|present~|detall~|senal~|mencion~|enumer~|expong~|expon~|exponga*|defin~|justifiqu~|justific~|resum~|identifiqu~|identific~|cuent~|cuentenos|cuentanos|contadnos|dinos|decidnos|expliquenos|explicanos|explicadnos|hablenos|hablanos|cuenteme|diga|digan|diganos|especifiqu~|especific~|proporcion~|caractericen|caracterice|caracterizar|demuestr~|demostrar|argument~|coment~|list~|relat~|aport~|nombr~|aclar~|precis~|inform~|escrib~|desglos~|adelant~|compart~|valor~|sintetic~|sintetiz~|respond~|cuantifiqu~|analic~|analiz~|reflexion~|anot~|dibuj~|narr~|plante~|propong~|cuantific~|evalu~|nombren|platiqu~|expres~|sustent~|fundament~|responsabil~|refier~|haga una|hagan una|haga un|hagan un|haga|hagan',
  pt: 'descrev~|conte-nos|conta-nos|diga-nos|diz-nos|fale|fala-nos|fale-nos|expliqu~|explic~|indiqu~|indic~|apresent~|detalh~|mencion~|enumer~|exponh~|defin~|justifiqu~|justific~|resum~|identifiqu~|identific~|cont~|diga|digam|especifiqu~|especific~|forneca|fornecam|fornecer|inform~|relat~|list~|caracteriz~|demonstr~|argument~|coment~|nomei~|refira|refiram|apont~|cit~|esclarec~|esclareca|sintetiz~|quantifiqu~|quantific~|escrev~|discrimin~|compartilh~|partilh~|analis~|reflit~|respond~|facam a|facam uma|facam um|faca a|faca uma|faca um|anot~|narr~|proponh~|propon~|avali~|fundament~|elabor~|elenc~|pormenoriz~|dig~',
};
/** Words before the verb. */
const polite: WordsByLanguage = {
  en: 'please|briefly|please briefly|clearly|kindly|you should|in your own words|in brief|now|first|then|also|could you|can you',
  fr: "veuillez|merci de|merci d'|brievement|priere de|vous devez|svp",
  es: 'por favor|favor de|brevemente|se ruega',
  pt: 'por favor|favor|brevemente|queira|sucintamente',
};
const start = new RegExp(
  String.raw`^["'¿(*\s]*(?:${startsWithPhrase(polite).source.slice(1)},?\s){0,2}`,
  'u',
);
const verb = startsWithPhrase(answerVerbs);
/** French imperatives end so; these words do as well, and are none. */
const frenchVerb = /^[a-z]{3,}ez(?:-(?:nous|vous|la|le|les|en))?(?![\p{L}])/u;
const noVerb = startsWithPhrase(
  'chez|assez|avez|pouvez|devez|etes|savez|souhaitez|desirez|voulez|aurez|serez|allez|nez|rez',
);
/** Nouns that begin like the verbs: "Indicadores", "Lista", "Resumen", "Presentación", "List of...". */
const nouns = startsWithPhrase({
  en: 'list of|name of|name and|names|state of|detail of|details|show of|present|presentation|write to|write us',
  fr: 'resume|resumes|presentation|liste',
  es: 'lista|listas|listado|resumen|presente|informe|informes|relato|nombre|nombres|precision|cuenta|cuentas|argumento|valor|valores|comentario*|relate',
  pt: 'lista|listas|listagem|resumo|presente|informe|informes|relato|conta|contas|contar com|cita|valor|valores|detalhe|comentario*',
});
/** A sentence with a condition first: "If you employ staff, explain...". */
const condition = startsWithPhrase({
  en: 'if|for|in|using|with|when|where|based on|as',
  fr: 'si|pour|en|selon|a partir de|dans|le cas echeant',
  es: 'si|para|en|segun|a partir de|en caso de|cuando|con',
  pt: 'se|para|em|segundo|a partir de|caso|quando|com|no caso de',
});

/** Whether a folded sentence asks for words: its verb says so, at its start or behind a condition. */
export function isRequest(sentence: string): boolean {
  const bare = sentence.replace(start, '');
  if (isVerbFirst(bare)) return true;
  const label = /^[^.:?!]{3,60}:\s/.exec(bare)?.[0];
  if (label && isVerbFirst(bare.slice(label.length).replace(start, ''))) return true;
  if (!condition.test(bare)) return false;
  const comma = bare.slice(0, 200).split(', ').slice(1);
  return comma.some((part) => isVerbFirst(part.replace(start, '')));
}

/** Verbs that ask behind a question, and that begin labels elsewhere: "Use the table.", "Attach a diagram." */
const furtherVerb = startsWithPhrase({
  en: 'attach|use|include|add|draw|measure|quote|choose|select|mark|calculate|count|refer to|consider|think about|make|break|base|focus on|link|set|be clear about|put',
  fr: 'joindre|utiliser|ajouter|mesurer|chiffrer|distinguer',
  es: 'mida*|use*|incluya*|anada*|agregue*|dibuje*|adjunte*|distinga*|calcule*|considere*|anoten|anote|elija*',
  pt: 'meca*|use*|utilize*|inclua*|acrescente*|desenhe*|anexe*|distinga*|calcule*|considere*|anote*|escolha*',
});
/** Spanish and Portuguese ask so of several: "Midan antes y después." */
const ofSeveral = /^[a-z]{2,}(?:an|en|am|em)(?:se|lo|la|los|las|nos|-se|-nos)?\s/;
const noVerbOfSeveral = startsWithPhrase(
  'en|tan|bien|tambien|quien|cuan|gran|plan|orden|imagen|margen|origen|resumen|volumen|sin|son|eran|em|bem|tambem|quem|sem|nem|cem|ordem|imagem|margem|origem|homem|jovem|joven|examen|viagem|porcentagem|percentagem|estan|tienen|pueden|deben|podem|devem|podran|deberan|seran|sean|estejam|sejam|serao|when|then|even|often|open|women|men|children|human|can|an|in|between|given',
);

/** Whether a folded sentence behind a question asks for something more. */
export const isFurtherRequest = (sentence: string): boolean => {
  const bare = sentence.replace(start, '');
  return furtherVerb.test(bare) || (ofSeveral.test(bare) && !noVerbOfSeveral.test(bare));
};

function isVerbFirst(text: string): boolean {
  if (nouns.test(text)) return false;
  return verb.test(text) || (frenchVerb.test(text) && !noVerb.test(text));
}

/** The answer may be left out. */
export const optionalWords = anyPhrase({
  en: "optional|not required|may leave this blank|can leave this blank|leave blank if|may be left blank|if you wish|not mandatory|if any|voluntary answer|only if|not compulsory|if there are any|if there is any|if there are|don't have to answer|do not have to answer|need not answer|no need to answer|if you like|if you want|only where|where relevant|where applicable|if applicable|if relevant|you may skip|you can skip|can be skipped|not obligatory",
  fr: "facultatif|facultative|facultatifs|optionnel*|non obligatoire|s'il y a lieu|s'il y en a|uniquement si|seulement si|si vous en avez*|le cas echeant|si vous le souhaitez|peut rester vide|si c'est le cas|reponse libre|reponse facultative|pas obligatoire|si besoin|si necessaire|eventuellement|sans obligation|vous pouvez passer|si applicable",
  es: 'opcional|opcionales|no obligatori*|si procede|si corresponde|en su caso|si aplica|si lo desea|puede dejar* en blanco|si los hay|si las hay|si lo hay|si existen|solo si|no es necesario|respuesta libre|puede omitir*|no hace falta|si los tiene|si las tiene|optativ*|voluntari*|si fuera el caso|de ser el caso|si quiere|si quieren|cuando aplique',
  pt: 'opcional|opcionais|facultativ*|nao obrigatori*|se aplicavel|se for o caso|se houver|se existirem|so se|apenas se|caso se aplique|se desejar|pode deixar em branco|pode ficar em branco|se necessario|resposta livre|nao e preciso|pode omitir|se quiser|se quiserem|quando aplicavel|voluntari*|nao precisa responder|se existir|se for caso disso',
});
/** Only some answer. */
export const conditional = startsWithPhrase({ en: 'if', fr: "si|s'", es: 'si', pt: 'se|caso' });
export const requiredWords = anyPhrase({
  en: 'required|mandatory|compulsory',
  fr: 'obligatoire*|requis*',
  es: 'obligatori*|requerid*',
  pt: 'obrigatori*|requerid*',
});

/** Fields of a form that ask for a fact in a few words, not for a text. */
export const fieldWords = startsWithPhrase({
  en: 'name|names|title|project title|address|telephone|phone|e-mail|email|website|date|signature|signed|contact|number|charity|company number|registration number|charity or company number|position|postcode|post code|bank|account|iban|country|city|legal name|first name|last name|surname|job title|organisation name|organization name|start date|end date|duration|location|ein|uei|role',
  fr: 'nom|prenom|titre|intitule du projet|adresse|telephone|courriel|e-mail|email|site|date|signature|contact|numero|n[o°]|fonction|code postal|iban|rib|siret|siren|raison sociale|denomination|pays|ville|duree|lieu|sigle',
  es: 'nombre|titulo|direccion|domicilio|telefono|correo|pagina web|sitio web|fecha|firma|contacto|numero|cargo|codigo postal|iban|cuenta|nif|cif|rfc|nit|ruc|razon social|pais|ciudad|duracion|lugar|localidad|apellidos',
  pt: 'nome|titulo|endereco|morada|telefone|e-mail|email|correio|site|data|assinatura|contato|contacto|numero|cargo|cep|codigo postal|iban|conta|cnpj|nif|cpf|razao social|pais|cidade|duracao|local|localidade',
});

/** Fields that take a file. */
export const uploadWords = startsWithPhrase({
  en: 'upload|attach|please upload|please attach|add a file|choose a file|enclose',
  fr: 'televers*|telecharg*|joindre|joignez|importer|importez|ajouter un fichier|deposer votre|deposez',
  es: 'suba|subir|sube|adjunta|carga|anexa|adjunte|adjuntar|cargue|cargar|anexe|anexar',
  pt: 'carrega|anexa|carregue|carregar|anexe|anexar|envie o|enviar o|faca upload|junte|upload de',
});
