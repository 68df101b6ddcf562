import type { ForEach } from '../../understanding/languages.ts';

type Text = ForEach<string>;
type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

/** Who leads, who signs, and what waits for whom. */
export const peopleWords = {
  leadsNobody: {
    en: (narrow) => `Nobody leads as many${narrow}: none.`,
    sw: (narrow) => `Hakuna anayeongoza idadi hiyo${narrow}.`,
    fr: (narrow) => `Personne n’en dirige autant${narrow}.`,
    es: (narrow) => `Nadie lleva tantas${narrow}.`,
    pt: (narrow) => `Ninguém lidera tantas${narrow}.`,
  } as Words<[string]>,
  leads: {
    en: (title, name) => `**${title}**\n\n- Leads it: ${name}`,
    sw: (title, name) => `**${title}**\n\n- Anayeongoza: ${name}`,
    fr: (title, name) => `**${title}**\n\n- Responsable : ${name}`,
    es: (title, name) => `**${title}**\n\n- Responsable: ${name}`,
    pt: (title, name) => `**${title}**\n\n- Responsável: ${name}`,
  } as Words<[string, string]>,
  leading: {
    en: (name, count) => `${name === '' ? 'You lead' : `${name} leads`} **${count}**`,
    sw: (name, count) => `${name === '' ? 'Unaongoza' : `${name} anaongoza`} **${count}**`,
    fr: (name, count) => `${name === '' ? 'Vous dirigez' : `${name} dirige`} **${count}**`,
    es: (name, count) => `${name === '' ? 'Usted lleva' : `${name} lleva`} **${count}**`,
    pt: (name, count) => `${name === '' ? 'Você lidera' : `${name} lidera`} **${count}**`,
  } as Words<[string, string]>,
  ledByOthers: {
    en: (name, count) => `**${count}** ${name === '' ? 'you do not lead' : `${name} does not lead`}`,
    sw: (name, count) => `**${count}** ambayo ${name === '' ? 'huongozi' : `${name} haongozi`}`,
    fr: (name, count) => `**${count}** que ${name === '' ? 'vous ne dirigez' : `${name} ne dirige`} pas`,
    es: (name, count) => `**${count}** que ${name === '' ? 'usted' : name} no lleva`,
    pt: (name, count) => `**${count}** que ${name === '' ? 'você' : name} não lidera`,
  } as Words<[string, string]>,
  leadingNone: {
    en: (name) => `${name === '' ? 'You lead' : `${name} leads`} no proposal that is still being written.`,
    sw: (name) => `${name === '' ? 'Huongozi' : `${name} haongozi`} pendekezo lolote: hakuna.`,
    fr: (name) => `${name === '' ? 'Vous ne dirigez' : `${name} ne dirige`} aucune proposition.`,
    es: (name) => `${name === '' ? 'Usted no lleva' : `${name} no lleva`} ninguna propuesta.`,
    pt: (name) => `${name === '' ? 'Você não lidera' : `${name} não lidera`} nenhuma proposta.`,
  } as Words<[string]>,
  counted: {
    en: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
    sw: (count) => `${count === 1 ? 'mtu' : 'watu'} ${count}`,
    fr: (count) => `${count} ${count === 1 ? 'personne' : 'personnes'}`,
    es: (count) => `${count} ${count === 1 ? 'persona' : 'personas'}`,
    pt: (count) => `${count} ${count === 1 ? 'pessoa' : 'pessoas'}`,
  } as Words<[number]>,
  found: {
    en: (counted, narrow) => `**${counted}** of your team${narrow}`,
    sw: (counted, narrow) => `**${counted}** wa timu yenu${narrow}`,
    fr: (counted, narrow) => `**${counted}** de votre équipe${narrow}`,
    es: (counted, narrow) => `**${counted}** de su equipo${narrow}`,
    pt: (counted, narrow) => `**${counted}** da sua equipa${narrow}`,
  } as Words<[string, string]>,
  noneSuch: {
    en: (narrow) => `There is nobody of that kind in your team${narrow}: none.`,
    sw: (narrow) => `Hakuna mtu wa aina hiyo katika timu yenu${narrow}.`,
    fr: (narrow) => `Il n’y a personne de ce type dans votre équipe${narrow}.`,
    es: (narrow) => `No hay nadie así en su equipo${narrow}.`,
    pt: (narrow) => `Não há ninguém assim na sua equipa${narrow}.`,
  } as Words<[string]>,
  nobody: {
    en: 'nobody yet',
    sw: 'hakuna bado',
    fr: 'personne pour l’instant',
    es: 'nadie todavía',
    pt: 'ninguém ainda',
  } as Text,
  /** Whom events tell without a name. */
  somebody: {
    en: 'a guest',
    sw: 'mgeni',
    fr: 'une personne invitée',
    es: 'una persona invitada',
    pt: 'uma pessoa convidada',
  } as Text,
  signMissing: {
    en: (title, who) => `Still to sign **${title}**: ${who}.`,
    sw: (title, who) => `Bado hawajasaini **${title}**: ${who}.`,
    fr: (title, who) => `Doivent encore signer **${title}** : ${who}.`,
    es: (title, who) => `Falta que firmen **${title}**: ${who}.`,
    pt: (title, who) => `Falta assinarem **${title}**: ${who}.`,
  } as Words<[string, string]>,
  signDone: {
    en: (title) => `No sign-off is open for **${title}**.`,
    sw: (title) => `Hakuna saini inayosubiriwa kwa **${title}**.`,
    fr: (title) => `Aucune signature n’est attendue pour **${title}**.`,
    es: (title) => `No falta ninguna firma en **${title}**.`,
    pt: (title) => `Não falta nenhuma assinatura em **${title}**.`,
  } as Words<[string]>,
  waiting: {
    en: 'This waits for you:',
    sw: 'Hivi vinakusubiri:',
    fr: 'Ceci vous attend :',
    es: 'Esto le espera:',
    pt: 'Isto espera por si:',
  } as Text,
  waitingNone: {
    en: 'Nothing waits for you. Nobody has given you a section or a question that is still open.',
    sw: 'Hakuna kinachokusubiri.',
    fr: 'Rien ne vous attend.',
    es: 'Nada le espera.',
    pt: 'Nada espera por si.',
  } as Text,
  signIt: {
    en: 'your sign-off',
    sw: 'saini yako (sign-off)',
    fr: 'votre signature (sign-off)',
    es: 'su firma (sign-off)',
    pt: 'a sua assinatura (sign-off)',
  } as Text,
};
