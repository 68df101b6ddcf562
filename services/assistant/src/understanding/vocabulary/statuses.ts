import type { Words } from './words.ts';

/** The nine statuses of a proposal, and what people say for several of them. */
export const statuses = {
  draft: {
    en: 'draft, drafts, unfinished, being drafted, not finished',
    fr: 'brouillon*',
    es: 'borrador*',
    pt: 'rascunho*',
    sw: 'rasimu, rasimu zetu',
  },
  generating: {
    en: 'generating, being written, being generated, being drafted, written right now',
    fr: 'en cours de redaction, en redaction, se redige*, generation, en train d etre',
    es: 'generando*, escribiendo, redactando, en redaccion',
    pt: 'ser escrit*, sendo escrit*, gerando, ser gerad*, em geracao',
    sw: 'inaandikwa, linaandikwa, yanaandikwa, zinaandikwa, inatengenezwa, linatengenezwa',
  },
  completed: {
    en: 'completed, finish, finished, ready, texts are done, complete text',
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
    en: 'went out, go out, gone out, mailed, turned in, delivered, submitted, submit, submits, submission*, sent, send, sent in, sent off, sent out, handed in, apply, applied',
    fr: 'part, partent, partir, parti, partie, partis, parties, remis, remise, remises, soumis*, rendu, rendue, rendus, rendues, soumettre, soumettons, envoye*, envoyer, envoi*, depose*, transmis*',
    es: 'mando, se mando, se envio, envie, entrego, presento, remitid*, enviad*, enviamos, enviaron, envio, envios, presentad*, presentamos, presentaron, mandad*, mandamos, mandaron, entregad*, entregamos, enviar, presentar',
    pt: 'mandou, enviou, seguiu, seguiram, enviad*, enviamos, enviaram, submetid*, submetemos, submeteram, mandamos, mandad*, entregue, entregamos, enviar, submeter',
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
    en: 'approved, approve, approves, approval*, accepted, green light, said yes, say yes, says yes, got a yes, greenlit',
    fr: 'approuv*, accept*, dit oui, feu vert',
    es: 'dijeron que si, dijo que si, aprueban, aprobad*, aprobaron, aprobamos, aprobo, aceptad*, aceptaron',
    pt: 'disseram que sim, disse que sim, aprovam, aprovad*, aprovaram, aprovou, aceit*',
    sw: '~idhinish, ~kubali, ~kubaliw',
  },
  rejected: {
    en: 'rejected, reject, rejection*, refused, declined, turned down, said no, say no, says no, got a no',
    fr: 'rejet*, refus*, dit non, decline*',
    es: 'rechaz*, denegad*, dijeron que no, dijo que no, negaron, tumbaron',
    pt: 'rejeit*, negad*, negaram, chumbad*, disseram que nao, disse que nao, recusad*, recusaram, recusou',
    sw: '~kataliw, ~kata',
  },
  funded: {
    en: 'funded, paid, paid out, financed, money came, money come, money arrived, money arrive, money in, disbursed, wired, transferred',
    fr: 'argent arrive, argent est arrive, argent recu, recu l argent, arrivee de l argent, virement, financee, financees, finance, finances, payee*, versee*',
    es: 'llego la plata, llego el dinero, llegaron los fondos, llego el pago, entro la plata, entro el dinero, desembols*, financiada, financiadas, financiado, financiados, pagad*, pagaron',
    pt: 'chegou o dinheiro, dinheiro chegou, chegou a verba, caiu o dinheiro, entrou o dinheiro, desembols*, financiada, financiadas, financiado, financiados, paga, pago, pagas, pagaram',
    sw: '~fadhiliw, ~lipw, pesa zilifika, pesa zimefika, fedha zilifika, pesa ziliingia, pesa zimeingia, fedha zimeingia',
  },
  secured: {
    en: 'gave us, given us, give us, brought in, secured, secure, won, win, got, get, received, raised, obtained, awarded, granted',
    fr: 'nous a donne, nous ont donne, a donne, obtenu*, obtenir, recu, recus, recue*, gagne*, decroche*',
    es: 'nos dio, nos dieron, nos ha dado, consegui*, ganado, ganamos, obtuvi*, obtenid*, recibid*, recibimos, logrado, logramos, conseguido',
    pt: 'nos deu, nos deram, deu nos, consegui*, ganhamos, ganho, obtive*, obtid*, recebemos, recebid*, conquist*',
    sw: '~pat, ~pokea, ametupa, wametupa, alitupa, walitupa',
  },
  /** Sent at some time, whatever came of it. */
  everSent: {
    en: 'was sent, were sent, has been sent, have been sent, been submitted, already sent, have gone out, went out, did we submit, did we send, have we sent, have we submitted, did we apply, have we applied, apply, applied, did we hand in, submissions',
    fr: 'a ete envoye*, ont ete envoye*, a deja ete envoye*, on a depose*, on a rendu, on a remis, avons nous envoye*, avons envoye*, avons soumis*, avons nous soumis*, a t on envoye*, a t on soumis*, on a envoye*, on a soumis*, avons nous depose*',
    es: 'fue enviado, fue enviada, fueron enviadas, ya se envio, ya se enviaron, hemos enviado, hemos presentado, enviamos, presentamos, mandamos, hemos mandado',
    pt: 'ja foi enviado, ja foi enviada, foi enviado, foi enviada, foram enviados, enviamos, submetemos, mandamos, ja mandamos, ja enviamos, foram enviadas, foram submetidas',
    sw: 'tumewasilisha, tumetuma, tulituma, tuliwasilisha, tumeshawasilisha, tumeshatuma',
  },
  /** Every status before it is sent. */
  unsent: {
    en: 'unsent, unsubmitted, have to send, still have to send, need to send, to send, yet to send, left to send, to be sent, to submit, have to submit, still to submit, left to submit, not gone out, not out yet, waiting to go out',
    fr: 'pas encore partie, pas encore parties, pas encore parti, pas encore partis, reste a envoyer, restent a envoyer, a envoyer, pas parti, pas partie, pas parties, non envoyee, non envoyees, a deposer, reste a deposer',
    es: 'falta mandar, faltan mandar, nos falta mandar, nos falta enviar, falta presentar, por enviar, falta enviar, faltan enviar, faltan por enviar, falta por enviar, sin enviar, sin mandar, por mandar, sin presentar, por presentar, tenemos que enviar, hay que enviar',
    pt: 'falta mandar, falta submeter, por enviar, falta enviar, faltam enviar, sem enviar, sem mandar, por mandar, temos de enviar, temos que enviar, por submeter, ainda por enviar',
    sw: 'bado kutuma, bado kuwasilisha, bado kutumwa, bado kuwasilishwa, ya kutuma, za kutuma, ya kuwasilisha',
  },
  unanswered: {
    en: 'with the funder, with funders, with the funders, with the donor, at the funder, in the hands of the funder, to hear about, to hear back, hear from, no answer, waiting for an answer, waiting for a reply, awaiting a reply, waiting for a decision, waited for an answer, for an answer, waiting to hear, waiting to hear back, waiting to hear about, waiting for, awaiting, waiting on, pending, no reply, no response, no decision, have no answer, not heard back, have not replied, not replied, not responded, not been answered',
    fr: 'chez le bailleur, chez les bailleurs, chez le financeur, aupres du bailleur, entre les mains du bailleur, sans reponse, attend une reponse, attendent une reponse, en attente de reponse, en attente d une reponse, pas de reponse, en attente, attend, attendons, attendent, pas repondu, pas encore repondu, pas de reponse, pas eu de reponse, pas encore de reponse, aucune reponse',
    es: 'con el financiador, con los financiadores, en manos del financiador, en manos de, sin respuesta, esperando respuesta, esperando una respuesta, esperan respuesta, espera respuesta, esperamos respuesta, esperando, esperamos, no han respondido, no respondieron, no han contestado, no tienen respuesta, no tiene respuesta, no hay respuesta, no hemos recibido respuesta, ninguna respuesta, pendientes',
    pt: 'com o financiador, com os financiadores, nas maos do financiador, sem resposta, a espera de resposta, a espera de uma resposta, aguarda resposta, espera resposta, a espera, esperando, esperamos, aguardam*, nao responderam, nao tem resposta, nao receberam resposta, nao recebemos resposta, nenhuma resposta, aguard*',
    sw: 'kwa mfadhili, kwa wafadhili, mikononi mwa mfadhili, bila jibu, ~subir, hayajajibiwa, halijajibiwa, jibu bado, hayajapata jibu, halijapata jibu, hatujapata jibu, hawajajibu, hajajibu, hayana jibu, halina jibu',
  },
} as const satisfies Record<string, Words>;
