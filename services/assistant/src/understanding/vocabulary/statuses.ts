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
    en: 'approved, approve, approves, approval*, accepted, said yes',
    fr: 'approuv*, accept*',
    es: 'aprobad*, aprobaron, aprobamos, aprobo, aceptad*, aceptaron',
    pt: 'aprovad*, aprovaram, aprovou, aceit*',
    sw: '~idhinish, ~kubali, ~kubaliw',
  },
  rejected: {
    en: 'rejected, reject, rejection*, refused, declined, turned down, said no',
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
  unanswered: {
    en: 'no answer, waiting for, awaiting, waiting on, pending, no reply, no response, no decision, have no answer, not heard back, have not replied, not replied, not responded, not been answered',
    fr: 'sans reponse, pas de reponse, en attente, attend, attendons, attendent, pas repondu, pas encore repondu, pas de reponse, pas eu de reponse, pas encore de reponse, aucune reponse',
    es: 'sin respuesta, esperando, esperamos, no han respondido, no respondieron, no han contestado, no tienen respuesta, no tiene respuesta, no hay respuesta, no hemos recibido respuesta, ninguna respuesta, pendientes',
    pt: 'sem resposta, a espera, esperando, esperamos, aguardam*, nao responderam, nao tem resposta, nao receberam resposta, nao recebemos resposta, nenhuma resposta, aguard*',
    sw: 'bila jibu, ~subir, hayajajibiwa, halijajibiwa, jibu bado, hayajapata jibu, halijapata jibu, hatujapata jibu, hawajajibu, hajajibu, hayana jibu, halina jibu',
  },
} as const satisfies Record<string, Words>;
