import type { Role } from '@harambee/domain';
import type { Topic } from '../topic.ts';

/** How the languages call a role. */
const stems: Record<Role, string[]> = {
  Owner: ['owner', 'propri', 'duen', 'dono', 'mmiliki', 'wamiliki', 'admin'],
  Member: ['writer', 'redac', 'redat', 'mwandishi', 'waandishi'],
  Reviewer: ['reviewer', 'relect', 'revisor', 'mhakiki', 'wahakiki'],
  Viewer: ['viewer', 'lecteur', 'lectrice', 'lector', 'leitor', 'mtazamaji', 'watazamaji'],
};

export const isOfRole = (token: string, role: Role): boolean =>
  stems[role].some((stem) => token.startsWith(stem));

/** The role that a message names. */
export const roleIn = ({ tokens }: Pick<Topic, 'tokens'>): Role | undefined =>
  (Object.keys(stems) as Role[]).find((role) => tokens.some((token) => isOfRole(token, role)));

const may = new Set(
  'can may allowed able peut peuvent puede pueden pode podem anaweza wanaweza droit droits permission permis derecho permiso direito permissao ruhusa haki anaruhusiwa naruhusiwa authorized permitted'.split(
    ' ',
  ),
);

/** "Who can invite?", "may Fatuma change it?" */
export const asksWhoMay = ({ tokens }: Pick<Topic, 'tokens'>): boolean =>
  tokens.some((token) => may.has(token));
