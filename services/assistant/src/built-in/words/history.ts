import type { ForEach } from '../../understanding/languages.ts';

type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

/** What happened to one proposal: who, when, and for how long. */
export const history = {
  movedBy: {
    en: (title, status, who, day) => `**${who}** marked **${title}** as ${status} on ${day}.`,
    sw: (title, status, who, day) => `**${who}** aliweka hali ya ${status} kwa **${title}** tarehe ${day}.`,
    fr: (title, status, who, day) => `**${who}** a donné à **${title}** le statut ${status} le ${day}.`,
    es: (title, status, who, day) => `**${who}** puso **${title}** en ${status} el ${day}.`,
    pt: (title, status, who, day) => `**${who}** marcou **${title}** como ${status} em ${day}.`,
  } as Words<[string, string, string, string]>,
  duration: {
    en: (title, status, days, from, until) =>
      `**${title}** was ${status} for **${days} ${days === 1 ? 'day' : 'days'}**: from ${from} to ${until}.`,
    sw: (title, status, days, from, until) =>
      `**${title}** lilikuwa ${status} kwa siku **${days}**: kuanzia ${from} hadi ${until}.`,
    fr: (title, status, days, from, until) =>
      `**${title}** a eu le statut ${status} pendant **${days} ${days === 1 ? 'jour' : 'jours'}** : du ${from} au ${until}.`,
    es: (title, status, days, from, until) =>
      `**${title}** estuvo en ${status} **${days} ${days === 1 ? 'día' : 'días'}**: del ${from} al ${until}.`,
    pt: (title, status, days, from, until) =>
      `**${title}** esteve em ${status} **${days} ${days === 1 ? 'dia' : 'dias'}**: de ${from} a ${until}.`,
  } as Words<[string, string, number, string, string]>,
  between: {
    en: (title, days, from, until) =>
      `**${title}** took **${days} ${days === 1 ? 'day' : 'days'}**: from ${from} to ${until}.`,
    sw: (title, days, from, until) =>
      `**${title}** lilichukua siku **${days}**: kuanzia ${from} hadi ${until}.`,
    fr: (title, days, from, until) =>
      `**${title}** a pris **${days} ${days === 1 ? 'jour' : 'jours'}** : de ${from} à ${until}.`,
    es: (title, days, from, until) =>
      `**${title}** tardó **${days} ${days === 1 ? 'día' : 'días'}**: de ${from} a ${until}.`,
    pt: (title, days, from, until) =>
      `**${title}** demorou **${days} ${days === 1 ? 'dia' : 'dias'}**: de ${from} a ${until}.`,
  } as Words<[string, number, string, string]>,
  answered: {
    en: 'answered',
    sw: 'jibu',
    fr: 'réponse',
    es: 'respuesta',
    pt: 'resposta',
  } as ForEach<string>,
  today: { en: 'today', sw: 'leo', fr: 'aujourd’hui', es: 'hoy', pt: 'hoje' } as ForEach<string>,
  agreed: {
    en: (who, title, day) => `**${who}** agreed with **${title}** on ${day}.`,
    sw: (who, title, day) => `**${who}** alikubali **${title}** tarehe ${day}.`,
    fr: (who, title, day) => `**${who}** a signé **${title}** le ${day}.`,
    es: (who, title, day) => `**${who}** firmó **${title}** el ${day}.`,
    pt: (who, title, day) => `**${who}** assinou **${title}** em ${day}.`,
  } as Words<[string, string, string]>,
  signed: {
    en: (who) => `Agreed: ${who || 'nobody yet'}.`,
    sw: (who) => `Waliokubali: ${who || 'hakuna bado'}.`,
    fr: (who) => `Ont signé : ${who || 'personne'}.`,
    es: (who) => `Han firmado: ${who || 'nadie'}.`,
    pt: (who) => `Assinaram: ${who || 'ninguém'}.`,
  } as Words<[string]>,
  notAgreed: {
    en: (who, title) => `No: **${who}** has not agreed with **${title}** yet.`,
    sw: (who, title) => `Hapana: **${who}** bado hajakubali **${title}**.`,
    fr: (who, title) => `Non : **${who}** n’a pas encore signé **${title}**.`,
    es: (who, title) => `No: **${who}** todavía no ha firmado **${title}**.`,
    pt: (who, title) => `Não: **${who}** ainda não assinou **${title}**.`,
  } as Words<[string, string]>,
  inTime: {
    en: (title, sent, due) => `Yes, in time: **${title}** was sent on ${sent}, and the deadline was ${due}.`,
    sw: (title, sent, due) =>
      `Ndiyo, kwa wakati: **${title}** lilitumwa ${sent}; tarehe ya mwisho ilikuwa ${due}.`,
    fr: (title, sent, due) =>
      `Oui, à temps : **${title}** est partie le ${sent}, et l’échéance était le ${due}.`,
    es: (title, sent, due) => `Sí, a tiempo: **${title}** se envió el ${sent} y el plazo era el ${due}.`,
    pt: (title, sent, due) => `Sim, a tempo: **${title}** foi enviada em ${sent} e o prazo era ${due}.`,
  } as Words<[string, string, string]>,
  tooLate: {
    en: (title, sent, due) => `No, too late: **${title}** was sent on ${sent}, and the deadline was ${due}.`,
    sw: (title, sent, due) =>
      `Hapana, limechelewa: **${title}** lilitumwa ${sent}; tarehe ya mwisho ilikuwa ${due}.`,
    fr: (title, sent, due) =>
      `Non, trop tard : **${title}** est partie le ${sent}, et l’échéance était le ${due}.`,
    es: (title, sent, due) => `No, tarde: **${title}** se envió el ${sent} y el plazo era el ${due}.`,
    pt: (title, sent, due) => `Não, tarde demais: **${title}** foi enviada em ${sent} e o prazo era ${due}.`,
  } as Words<[string, string, string]>,
  notInTime: {
    en: (title, due) => `No: **${title}** has not been sent, and its deadline was ${due}.`,
    sw: (title, due) => `Hapana: **${title}** bado halijatumwa, na tarehe ya mwisho ilikuwa ${due}.`,
    fr: (title, due) => `Non : **${title}** n’est pas envoyée, et l’échéance était le ${due}.`,
    es: (title, due) => `No: **${title}** no se ha enviado y el plazo era el ${due}.`,
    pt: (title, due) => `Não: **${title}** não foi enviada e o prazo era ${due}.`,
  } as Words<[string, string]>,
  comesFirst: {
    en: (first, second) => `**${first}** comes before **${second}**.`,
    sw: (first, second) => `**${first}** ni kabla ya **${second}**.`,
    fr: (first, second) => `**${first}** vient avant **${second}**.`,
    es: (first, second) => `**${first}** es antes que **${second}**.`,
    pt: (first, second) => `**${first}** é antes de **${second}**.`,
  } as Words<[string, string]>,
  weeks: {
    en: (weeks, days) => `That is ${weeks} weeks and ${days} days.`,
    sw: (weeks, days) => `Hiyo ni wiki ${weeks} na siku ${days}.`,
    fr: (weeks, days) => `Cela fait ${weeks} semaines et ${days} jours.`,
    es: (weeks, days) => `Son ${weeks} semanas y ${days} días.`,
    pt: (weeks, days) => `São ${weeks} semanas e ${days} dias.`,
  } as Words<[number, number]>,
  days: {
    en: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
    sw: (days) => `siku ${days}`,
    fr: (days) => `${days} ${Math.abs(days) < 2 ? 'jour' : 'jours'}`,
    es: (days) => `${days} ${days === 1 ? 'día' : 'días'}`,
    pt: (days) => `${days} ${days === 1 ? 'dia' : 'dias'}`,
  } as Words<[number]>,
  changes: {
    en: (count) => `${count} ${count === 1 ? 'change' : 'changes'} of status`,
    sw: (count) => `${count === 1 ? 'badiliko' : 'mabadiliko'} ${count} ya hali`,
    fr: (count) => `${count} ${count === 1 ? 'changement' : 'changements'} de statut`,
    es: (count) => `${count} ${count === 1 ? 'cambio' : 'cambios'} de estado`,
    pt: (count) => `${count} ${count === 1 ? 'mudança' : 'mudanças'} de estado`,
  } as Words<[number]>,
  found: {
    en: (counted, narrow) => `**${counted}**${narrow}`,
    sw: (counted, narrow) => `**${counted}**${narrow}`,
    fr: (counted, narrow) => `**${counted}**${narrow}`,
    es: (counted, narrow) => `**${counted}**${narrow}`,
    pt: (counted, narrow) => `**${counted}**${narrow}`,
  } as Words<[string, string]>,
  noChange: {
    en: (narrow) => `There is no such change of status${narrow}: none.`,
    sw: (narrow) => `Hakuna badiliko la hali la aina hiyo${narrow}.`,
    fr: (narrow) => `Il n’y a aucun changement de statut de ce type${narrow}.`,
    es: (narrow) => `No hay ningún cambio de estado así${narrow}.`,
    pt: (narrow) => `Não há nenhuma mudança de estado assim${narrow}.`,
  } as Words<[string]>,
  averageWait: {
    en: (days, count) => `Funders took **${days} days** on average to answer (${count} answers).`,
    sw: (days, count) => `Kwa wastani wafadhili walijibu baada ya siku **${days}** (majibu ${count}).`,
    fr: (days, count) => `En moyenne, les bailleurs ont répondu en **${days} jours** (${count} réponses).`,
    es: (days, count) =>
      `De media los financiadores tardaron **${days} días** en responder (${count} respuestas).`,
    pt: (days, count) =>
      `Em média os financiadores demoraram **${days} dias** a responder (${count} respostas).`,
  } as Words<[number, number]>,
  months: {
    en: (months, days) => `That is about ${months} months (${days} days).`,
    sw: (months, days) => `Hiyo ni takriban miezi ${months} (siku ${days}).`,
    fr: (months, days) => `Cela fait environ ${months} mois (${days} jours).`,
    es: (months, days) => `Son unos ${months} meses (${days} días).`,
    pt: (months, days) => `São cerca de ${months} meses (${days} dias).`,
  } as Words<[number, number]>,
  openSections: {
    en: (title, sections) => `Sections of **${title}** without an answer: ${sections}.`,
    sw: (title, sections) => `Sehemu za **${title}** ambazo hazijajazwa: ${sections}.`,
    fr: (title, sections) => `Sections de **${title}** encore vides : ${sections}.`,
    es: (title, sections) => `Secciones de **${title}** aún vacías: ${sections}.`,
    pt: (title, sections) => `Secções de **${title}** ainda vazias: ${sections}.`,
  } as Words<[string, string]>,
  noOpenSections: {
    en: (title) => `No section of **${title}** is without an answer.`,
    sw: (title) => `Hakuna sehemu ya **${title}** ambayo haijajazwa.`,
    fr: (title) => `Aucune section de **${title}** n’est vide.`,
    es: (title) => `Ninguna sección de **${title}** está vacía.`,
    pt: (title) => `Nenhuma secção de **${title}** está vazia.`,
  } as Words<[string]>,
  readiness: {
    en: (title, value) => `The readiness of **${title}** is **${value}** of 100.`,
    sw: (title, value) => `Utayari wa **${title}** ni **${value}** kati ya 100.`,
    fr: (title, value) => `Le readiness de **${title}** est de **${value}** sur 100.`,
    es: (title, value) => `El readiness de **${title}** es **${value}** de 100.`,
    pt: (title, value) => `O readiness de **${title}** é **${value}** de 100.`,
  } as Words<[string, number]>,
};
