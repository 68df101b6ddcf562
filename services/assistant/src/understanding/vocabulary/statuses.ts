import type { Words } from './words.ts';

/** The nine statuses of a proposal, and what people say for several of them. */
export const statuses = {
  draft: {
    en: 'draft, drafts, unfinished, being drafted, not finished, wip, in draft, rough version, still being worked on, work in progress',
    fr: 'brouillon*, ebauche*, en brouillon, a l etat de brouillon, pas fini, pas finis, pas finie, inachev*, draft, drafts',
    es: 'borrador*, en borrador, sin terminar, inconclus*, bosquejo*, a medio hacer, draft, drafts, a medias, en preparacion aun',
    pt: 'rascunho*, em rascunho, por acabar, inacabad*, esboco*, a meio, draft, drafts, por terminar, incompleto ainda',
    sw: 'rasimu, rasimu zetu, rasimu bado, ya awali, bado ni rasimu, draft, drafts, mswada, miswada',
  },
  generating: {
    en: 'generating, being written, being generated, being drafted, written right now',
    fr: 'en cours de redaction, en redaction, se redige*, generation, en train d etre',
    es: 'generando*, escribiendo, redactando, en redaccion',
    pt: 'ser escrit*, sendo escrit*, gerando, ser gerad*, em geracao',
    sw: 'inaandikwa, linaandikwa, yanaandikwa, zinaandikwa, inatengenezwa, linatengenezwa',
  },
  completed: {
    en: 'text is finished, done writing, finished writing, completed, finish, finished, ready, texts are done, complete text',
    fr: 'completed, fini, finie, finis, finies, fini d ecrire, redigee, redigees, termine*, pret, prets, prete, pretes, acheve*',
    es: 'completed, ya escrit*, escritas, terminad*, listo, listos, listas, completad*, acabad*, texto listo, ya esta lista, ya estan listas',
    pt: 'completed, ja escrit*, acabad*, pronto, pronta, prontos, prontas, concluid*, terminad*, texto pronto, ja esta pronta, ja estao prontas',
    sw: 'tayari, ~kamilik, yaliyokamilika, zilizokamilika, limekamilika, imekamilika, zimekamilika, yamekamilika, maandishi yako tayari, iko tayari',
  },
  failed: {
    en: 'failed, fail, fails, failing, went wrong, not be written, did not work, didnt work, broke, error, errored',
    fr: 'echou*, echec*, rate la generation, n a pas marche, n ont pas marche, plante, plantee, en echec, failed, tombe en panne, en erreur',
    es: 'fallid*, fallo, fallaron, fallado, fallaba, fracas*, no funciono, no funcionaron, salio error, dio error, failed, con error',
    pt: 'falhou, falharam, falhad*, falha, fracass*, nao funcionou, nao funcionaram, deu erro, deu errado, failed, com erro',
    sw: 'iligoma kuandikwa, limegoma, yamegoma, imegoma, iligoma, lilegoma, ~shindik, ~shindw, imeshindwa, limeshindwa, zimeshindwa, yameshindwa, imefeli, limefeli, zimefeli, yamefeli, imegoma',
  },
  submitted: {
    en: 'sending, mailing, went out, go out, gone out, mailed, turned in, delivered, submitted, submit, submits, submission*, sent, send, sent in, sent off, sent out, handed in, apply, applied',
    fr: 'sortie d ici, expedi*, part, partent, partir, parti, partie, partis, parties, remis, remise, remises, soumis*, rendu, rendue, rendus, rendues, soumettre, soumettons, envoye*, envoyer, envoi*, depose*, transmis*',
    es: 'salio de aqui, salio, salieron, despachad*, mandarla, mandarlo, enviarla, enviarlo, mando, se mando, se envio, envie, entrego, presento, remitid*, enviad*, enviamos, enviaron, envio, envios, presentad*, presentamos, presentaron, mandad*, mandamos, mandaron, entregad*, entregamos, enviar, presentar',
    pt: 'saiu daqui, saiu, sairam, sair daqui, despachad*, foi embora, envia la, manda la, mandou, enviou, seguiu, seguiram, enviad*, enviamos, enviaram, submetid*, submetemos, submeteram, mandamos, mandad*, entregue, entregamos, enviar, submeter',
    sw: 'kutumwa, kuwasilishwa, ~wasilish, ~tum, ilitumwa, zilitumwa, yametumwa, limetumwa, zimetumwa, iliyowasilishwa, zimewasilishwa',
  },
  under_review: {
    en: 'looking at, being looked at, reading it, being read, on the funders desk, being examined, being assessed, being evaluated, under review, in review, being reviewed, reviewing, reviewed, under examination',
    fr: 'regardent, lue par le bailleur, en train d etudier, en lecture, en cours d examen, en examen, examin*, a l etude, en evaluation, en revision',
    es: 'leyendo, esta leyendo, mirando, estudiando, evaluacion, analizando, en revision, en evaluacion, revisando, evaluando, en estudio, en analisis',
    pt: 'a ler, lendo, a analisar, analisando, avaliando, em analise, em avaliacao, em revisao, analisad*, avaliad*, a ser analisad*',
    sw: 'inasomwa, linasomwa, yanasomwa, zinasomwa, wanasoma, inapitiwa, linapitiwa, ~pitiw, ~kaguliw, mapitio, ukaguzi, uhakiki, ~hakikiw',
  },
  approved: {
    en: 'got in, we won, landed, the nod, went through, approved, approve, approves, approval*, accepted, green light, said yes, say yes, says yes, got a yes, greenlit',
    fr: 'retenu*, passe la rampe, feu vert, approuv*, accept*, dit oui, feu vert',
    es: 'dicho que si, dice que si, dicen que si, nos dieron el si, dieron el si, dijeron que si, dijo que si, aprueban, aprobad*, aprobaron, aprobamos, aprobo, aceptad*, aceptaron',
    pt: 'deu bem, se deu bem, nos demos bem, dito que sim, dizer que sim, deram o sim, disseram que sim, disse que sim, aprovam, aprovad*, aprovaram, aprovou, aceit*',
    sw: 'tuliambiwa ndiyo, tukaambiwa ndiyo, walisema ndiyo, wamesema ndiyo, alisema ndiyo, zilizokubaliwa, yaliyokubaliwa, zilipita, yalipita, ~idhinish, ~kubali, ~kubaliw',
  },
  rejected: {
    en: 'a no, told us no, been told no, say no to us, a no from, turn it down, turn us down, turned it down, turned us down, turn down, knock it back, lose, did we lose, lost, knocked back, failed to get, lost out, we lost, didnt make it, got nowhere, rejected, reject, rejection*, refused, declined, turned down, said no, say no, says no, got a no',
    fr: 'dire non, disent non, nous dit non, repondu non, perdu, perdue, perdues, recale*, ecarte*, retoque*, rejet*, refus*, dit non, decline*',
    es: 'dicho que no, dice que no, dicen que no, decir que no, dado el no, dio el no, nos tumbaron, nos dijeron que no, salieron mal, rechaz*, denegad*, dijeron que no, dijo que no, negaron, tumbaron',
    pt: 'dito que nao, disse nos que nao, dizer que nao, dado o nao, deu o nao, vir o nao, veio o nao, negaram nos, reprovad*, rejeit*, negad*, negaram, chumbad*, disseram que nao, disse que nao, recusad*, recusaram, recusou',
    sw: 'tukaambiwa hapana, tuliambiwa hapana, tumeambiwa hapana, kuambiwa hapana, alisema hapana, walisema hapana, wamesema hapana, amesema hapana, walikataa, walitukataa, wametukataa, zilizokataliwa, yaliyokataliwa, tumekosa, tulikosa, tulinyimwa, zilizokosa, yaliyokosa, ~kataliw, ~kata',
  },
  funded: {
    en: 'having the money, have the money, had the money, getting the money, get the money, got the money, getting paid, money in the bank, in our account, in the account, cash came, money reached us, really received, actually received, actually get, actually got, really got, money we have, received the money, received for real, funded, paid, paid out, financed, money came, money come, money arrived, money arrive, money in, disbursed, wired, transferred',
    fr: 'touche l argent, argent touche, vraiment touche, on a touche, sur le compte, vraiment recu, reellement recu, encaisse*, argent qui est arrive, deja arrive, sous sont arrives, argent est la, vraiment arrive, argent arrive, argent est arrive, argent recu, recu l argent, arrivee de l argent, virement, financee, financees, finance, finances, payee*, versee*',
    es: 'ya llego el dinero, ya llego la plata, ya llego el pago, ya llegaron los fondos, llego ya, ya llego, llego de verdad, nos llego, dinero llego, plata llego, nos ha llegado, en la cuenta, cobrado, cobramos, de verdad recibid*, realmente recibid*, recibido de verdad, entro ya, depositad*, nos pagaron, nos entro, ya entro, plata en mano, llego la plata, llego el dinero, llegaron los fondos, llego el pago, entro la plata, entro el dinero, desembols*, financiada, financiadas, financiado, financiados, pagad*, pagaron',
    pt: 'ja chegou o dinheiro, ja chegou a verba, ja caiu o dinheiro, ja entrou o dinheiro, ja chegou, chegou mesmo, ja caiu, caiu na conta, entrou na conta, na conta, ja entrou, realmente recebid*, recebemos mesmo, recebemos de verdade, dinheiro entrou, dinheiro caiu, ja recebemos, chegou de verdade, chegou o dinheiro, dinheiro chegou, chegou a verba, caiu o dinheiro, entrou o dinheiro, desembols*, financiada, financiadas, financiado, financiados, paga, pago, pagas, pagaram',
    sw: 'tumepokea kweli, tulipokea kweli, tumepokea kwa kweli, tumezipokea, imeshaingia, zimeshaingia, imeingia, zimeingia, imefika, zimefika, zimeshafika, imeshafika, tumezipata, tumeshapokea, pesa zilizoingia, iliyoingia, zilizoingia, iliyofika, zilizofika, ilipofika, zilipofika, zilipoingia, ~fadhiliw, ~lipw, pesa zilifika, pesa zimefika, fedha zilifika, pesa ziliingia, pesa zimeingia, fedha zimeingia',
  },
  secured: {
    en: 'gave us, given us, give us, brought in, secured, secure, won, win, got, get, received, raised, obtained, awarded, granted',
    fr: 'nous a donne, nous ont donne, a donne, obtenu*, obtenir, recu, recus, recue*, gagne*, decroche*',
    es: 'nos dio, nos dieron, nos ha dado, consegui*, ganado, ganamos, obtuvi*, obtenid*, recibid*, recibimos, logrado, logramos, conseguido',
    pt: 'nos deu, nos deram, deu nos, consegui*, ganhamos, ganho, obtive*, obtid*, recebemos, recebid*, conquist*',
    sw: 'tulizopewa, tumepewa, tulipewa, tuliyopewa, walizotupa, waliyotupa, waliotupa, ~pat, ~pokea, ametupa, wametupa, alitupa, walitupa',
  },
  /** Sent at some time, whatever came of it. */
  everSent: {
    en: 'of the ones sent, of those sent, of the sent ones, sent something, sent anything, was sent, were sent, has been sent, have been sent, been submitted, already sent, have gone out, went out, did we submit, did we send, have we sent, have we submitted, did we apply, have we applied, apply, applied, did we hand in, submissions',
    fr: 'parmi celles envoyees, parmi les envoyees, envoye quelque chose, a ete envoye*, ont ete envoye*, a deja ete envoye*, on a depose*, on a rendu, on a remis, avons nous envoye*, avons envoye*, avons soumis*, avons nous soumis*, a t on envoye*, a t on soumis*, on a envoye*, on a soumis*, avons nous depose*',
    es: 'de las enviadas, entre las enviadas, enviado algo, mandado algo, enviamos algo, mandamos algo, fue enviado, fue enviada, fueron enviadas, ya se envio, ya se enviaron, hemos enviado, hemos presentado, enviamos, presentamos, mandamos, hemos mandado',
    pt: 'das enviadas, entre as enviadas, enviado algo, enviamos algo, mandamos algo, ja foi enviado, ja foi enviada, foi enviado, foi enviada, foram enviados, enviamos, submetemos, mandamos, ja mandamos, ja enviamos, foram enviadas, foram submetidas',
    sw: 'kati ya yaliyotumwa, kati ya zilizotumwa, kati ya yaliyowasilishwa, kati ya zilizowasilishwa, tumewasilisha, tumetuma, tulituma, tuliwasilisha, tumeshawasilisha, tumeshatuma',
  },
  /** Every status before it is sent. */
  unsent: {
    en: 'still got to hand in, got to hand in, left to hand in, yet to hand in, still to hand in, still has to hand in, still have to hand in, still needs to hand in, still got to send, still has to send, still needs to send, got left to send, has left to send, still must send, still owe, still owes, can still send, can we still send, can still submit, can still be sent, gotta send, have not gone out, not sent off yet, still at home, not sent yet, unsent ones, waiting to be sent, unsent, unsubmitted, have to send, still have to send, need to send, to send, yet to send, left to send, to be sent, to submit, have to submit, still to submit, left to submit, not gone out, not out yet, waiting to go out',
    fr: 'doit encore envoyer, doit encore deposer, doit encore rendre, reste a rendre, encore a rendre, encore a envoyer, encore a deposer, peut encore envoyer, peut encore deposer, peuvent encore partir, peut encore partir, pas envoye*, pas encore envoye*, pas encore depose*, reste a deposer, pas encore partie, pas encore parties, pas encore parti, pas encore partis, reste a envoyer, restent a envoyer, a envoyer, pas parti, pas partie, pas parties, non envoyee, non envoyees, a deposer, reste a deposer',
    es: 'le falta entregar, le falta mandar, le falta enviar, le queda por mandar, queda por entregar, queda por enviar, tiene por entregar, todavia tiene que entregar, aun tiene que entregar, aun podemos mandar, aun podemos enviar, todavia podemos mandar, todavia podemos enviar, todavia se puede mandar, todavia se pueden mandar, todavia se puede enviar, todavia se pueden enviar, siguen sin mandar, sigue sin mandar, siguen sin enviar, sin mandarse, no se han mandado, no se han enviado, todavia no mandamos, todavia no enviamos, por mandarse, falta mandar, faltan mandar, nos falta mandar, nos falta enviar, falta presentar, por enviar, falta enviar, faltan enviar, faltan por enviar, falta por enviar, sin enviar, sin mandar, por mandar, sin presentar, por presentar, tenemos que enviar, hay que enviar',
    pt: 'falta entregar, lhe falta enviar, tem por entregar, tem para entregar, ainda tem de entregar, ainda tem que entregar, ainda tem de enviar, ainda tem que enviar, ainda da para enviar, da para enviar, ainda da para mandar, ainda podemos enviar, ainda podemos mandar, ainda vamos a tempo de enviar, ainda nao mandamos, ainda nao enviamos, nao foram enviad*, continuam por enviar, ainda por mandar, coisa por enviar, falta mandar, falta submeter, por enviar, falta enviar, faltam enviar, sem enviar, sem mandar, por mandar, temos de enviar, temos que enviar, por submeter, ainda por enviar',
    sw: 'bado hajatuma, hajatuma, hajatuma bado, hajawasilisha, bado hajawasilisha, bado tunaweza kutuma, tunaweza bado kutuma, bado yanaweza kutumwa, hazijatumwa, hayajatumwa, haijatumwa, halijatumwa, hatujatuma, hatujazituma, hatujawasilisha, bado hatujatuma, bado kutuma, bado kuwasilisha, bado kutumwa, bado kuwasilishwa, ya kutuma, za kutuma, ya kuwasilisha',
  },
  /** The funder has said yes or no. */
  decided: {
    en: 'did we hear, did we hear back, we heard, hear from them, did we get an answer, did the answer come, the answer come, answer came, got an answer, had an answer, have an answer, has an answer, got a reply, have a reply, been answered, were answered, was answered, got a decision, have a decision, decided on, already answered, heard back, heard back about, the funder answered, answered by the funder',
    fr: 'on a eu la reponse, reponse est arrivee, on a eu leur reponse, qui ont eu une reponse, avons eu une reponse, ont eu une reponse, a eu une reponse, eu une reponse, recu une reponse, avec une reponse, deja repondu, ont repondu, a repondu, nous ont repondu, eu leur reponse, deja eu une reponse, obtenu une reponse',
    es: 'llego la respuesta, nos llego la respuesta, ya respondieron, respondieron, tuvieron respuesta, tienen respuesta, tiene respuesta, con respuesta, ya contestaron, contestaron, nos contestaron, nos respondieron, ya respondidas, recibieron respuesta, tuvo respuesta',
    pt: 'chegou a resposta, veio a resposta, ja responderam, responderam, tiveram resposta, teve resposta, tem resposta, com resposta, ja responderam nos, responderam nos, receberam resposta, ja respondidas, obtiveram resposta',
    sw: 'tulipata jibu, tulijibiwa, tumejibiwa, tulipata majibu, tumepata jibu, jibu lilikuja, lilijibiwa, ilijibiwa, zilizojibiwa, yaliyojibiwa, lililojibiwa, iliyojibiwa, zimejibiwa, yamejibiwa, limejibiwa, imejibiwa, zimepata jibu, yamepata jibu, yaliyopata jibu, zilizopata jibu, walijibu, wamejibu, kujibiwa, kupata jibu',
  },
  unanswered: {
    en: 'still waiting, with the funder, with funders, with the funders, with the donor, at the funder, in the hands of the funder, to hear about, to hear back, hear from, no answer, waiting for an answer, waiting for a reply, awaiting a reply, waiting for a decision, waited for an answer, for an answer, waiting to hear, waiting to hear back, waiting to hear about, waiting for, awaiting, waiting on, pending, no reply, no response, no decision, have no answer, not heard back, have not replied, not replied, not responded, not been answered',
    fr: 'chez le bailleur, chez les bailleurs, chez le financeur, aupres du bailleur, entre les mains du bailleur, sans reponse, attend une reponse, attendent une reponse, en attente de reponse, en attente d une reponse, pas de reponse, en attente, attend, attendons, attendent, pas repondu, pas encore repondu, pas de reponse, pas eu de reponse, pas encore de reponse, aucune reponse',
    es: 'con el financiador, con los financiadores, en manos del financiador, en manos de, sin respuesta, esperando respuesta, esperando una respuesta, esperan respuesta, espera respuesta, esperamos respuesta, esperando, esperamos, no han respondido, no respondieron, no han contestado, no tienen respuesta, no tiene respuesta, no hay respuesta, no hemos recibido respuesta, ninguna respuesta, pendientes',
    pt: 'com o financiador, com os financiadores, nas maos do financiador, sem resposta, a espera de resposta, a espera de uma resposta, aguarda resposta, espera resposta, a espera, esperando, esperamos, aguardam*, nao responderam, nao tem resposta, nao receberam resposta, nao recebemos resposta, nenhuma resposta, aguard*',
    sw: '~subir majibu, ~subir jibu, tunasubiri jibu, kwa mfadhili, kwa wafadhili, mikononi mwa mfadhili, bila jibu, ~subir, hayajajibiwa, halijajibiwa, jibu bado, hayajapata jibu, halijapata jibu, hatujapata jibu, hawajajibu, hajajibu, hayana jibu, halina jibu',
  },
} as const satisfies Record<string, Words>;
