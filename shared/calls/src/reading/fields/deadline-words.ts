import { anyPhrase } from '../text/phrases.ts';

/** Before the day on which a call closes. */
export const closingWords = anyPhrase({
  en: 'deadline|closing date|closes|close on|closing|close|due|due date|no later than|not later than|latest|must reach|must be received|received by|submitted by|submit by|apply by|applications by|proposals by|last date|final date|on or before',
  fr: "date limite|dates limites|au plus tard|cloture*|a retourner|avant le|jusqu'au|date butoir|dernier delai|limite de depot|a deposer|echeance|delai|depot des dossiers|remise des",
  es: 'fecha limite|fecha tope|plazo|cierre|cierra|cierran|hasta el|a mas tardar|antes del|termina|finaliza|vence|vencimiento|recepcion de|presentacion de solicitudes|fecha maxima',
  pt: 'data limite|data-limite|prazo|encerramento|encerra*|fecha em|fecham|fecha|ate o dia|ate as|ate a|ate ao|ate dia|ate|termina|inscricoes ate|candidaturas ate|fecho|fecha a',
});
/** Say little alone, and something together. */
export const leaningWords = anyPhrase({
  en: 'by|until|before|reach|submit*|applications|application|proposals|full application*|full proposal*|send|return',
  fr: 'avant|dossier*|demande*|depot|candidature*|envoi|remettre|le',
  es: 'solicitudes|propuestas|presentar|entrega|enviar|recepcion',
  pt: 'candidaturas|propostas|inscricoes|submissao|entrega*|envio',
});
/** Another day of the call: it opens, one may ask, it is decided, work begins, or it is last year's. */
export const otherDayWords = anyPhrase({
  en: 'information session|webinar|workshop|briefing|result*|award date|awards|announced|announce*|notif*|decision*|decided|let you know|meets|meeting|questions|question|clarification*|enquir*|inquir*|letter* of in*|letter* of interest|expression* of interest|pre-application|intent|site visits|visits|interview*|last year*|previous|former|publish*|available until|spent|completed by|end of|hear|reports|report|dated|updated|version|reply|replies|closed on|founded|born',
  fr: "resultat*|reunion|precedent*|question*|eclaircissement*|seance|annonc*|lettre* d'intention|selection|jury|comite|notification*|versement|rapport*|publi*|webinaire|mis a jour|derniere session|l'an passe",
  es: 'resolucion|resultado*|taller|consultas|consulta|dudas|anterior|pasad*|publica*|sesion|jornada|subsanacion|firma|informe*|aclaraciones|carta de intencion|cartas de|comite|actualizad*|fallo|justificacion',
  pt: 'resultado*|deliberacao|esclarecimento*|anterior|passado|passada|oficina|divulga*|assinatura|publica*|sessao|relatorio*|carta de intencao|cartas de|comite|atualizad*|decisao|perguntas|duvidas|selecao',
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
  en: 'open|opens|opened|opening|launch*|start|starts|started|begin*|since',
  fr: 'ouverture|ouvert*|demarr*|debut*|commence*|depuis|lancement|lance',
  es: 'apertura|abre|abrio|abrieron|comienza|comienzan|inicio|inicia*|empez*|empie*|desde|lanzamiento',
  pt: 'abertura|abr*|inicio|inicia*|comec*|desde|lancamento',
});
