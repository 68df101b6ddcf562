import type { Language } from '../languages.ts';

type Forms = Readonly<Record<string, string>>;

/** A word such as "constructor" is no short form. */
const formOf = (forms: Forms, token: string): string | undefined =>
  Object.hasOwn(forms, token) ? forms[token] : undefined;

/** Short forms that every language has. */
const everywhere: Forms = {
  ...{ notif: 'notification', notifs: 'notifications', doc: 'document', docs: 'documents' },
};

/** How people type on a phone: the short form and the word that it stands for. */
const forms: Record<Language, Forms> = {
  en: {
    ...{
      hw: 'how',
      wat: 'what',
      wats: 'whats',
      wen: 'when',
      whn: 'when',
      wich: 'which',
      u: 'you',
      ur: 'your',
    },
    ...{ r: 'are', nxt: 'next', lst: 'last', prop: 'proposal', props: 'proposals', org: 'organization' },
    ...{ tmw: 'tomorrow', tmrw: 'tomorrow', tmr: 'tomorrow', wk: 'week', mth: 'month', yr: 'year' },
    ...{ ppl: 'people', abt: 'about', pts: 'points', amt: 'amount', hv: 'have', cud: 'could', wld: 'would' },
    ...{ app: 'application', apps: 'applications', btw: 'between', hav: 'have', gt: 'got', frm: 'from' },
    ...{
      b4: 'before',
      gotta: 'gotta',
      shd: 'should',
      bf: 'before',
      msg: 'message',
      plz: 'please',
      thru: 'through',
      tho: 'though',
      smth: 'something',
      n: 'and',
      wats: 'whats',
      hw: 'how',
      ovr: 'over',
      aft: 'after',
      dl: 'deadline',
      dls: 'deadlines',
    },
    ...{ cert: 'certificate', certs: 'certificates', yday: 'yesterday', ytd: 'year' },
  },
  fr: {
    ...{ cb: 'combien', pr: 'pour', pk: 'pourquoi', pq: 'pourquoi', qd: 'quand', tt: 'tout', ts: 'tous' },
    ...{ tjs: 'toujours', dc: 'donc', qq: 'quelque', ds: 'dans', ns: 'nous', mtn: 'maintenant', g: 'ai' },
    ...{
      pdt: 'pendant',
      slt: 'salut',
      rdv: 'rendez',
      ds: 'dans',
      ms: 'mais',
      ss: 'sans',
      vs: 'vous',
      qqn: 'quelqu',
      qqch: 'quelque',
      tps: 'temps',
      nb: 'nombre',
      dde: 'demande',
      ddes: 'demandes',
      asso: 'association',
    },
    ...{ auj: 'aujourd', bcp: 'beaucoup', jms: 'jamais', ke: 'que', ki: 'qui', koi: 'quoi', kel: 'quel' },
  },
  es: {
    ...{ q: 'que', k: 'que', pq: 'porque', xq: 'porque', tb: 'tambien', tmb: 'tambien', pa: 'para' },
    ...{
      prox: 'proximo',
      msj: 'mensaje',
      xfa: 'porfavor',
      dsd: 'desde',
      hsta: 'hasta',
      cto: 'cuanto',
      ctos: 'cuantos',
      ctas: 'cuantas',
      pal: 'para',
      aki: 'aqui',
      bn: 'bien',
      mñn: 'manana',
    },
    ...{ x: 'por', dnd: 'donde', cdo: 'cuando', toy: 'estoy', sta: 'esta', ns: 'nose', tds: 'todos' },
  },
  pt: {
    ...{ q: 'que', pq: 'porque', vc: 'voce', vcs: 'voces', tb: 'tambem', tbm: 'tambem', kd: 'onde' },
    ...{ cade: 'onde', ta: 'esta', tao: 'estao', to: 'estou', pra: 'para', pro: 'para', n: 'nao' },
    ...{
      prox: 'proximo',
      proxs: 'proximos',
      msm: 'mesmo',
      mt: 'muito',
      mto: 'muito',
      blz: 'beleza',
      hr: 'hora',
      pq: 'porque',
      ctg: 'contigo',
      tds: 'todas',
    },
    ...{ qd: 'quando', qto: 'quanto', qtos: 'quantos', qtas: 'quantas', hj: 'hoje', dps: 'depois' },
  },
  sw: {
    ...{ ilopita: 'iliyopita', iliopita: 'iliyopita', ulopita: 'uliopita', uliyopita: 'uliopita' },
    ...{ zilopita: 'zilizopita', ksho: 'kesho', xaxa: 'sasa', cc: 'sisi', nan: 'nani', lin: 'lini' },
  },
};

/** A message as a speaker of a language means it. */
export const writtenOut = (tokens: readonly string[], language: Language): string[] =>
  tokens.map((token) => formOf(forms[language], token) ?? formOf(everywhere, token) ?? token);
