import { anyPhrase } from '../text/phrases.ts';

/** Before the day on which a call closes. */
export const closingWords = anyPhrase({
  en: 'deadline|closing date|closes|close on|closing|close|due|due date|no later than|not later than|latest|must reach|must be received|received by|submitted by|submit by|apply by|applications by|proposals by|last date|final date|on or before|proposals due|applications due|final day|last day to apply|last day to submit|last day for applications|last day for submissions|last day for sending|deadline for|end date|ends on|end on|apply before|apply no later|to arrive by|arrive by|in by|cut-off|cutoff|received no later|submission date|submission deadline|by no later|final deadline|shuts|open until|accepted until|received until|will be accepted until|we accept applications until|must arrive',
  fr: "date limite|dates limites|au plus tard|cloture*|a retourner|avant le|jusqu'au|date butoir|dernier delai|limite de depot|a deposer|echeance|delai|depot des dossiers|remise des|date de cloture|se terminent|se termine|prend fin|fin de depot|fin des|dernier jour|jusqu'a|recus jusqu|recues jusqu|date de remise|date de depot|limite|avant minuit|remis avant|recevables jusqu|cloturee|est fixe*|ferme|fermeture|fermera|a remettre|heure limite|d'ici le",
  es: 'fecha limite|fecha tope|plazo|cierre|cierra|cierran|hasta el|a mas tardar|antes del|termina|finaliza|vence|vencimiento|recepcion de|presentacion de solicitudes|fecha maxima|ultimo dia|fecha de cierre|hasta las|se cierra|se cerrara|cerrara|concluye|fecha final|fecha de entrega|se reciben hasta|se recibiran hasta|fin del plazo|fin de plazo|hasta el dia|hasta|vencen|expira*|caduca|cierre de|entregar antes|limite de',
  pt: 'data limite|data-limite|prazo|encerramento|encerra*|fecha em|fecham|fecha|ate o dia|ate as|ate a|ate ao|ate dia|ate|termina|inscricoes ate|candidaturas ate|fecho|fecha a|ultimo dia|terminam|data final|data de encerramento|encerram|prazo-limite|prazo limite|prazo final|finda|vence|recebidas ate|recebidos ate|entregues ate|aceites ate|aceitas ate|data de fecho|limite|expira|abertas ate|decorre ate|decorrem ate|termino|fim do prazo',
});
/** Say little alone, and something together. */
export const leaningWords = anyPhrase({
  en: 'by|until|before|reach|submit*|applications|application|proposals|full application*|full proposal*|send|return|apply|letters|forms|form|proposal|submission|submissions|received|concept note*|bids|entries|arrive',
  fr: 'avant|dossier*|demande*|depot|candidature*|envoi|remettre|le|dossiers|reponses|projets|transmettre|adresser|adresse*|recus|recues|notes|formulaire*|parvenir',
  es: 'solicitudes|propuestas|presentar|entrega|enviar|recepcion|propuesta|postulaciones|proyectos|postular|solicitud|recibir*|reciben|candidaturas|formulario*|remitir',
  pt: 'candidaturas|propostas|inscricoes|submissao|entrega*|envio|candidatura|proposta|projetos|pedidos|enviar|submeter|receber|recebidas|recebidos|formulario*|inscricao',
});
/** Another day of the call: it opens, one may ask, it is decided, work begins, or it is last year's. */
export const otherDayWords = anyPhrase({
  en: 'information session|webinar|workshop|briefing|result*|award date|awards|announced|announce*|notif*|decision*|decided|let you know|meets|meeting|questions|question|clarification*|enquir*|inquir*|letter* of in*|letter* of interest|expression* of interest|pre-application|intent|site visits|visits|interview*|last year*|previous|former|publish*|available until|spent|completed by|end of|hear|reports|report|dated|updated|version|reply|replies|closed on|founded|born|start of projects|starting|start date|projects start|projects begin|projects may|shortlist*|panel|jury|evaluation|assessment|contract*|payment*|first payment|info session|information day|open day|launch|help desk|helpdesk|drop-in|clinic|informed by|informed|hear from us|will hear|full proposals are invited|ceremony|celebration|implementation|expenditure|activities must|costs incurred|edition|established in|reviewed|decide',
  fr: "resultat*|reunion|precedent*|question*|eclaircissement*|seance|annonc*|lettre* d'intention|selection|jury|comite|notification*|versement|rapport*|publi*|webinaire|mis a jour|derniere session|l'an passe|date d'information|journee d'information|demarrage|debut des|convention*|ceremonie|remise des prix|audition*|instruction|deliberation*|commission|comite de|sera connu*|seront connu*|reponse*|siege|entretien*|edition|fin du projet|realisation|signature",
  es: 'resolucion|resultado*|taller|consultas|consulta|dudas|anterior|pasad*|publica*|sesion|jornada|subsanacion|firma|informe*|aclaraciones|carta de intencion|cartas de|comite|actualizad*|fallo|justificacion|inicio de|reunion|charla*|webinar|evaluacion|entrevista*|ceremonia|anuncio|ejecucion|comunicacion|notificacion|visita*|edicion|adjudicacion|pago*|premiacion|se dara|publicacion',
  pt: 'resultado*|deliberacao|esclarecimento*|anterior|passado|passada|oficina|divulga*|assinatura|publica*|sessao|relatorio*|carta de intencao|cartas de|comite|atualizad*|decisao|perguntas|duvidas|selecao|inicio dos|reuniao|webinar|avaliacao|entrevista*|cerimonia|anuncio|execucao|comunicacao|notificacao|visita*|edicao|pagamento*|premiacao|reune|publicacao|homologacao|recurso*|contratacao|resposta*',
});
/** A later day replaces an earlier one. */
export const extendedWords = anyPhrase({
  en: 'extended to|extended until|new deadline|now closes',
  fr: "prolong* jusqu'au|report* au|nouvelle date",
  es: 'prorroga* hasta|ampliad* hasta|se amplia hasta|nueva fecha',
  pt: 'prorrogad* ate|alargad* ate|nova data',
});
export const allTimesWords = anyPhrase({
  en: 'all times|times are',
  fr: 'toutes les heures|heures indiquees',
  es: 'todas las horas|las horas se',
  pt: 'todos os horarios|todas as horas|os horarios',
});
/** A time in which one may apply, from one day to another. */
export const periodWords = anyPhrase({
  en: 'applications|apply|accepted|open|submission|call|application window|window|round|proposals|submissions',
  fr: 'candidatures|depot|dossiers|demandes|appel|reception|recues|recus|ouvert*|inscriptions|periode',
  es: 'plazo|solicitudes|convocatoria|recepcion|presentacion|postulacion*|propuestas|inscripcion*|abierta',
  pt: 'candidaturas|inscric*|prazo|propostas|submissao|periodo|edital|chamada|abert*',
});
/** The call opens on the day behind them, unless a word of its end stands between. */
export const openingWords = anyPhrase({
  en: 'open|opens|opened|opening|launch*|start|starts|started|begin*|since|runs from|available from|opens on|will open',
  fr: 'ouverture|ouvert*|demarr*|debut*|commence*|depuis|lancement|lance|a partir du|des le|ouvre|ouvrent',
  es: 'apertura|abre|abrio|abrieron|comienza|comienzan|inicio|inicia*|empez*|empie*|desde|lanzamiento|a partir del|abren|se abre|se abren|publicacion',
  pt: 'abertura|abr*|inicio|inicia*|comec*|desde|lancamento|a partir de|abrem|publicacao|lancado',
});
