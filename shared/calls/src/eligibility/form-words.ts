import { legalForms } from '../reading/eligibility/legal-form-words.ts';
import { anyPhrase, phrasesOf } from '../reading/text/phrases.ts';

/** Kinds of applicants, by the names that findings store. */
export type LegalForm =
  | 'charity'
  | '501(c)(3)'
  | 'community interest company'
  | 'non-profit organization'
  | 'community group'
  | 'association'
  | 'foundation'
  | 'cooperative'
  | 'social enterprise'
  | 'individual'
  | 'company'
  | 'public body'
  | 'political party'
  | 'religious organization'
  | 'school'
  | 'university'
  | 'international organization';

/** Words that profiles and values use beside those of calls; without accents, parted by `|`. */
const furtherForms: Partial<Record<LegalForm, string>> = {
  charity:
    'charitable compan*|charitable trust*|charitable incorporated organi*|cio|scio|public charit*|charitable organi*|charitable status|registered charity|organisme* de bienfaisance|organi*acao de caridade',
  '501(c)(3)': '501(c)(3)|501c3|501 (c)(3)|501(c)3|501 c 3|501(c) (3)',
  'community interest company': 'cic',
  'non-profit organization':
    "not for profit*|non profit*|npo|npos|pbo|pbos|public benefit organi*|non-profit-making|asbl|aisbl|vzw|loi 1901|loi de 1901|association reconnue d'utilite publique|reconnue d'utilite publique|ongd|ongds|asociacion civil|asociaciones civiles|a.c.|ipss|oscip|instituicao particular de solidariedade social|utilidade publica|utilidad publica|gemeinnutzig*|e.v.|section 8 company|section 21 company|nonprofit compan*|non-profit compan*|organisme* a but non lucratif|obnl|osbl|organi*ation de la societe civile|organi*ations de la societe civile|entidad sin lucro|sin animo lucrativo|no lucrativ*|nao lucrativ*|nao-governamental|nao-governamentais|no gubernamental*|non gouvernementale*|private voluntary organi*|organizacion de la sociedad civil|organizacion no gubernamental|organizacao da sociedade civil|organizacao nao governamental|organi*ation non gouvernementale",
  'community group':
    'cbo|cbos|community based organi*|self-help group*|grassroots organi*|organizacion comunitaria|organizacion de base|organizacao comunitaria|organizacao de base|organi*ation communautaire|groupement*|organi*ation de base|comite villageois|junta de vecinos',
  association: 'membership association|associacao|asociacion|loi 1901|loi de 1901|e.v.',
  foundation: 'stiftung|fondation|fundacion|fundacao',
  cooperative: 'co-op|co-ops|coop',
  'social enterprise':
    'b corp|entreprise sociale et solidaire|empresa social|economie sociale|negocio social',
  company:
    'company|private limited compan*|company limited by shares|limited liability compan*|private compan*|for-profit*|for profit|llc|ltd company|sarl|s.a.r.l.|sas|gmbh|s.a. de c.v.|sociedad anonima|sociedad limitada|ltda|sociedade limitada|sociedade por quotas|sociedade anonima|societe anonyme|societe a responsabilite limitee|business*|empresa privada|empresa comercial|societe commerciale',
  individual:
    'natural persons|sole proprietor*|freelance*|pessoa fisica|persona natural|personne physique|individuals',
  'public body':
    'government entit*|government agenc*|government bod*|government department*|ministry|ministries|state-owned|parastatal*|public institution*|public sector|local government*|council|councils|autarquia|camara municipal|ayuntamiento|mairie|commune|ministerio|prefeitura|etablissement public|orgao publico|organismo publico|entidad publica|entidade publica|collectivite territoriale|collectivites territoriales|governmental bod*|government|governments',
  'political party':
    'political organi*|political group*|organi*ations politiques|organizaciones politicas|organizacoes politicas',
  'religious organization':
    'faith-based organi*|faith based|church|mosque*|parish*|diocese*|ministry of faith|religious|paroisse*|iglesia|igreja|parroquia|paroquia|missionary|confessional|congregation*|religieuse*|religios*|culto',
  school: 'primary school*|secondary school*|colegio|escola|ecole|lycee*|college prep',
  university:
    'university|research institute*|instituto de investigacion|higher education|academic institution*|college|colleges|research institution*|instituto de pesquisa|institut de recherche',
  'international organization':
    'international non-governmental|international nongovernmental|international non-profit|ong internationale|ong internacional|united nations agenc*|un agenc*|multilateral|intergovernmental|organi*ation internationale|organizacion internacional|organizacao internacional',
};

const names = [...new Set([...Object.keys(legalForms), '501(c)(3)'])] as LegalForm[];

/** A phrase that may end in a sign cannot have a letter behind it, but may have anything else. */
const patterns = names.map((name) => ({
  name,
  pattern: anyPhrase(
    [...phrasesOf(legalForms[name] ?? ''), ...phrasesOf(furtherForms[name] ?? '')]
      .filter((phrase) => phrase !== '501(c)(3)' || name === '501(c)(3)')
      .join('|'),
  ),
}));

interface FormPlace {
  form: LegalForm;
  start: number;
  end: number;
}

/** What follows a hyphen is no word of its own: "not-for-profit" is no "for-profit". */
const readable = (plain: string): string =>
  plain
    .replaceAll('not-for-profit', 'nonprofit')
    .replaceAll('not for profit', 'nonprofit')
    // It has no owners who could take a profit.
    .replaceAll('company limited by guarantee', 'company-limited-by-guarantee')
    .replaceAll('non-governmental', 'nongovernmental')
    .replaceAll('non governmental', 'nongovernmental')
    .replaceAll('non-government ', 'nongovernmental ');

/** Every kind of applicant that a folded text names; where one phrase holds another, the longer. */
export function formPlacesIn(plain: string): FormPlace[] {
  const text = readable(plain);
  const all = patterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
      form: name,
      start: index,
      end: index + words.length,
    })),
  );
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start,
      ),
  );
}

export const formsIn = (plain: string): LegalForm[] => [
  ...new Set(
    formPlacesIn(plain)
      .sort((one, other) => one.start - other.start)
      .map(({ form }) => form),
  ),
];
