import type { ForEach } from '../../understanding/languages.ts';

/** How an answer says what it has narrowed the proposals to. */
export const narrowing = {
  you: { en: 'you', sw: 'wewe', fr: 'vous', es: 'usted', pt: 'você' },
  missed: {
    en: 'past the deadline',
    sw: 'tarehe imepita',
    fr: 'échéance dépassée',
    es: 'plazo vencido',
    pt: 'prazo vencido',
  },
  noLead: {
    en: 'led by nobody',
    sw: 'bila kiongozi',
    fr: 'sans responsable',
    es: 'sin responsable',
    pt: 'sem responsável',
  },
  noDeadline: {
    en: 'no deadline',
    sw: 'bila tarehe ya mwisho',
    fr: 'sans échéance',
    es: 'sin plazo',
    pt: 'sem prazo',
  },
  toSign: {
    en: (who: string) => (who === '' ? 'waiting for a sign-off' : `to sign: ${who}`),
    sw: (who: string) => (who === '' ? 'inasubiri saini' : `kusaini: ${who}`),
    fr: (who: string) => (who === '' ? 'signature attendue' : `à signer : ${who}`),
    es: (who: string) => (who === '' ? 'espera una firma' : `por firmar: ${who}`),
    pt: (who: string) => (who === '' ? 'espera uma assinatura' : `por assinar: ${who}`),
  },
} satisfies Record<string, ForEach<string> | ForEach<(who: string) => string>>;
