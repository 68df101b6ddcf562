import type { Words } from './words.ts';

/** The nine statuses of a proposal, and what people say for several of them. */
export const statuses = {
  draft: {
    en: 'draft, drafts, unfinished',
    fr: 'brouillon*',
    es: 'borrador*',
    pt: 'rascunho*',
    sw: 'rasimu',
  },
  generating: {
    en: 'generating, being written, being generated, being drafted, written right now',
    fr: 'en cours de redaction, en redaction, se redige*, generation, en train d etre',
    es: 'generando*, escribiendo, redactando, en redaccion',
    pt: 'ser escrit*, sendo escrit*, gerando, ser gerad*, em geracao',
    sw: 'inaandikwa, linaandikwa, yanaandikwa, zinaandikwa, inatengenezwa, linatengenezwa',
  },
  completed: {
    en: 'completed, finished, ready, texts are done, complete text',
    fr: 'termine*, pret, prets, prete, pretes, acheve*',
    es: 'terminad*, listo, listos, listas, completad*, acabad*',
    pt: 'pronto, pronta, prontos, prontas, concluid*, terminad*',
    sw: 'tayari, ~kamilik',
  },
  failed: {
    en: 'failed, fail, fails, failing, went wrong, not be written',
    fr: 'echou*, echec*',
    es: 'fallid*, fallo, fallaron, fallado, fallaba, fracas*',
    pt: 'falhou, falharam, falhad*, falha, fracass*',
    sw: '~shindik, ~shindw',
  },
  submitted: {
    en: 'submitted, submit, submits, submission*, sent, send, sent in, sent off, sent out, handed in, apply, applied',
    fr: 'soumis*, rendu, rendue, rendus, rendues, soumettre, soumettons, envoye*, envoyer, envoi*, depose*, transmis*',
    es: 'enviad*, enviamos, enviaron, envio, envios, presentad*, presentamos, presentaron, mandad*, mandamos, mandaron, entregad*, entregamos, enviar, presentar',
    pt: 'enviad*, enviamos, enviaram, submetid*, submetemos, submeteram, mandamos, mandad*, entregue, entregamos, enviar, submeter',
    sw: '~wasilish, ~tum',
  },
  under_review: {
    en: 'under review, in review, being reviewed, reviewing, reviewed, under examination',
    fr: 'en cours d examen, en examen, examin*, a l etude, en evaluation, en revision',
    es: 'en revision, en evaluacion, revisando, evaluando, en estudio, en analisis',
    pt: 'em analise, em avaliacao, em revisao, analisad*, avaliad*, a ser analisad*',
    sw: '~pitiw, ~kaguliw, mapitio, ukaguzi, uhakiki, ~hakikiw',
  },
  approved: {
    en: 'approved, approve, approves, approval*, accepted, said yes, say yes, says yes, got a yes, greenlit',
    fr: 'approuv*, accept*',
    es: 'aprobad*, aprobaron, aprobamos, aprobo, aceptad*, aceptaron',
    pt: 'aprovad*, aprovaram, aprovou, aceit*',
    sw: '~idhinish, ~kubali, ~kubaliw',
  },
  rejected: {
    en: 'rejected, reject, rejection*, refused, declined, turned down, said no, say no, says no, got a no',
    fr: 'rejet*, refus*',
    es: 'rechaz*, denegad*',
    pt: 'rejeit*, recusad*, recusaram, recusou',
    sw: '~kataliw, ~kata',
  },
  funded: {
    en: 'funded, paid, paid out, financed',
    fr: 'financee, financees, finance, finances, payee*, versee*',
    es: 'financiad*, pagad*, pagaron',
    pt: 'financiad*, paga, pago, pagas, pagaram',
    sw: '~fadhiliw, ~lipw',
  },
  secured: {
    en: 'secured, secure, won, win, got, get, received, raised, obtained, awarded, granted',
    fr: 'obtenu*, obtenir, recu, recus, recue*, gagne*, decroche*',
    es: 'consegui*, ganado, ganamos, obtuvi*, obtenid*, recibid*, recibimos, logrado, logramos, conseguido',
    pt: 'consegui*, ganhamos, ganho, obtive*, obtid*, recebemos, recebid*, conquist*',
    sw: '~pat, ~pokea',
  },
  /** Sent at some time, whatever came of it. */
  everSent: {
    en: 'did we submit, did we send, have we sent, have we submitted, did we apply, have we applied, apply, applied, did we hand in, submissions',
    fr: 'avons nous envoye*, avons envoye*, avons soumis*, avons nous soumis*, a t on envoye*, a t on soumis*, on a envoye*, on a soumis*, avons nous depose*',
    es: 'hemos enviado, hemos presentado, enviamos, presentamos, mandamos, hemos mandado',
    pt: 'enviamos, submetemos, mandamos, ja enviamos, foram enviadas, foram submetidas',
    sw: 'tumewasilisha, tumetuma, tulituma, tuliwasilisha, tumeshawasilisha, tumeshatuma',
  },
  /** Every status before it is sent. */
  unsent: {
    en: 'unsent, unsubmitted, have to send, still have to send, need to send, to send, yet to send, left to send, to be sent, to submit, have to submit, still to submit, left to submit, not gone out, not out yet, waiting to go out',
    fr: 'pas encore partie, pas encore parties, pas encore parti, pas encore partis, reste a envoyer, restent a envoyer, a envoyer, pas parti, pas partie, pas parties, non envoyee, non envoyees, a deposer, reste a deposer',
    es: 'por enviar, falta enviar, faltan enviar, faltan por enviar, falta por enviar, sin enviar, sin mandar, por mandar, sin presentar, por presentar, tenemos que enviar, hay que enviar',
    pt: 'por enviar, falta enviar, faltam enviar, sem enviar, sem mandar, por mandar, temos de enviar, temos que enviar, por submeter, ainda por enviar',
    sw: 'bado kutuma, bado kuwasilisha, bado kutumwa, bado kuwasilishwa, ya kutuma, za kutuma, ya kuwasilisha',
  },
  unanswered: {
    en: 'with the funder, with funders, with the funders, with the donor, at the funder, in the hands of the funder, to hear about, to hear back, hear from, no answer, waiting for an answer, waiting for a reply, awaiting a reply, waiting for a decision, waiting to hear, waiting to hear back, waiting to hear about, waiting for, awaiting, waiting on, pending, no reply, no response, no decision, have no answer, not heard back, have not replied, not replied, not responded, not been answered',
    fr: 'chez le bailleur, chez les bailleurs, chez le financeur, aupres du bailleur, entre les mains du bailleur, sans reponse, attend une reponse, attendent une reponse, en attente de reponse, en attente d une reponse, pas de reponse, en attente, attend, attendons, attendent, pas repondu, pas encore repondu, pas de reponse, pas eu de reponse, pas encore de reponse, aucune reponse',
    es: 'con el financiador, con los financiadores, en manos del financiador, en manos de, sin respuesta, esperando respuesta, esperando una respuesta, esperan respuesta, espera respuesta, esperamos respuesta, esperando, esperamos, no han respondido, no respondieron, no han contestado, no tienen respuesta, no tiene respuesta, no hay respuesta, no hemos recibido respuesta, ninguna respuesta, pendientes',
    pt: 'com o financiador, com os financiadores, nas maos do financiador, sem resposta, a espera de resposta, a espera de uma resposta, aguarda resposta, espera resposta, a espera, esperando, esperamos, aguardam*, nao responderam, nao tem resposta, nao receberam resposta, nao recebemos resposta, nenhuma resposta, aguard*',
    sw: 'kwa mfadhili, kwa wafadhili, mikononi mwa mfadhili, bila jibu, ~subir, hayajajibiwa, halijajibiwa, jibu bado, hayajapata jibu, halijapata jibu, hatujapata jibu, hawajajibu, hajajibu, hayana jibu, halina jibu',
  },
} as const satisfies Record<string, Words>;
