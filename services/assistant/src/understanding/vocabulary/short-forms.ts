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
    ...{ cert: 'certificate', certs: 'certificates', yday: 'yesterday', ytd: 'year' },
  },
  fr: {
    ...{ cb: 'combien', pr: 'pour', pk: 'pourquoi', pq: 'pourquoi', qd: 'quand', tt: 'tout', ts: 'tous' },
    ...{ tjs: 'toujours', dc: 'donc', qq: 'quelque', ds: 'dans', ns: 'nous', mtn: 'maintenant', g: 'ai' },
    ...{ auj: 'aujourd', bcp: 'beaucoup', jms: 'jamais', ke: 'que', ki: 'qui', koi: 'quoi', kel: 'quel' },
  },
  es: {
    ...{ q: 'que', k: 'que', pq: 'porque', xq: 'porque', tb: 'tambien', tmb: 'tambien', pa: 'para' },
    ...{ x: 'por', dnd: 'donde', cdo: 'cuando', toy: 'estoy', sta: 'esta', ns: 'nose', tds: 'todos' },
  },
  pt: {
    ...{ q: 'que', pq: 'porque', vc: 'voce', vcs: 'voces', tb: 'tambem', tbm: 'tambem', kd: 'onde' },
    ...{ cade: 'onde', ta: 'esta', tao: 'estao', to: 'estou', pra: 'para', pro: 'para', n: 'nao' },
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
