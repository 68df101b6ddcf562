import type { Words } from './words.ts';

/** Fields and values that a question uses with an operator, and that nothing else is named by. */
export const operators = {
  /** From sending to the deadline. */
  spare: {
    en: 'left before its deadline, left before the deadline, left before their deadline, before its deadline, to spare, days to spare, day to spare, before the deadline, ahead of the deadline, ahead of time',
    fr: 'restant avant l echeance, restants avant l echeance, avant son echeance, avant sa date limite, d avance, jours d avance, jour d avance, avant l echeance, avant la date limite',
    es: 'antes de su plazo, antes de su fecha limite, de anticipacion, de antelacion, de sobra, de margen, antes del plazo, antes de la fecha limite',
    pt: 'antes do seu prazo, antes da sua data limite, de antecedencia, de folga, de sobra, de margem, antes do prazo, antes da data limite',
    sw: 'kabla ya tarehe yake ya mwisho, kabla ya deadline yake, kabla ya tarehe ya mwisho, kabla ya deadline, kabla ya makataa, mapema kabla ya mwisho',
  },
  /** How long a funder has taken. */
  waitedDays: {
    en: 'waiting time, days of waiting, waited, wait time, how long the wait, length of the wait, response time, turnaround, time to answer, reply time',
    fr: 'temps d attente, jours d attente, delai de reponse, duree d attente, temps de reponse, duree de la reponse, attente moyenne, delai d attente',
    es: 'tiempo de espera, dias de espera, tiempo de respuesta, demora en responder, dias hasta la respuesta, plazo de respuesta',
    pt: 'tempo de espera, dias de espera, tempo de resposta, demora na resposta, dias ate a resposta, prazo de resposta',
    sw: 'muda wa kusubiri, siku za kusubiri, muda wa majibu, muda wa kungoja, muda waliochukua kujibu, siku za kungoja, muda wa kusubiri jibu',
  },
  /** To a call: a proposal was sent for it. */
  applied: {
    fr: 'postule, postuler, postulons, avons postule, candidate a',
    es: 'aplicado, aplicamos, aplicar, hemos aplicado, postulado, postulamos, postular, hemos postulado, concursado',
    pt: 'candidatado, candidatamos, nos candidatamos, candidatar, concorremos, concorrido, concorrer',
    sw: 'tumeomba ufadhili, tumejibu wito',
  },
  /** The upper end of what a call gives. */
  atMost: {
    en: 'at the very most, at most, at the most, maximum',
    fr: 'au maximum, au plus, maximum',
    es: 'como maximo, como mucho, a lo sumo, maximo',
    pt: 'no maximo, ao maximo, maximo',
    sw: 'kiwango cha juu, kima cha juu, juu kabisa hadi',
  },
  /** The least that a call gives. */
  fromHowMuch: {
    en: 'from how much, starting from how much, how much at least, how much at the least, starting at how much',
    fr: 'a partir de combien, combien au minimum, combien au moins',
    es: 'desde cuanto, a partir de cuanto, cuanto como minimo, cuanto al menos',
    pt: 'desde quanto, a partir de quanto, quanto no minimo, quanto pelo menos',
    sw: 'kuanzia kiasi gani, kuanzia shilingi ngapi, kuanzia pesa ngapi, kuanzia ngapi, kuanzia kiasi',
  },
  /** The funder's name for the application. */
  grantCode: {
    en: 'grant id, grant ids, grant number, grant code, reference number, reference code, grant reference',
    fr: 'numero de subvention, reference, numero de reference, code de la subvention, grant id, identifiant',
    es: 'numero de subvencion, referencia, numero de referencia, codigo, grant id, identificador',
    pt: 'numero de subvencao, referencia, numero de referencia, codigo, grant id, identificador',
    sw: 'namba ya ruzuku, nambari ya ruzuku, namba ya kumbukumbu, kumbukumbu namba, grant id, msimbo',
  },
  /** Texts that were generated. */
  versions: {
    en: 'text yet, a text yet, version, versions',
    fr: 'encore de texte, version, versions',
    es: 'texto todavia, texto aun, version, versiones',
    pt: 'texto ainda, versao, versoes',
    sw: 'maandishi bado, toleo, matoleo',
  },
  /** What a call of a funder does. */
  took: {
    en: 'took, takes, take us, needed, did it take, spent',
    fr: 'a mis, ont mis, a pris, ont pris, prend, prennent, temps entre, jours entre, temps s est ecoule',
    es: 'tardo, tarda, tardan, tardaron, demoro, demora, demoraron, llevo mas tiempo',
    pt: 'demorou, demora, demoram, demoraram, levou, levaram, tardou',
    sw: 'ilikaa, lilikaa, yalikaa, zilikaa, ~chuku, ilichukua, lilichukua, yalichukua',
  },
  gives: {
    en: 'pays, pay, gives, give, offers, offer, awards up to, pays out, hand out, hands out, fund up to, funds up to',
    fr: 'paie, paient, paye, payent, donne, donnent, offre, offrent, accorde, accordent, donnera, verse, versent, propose, proposent',
    es: 'paga, pagan, dan, ofrece, ofrecen, otorga, otorgan, da como, concede, conceden, reparte, reparten',
    pt: 'paga, pagam, dao, oferece, oferecem, concede, concedem, atribui, atribuem, da como, atribuira, reparte, repartem',
    sw: 'inalipa, zinalipa, inayolipa, zinazolipa, inayotoa, inayotoa hadi, unaotoa, yanayotoa, zinazotoa, inatoa, zinatoa, unatoa, hutoa, wanatoa',
  },
  /** Of calls whose day has passed. */
  closed: {
    en: 'closed, already closed, have closed, has closed, is closed, are closed, shut, is over, are over, ended, have ended, finished calls, past calls, no longer open, not open anymore',
    fr: 'deja ferme, deja fermes, fermes, fermee, fermees, clos, close, closes, clotures, cloturee, cloturees, termines, sont finis, plus ouvert, plus ouverts',
    es: 'cerraron, cerro, cerrado, cerrados, cerrada, cerradas, ya cerraron, ya cerro, se cerraron, se cerro, ya terminaron, terminaron, ya no estan abiertas, ya paso su fecha',
    pt: 'fecharam, fechou, fechado, fechados, fechada, fechadas, ja fecharam, ja fechou, encerrado, encerrados, encerraram, encerrou, ja acabaram, terminaram, ja nao estao abertos',
    sw: 'iliyofungwa, zilizofungwa, yaliyofungwa, imefungwa, zimefungwa, yamefungwa, imeshafungwa, zimeshafungwa, iliyokwisha, imekwisha, imepita muda wake, haiko wazi tena, si wazi tena',
  },
  /** Of calls that somebody still means to answer. */
  openStill: {
    en: 'open, still open, not closed, still accepting, accepting applications, still on, still running, not yet closed, ongoing, currently open',
    fr: 'ouvert, ouverts, ouverte, ouvertes, encore ouvert, encore ouverts, pas encore ferme, pas encore fermes, en cours, toujours ouvert, toujours ouverts',
    es: 'abierta, abiertas, sigue abierta, siguen abiertas, aun abierta, aun abiertas, todavia abierta, todavia abiertas, en curso, vigente aun, sin cerrar',
    pt: 'aberto, abertos, aberta, abertas, ainda abertos, ainda abertas, ainda aberto, ainda aberta, em curso, por fechar, sem fechar',
    sw: 'wazi, bado wazi, iliyo wazi, zilizo wazi, ipo wazi, zipo wazi, bado inapokea, bado haijafungwa, bado haijaisha, zinazopokea',
  },
  /** What the organization itself has said of a call. */
  ownView: {
    en: 'likelihood, did we say, we said, have we said, did we put, we put, did we rate, we rated, did we mark, we marked, did we give, do we think, we think, our own estimate, our estimate, our guess, we estimated',
    fr: 'likelihood, avons nous dit, nous avons dit, on a dit, avons nous mis, nous avons mis, on a mis, on a note, avons nous note, notre estimation, estimons nous, on estime, nous pensons',
    es: 'likelihood, dijimos, hemos dicho, pusimos, hemos puesto, marcamos, hemos marcado, estimamos, nuestra estimacion, calculamos, creemos',
    pt: 'likelihood, dissemos, pusemos, marcamos, estimamos, nossa estimativa, a nossa estimativa, achamos, calculamos, avaliamos',
    sw: 'likelihood, tulisema, tumesema, tuliweka, tumeweka, tulikadiria, tumekadiria, makadirio yetu, tunadhani, tulidhani',
  },
  /** Of a proposal: it asks for no more than its call gives. */
  within: {
    en: 'within what its call gives, within what their call gives, within what their calls give, within what the call gives, within what, within the limit, within the limits, within the range, within its call, within the call, fit the call, fits the call, fit within, fits within, inside the limit, inside what, not too much for the call, small enough for',
    fr: 'dans la limite, dans les limites, dans la fourchette, respecte le plafond, respecte la limite, sous le plafond, entre dans ce que, dans ce que donne, compatible avec l appel',
    es: 'dentro de lo que, dentro del limite, dentro de los limites, dentro del rango, respeta el tope, respeta el limite, cabe en la convocatoria, cabe en lo que, bajo el tope',
    pt: 'dentro do que, dentro do limite, dentro dos limites, dentro do intervalo, respeita o teto, respeita o limite, cabe no edital, cabe no que, abaixo do teto',
    sw: 'ndani ya kiwango, ndani ya kile, haizidi kiwango, halizidi kiwango, haizidi wito, halizidi wito, inafaa wito, iko ndani ya, limo ndani ya',
  },
  /** The other way round. */
  beyond: {
    en: 'more than its call gives, more than the call gives, more than their call gives, more than their calls give, more than its call, more than the call, more than their call, more than their calls, over what the call, over what its call, over what their calls, above what the call, above what its call, too much for the call, too much for its call, too much for their calls, beyond what, exceeds the call, exceed the call, over the call limit, over the limit, above the limit, outside the limit, outside the limits, outside the range',
    fr: 'plus que ce que donne, plus que l appel, au dela de ce que, depasse le plafond, depassent le plafond, depasse la limite, depassent la limite, trop pour l appel, hors de la fourchette, hors limite',
    es: 'mas de lo que da, mas de lo que dan, mas que la convocatoria, mas alla de lo que, supera el tope, superan el tope, supera el limite, superan el limite, demasiado para la convocatoria, fuera del rango, fuera del limite',
    pt: 'mais do que o edital, mais do que da, mais do que dao, para alem do que, ultrapassa o teto, ultrapassam o teto, ultrapassa o limite, ultrapassam o limite, demasiado para o edital, fora do intervalo, fora do limite',
    sw: 'zaidi ya wito, zaidi ya kile ambacho wito, inazidi wito, linazidi wito, yanazidi wito, inazidi kiwango, linazidi kiwango, yanazidi kiwango, kupita kiwango cha wito',
  },
  likely: {
    en: 'high chance, likelihood is high, high likelihood, very likely, most likely, good chance, chance is high, chances are high, likelihood high',
    fr: 'forte probabilite, probabilite elevee, probabilite est elevee, probabilite est forte, likelihood elevee, bonnes chances, fortes chances, tres probable',
    es: 'alta probabilidad, probabilidad alta, probabilidad es alta, likelihood alta, likelihood alto, muy probable, buenas posibilidades',
    pt: 'alta probabilidade, probabilidade alta, probabilidade e alta, likelihood alta, likelihood alto, muito provavel, boas hipoteses, boas chances',
    sw: 'uwezekano mkubwa, nafasi kubwa, likelihood kubwa, likelihood ya juu, likelihood ni high, likelihood high',
  },
  fairlyLikely: {
    en: 'medium chance, medium likelihood, likelihood is medium, fair chance, likelihood medium',
    fr: 'probabilite moyenne, likelihood moyenne, chances moyennes',
    es: 'probabilidad media, likelihood media, likelihood medio',
    pt: 'probabilidade media, likelihood media, likelihood medio',
    sw: 'uwezekano wa kati, likelihood ya kati, likelihood medium',
  },
  unlikely: {
    en: 'low chance, low likelihood, likelihood is low, chance is low, unlikely, little chance, likelihood low',
    fr: 'faible probabilite, probabilite faible, probabilite est faible, likelihood faible, peu de chances, peu probable',
    es: 'baja probabilidad, probabilidad baja, probabilidad es baja, likelihood baja, likelihood bajo, poco probable',
    pt: 'baixa probabilidade, probabilidade baixa, probabilidade e baixa, likelihood baixa, likelihood baixo, pouco provavel',
    sw: 'uwezekano mdogo, nafasi ndogo, likelihood ndogo, likelihood ya chini, likelihood low',
  },
} as const satisfies Record<string, Words>;
